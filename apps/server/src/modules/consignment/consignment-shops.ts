import type { OfferedShops } from "@heirloop/contract/consignment/consignment.schema";
import { listOfferedShops } from "@heirloop/machines/consignment/consignment-shops";
import { and, asc, eq, isNull, ne } from "drizzle-orm";
import type { Db } from "../../platform/database/database.ts";
import { loadZipMiles } from "../hub/load-zip-distance.ts";
import { publicName } from "../user/user.presenter.ts";
import { userTable } from "../user/user.table.ts";

/** Lists the shops that a consigner's piece with this ZIP code is offered to. */
export async function readOfferedShops(db: Db, consignerId: string, zip: string): Promise<OfferedShops> {
  const { firstName, isBusiness, shopName, slug, place, hub, lat, lng } = userTable;
  const shops = await db
    .select({ firstName, isBusiness, shopName, slug, place, hub, lat, lng })
    .from(userTable)
    .where(and(eq(isBusiness, true), isNull(userTable.blockedAt), ne(userTable.id, consignerId)))
    .orderBy(asc(userTable.id));
  const getMiles = await loadZipMiles();
  const offered = listOfferedShops(shops, zip, ({ lat: latitude, lng: longitude }) =>
    latitude === null || longitude === null ? null : getMiles({ latitude, longitude }, zip),
  );
  return {
    ...offered,
    shops: offered.shops.map((shop) => ({
      firstName: publicName(shop),
      slug: shop.slug,
      place: shop.place,
      miles: shop.miles,
    })),
  };
}
