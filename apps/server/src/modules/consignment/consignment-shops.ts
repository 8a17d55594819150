import type { OfferedShops } from "@heirloop/contract/consignment/consignment.schema";
import { listOfferedShops } from "@heirloop/machines/consignment/consignment-shops";
import type { Db } from "../../platform/database/database.ts";
import { loadZipMiles } from "../hub/load-zip-distance.ts";
import { publicName } from "../user/user.presenter.ts";
import { listActiveBusinesses } from "../user/user.queries.ts";

/** Lists the shops that a consigner's piece with this ZIP code is offered to. */
export async function getOfferedShops(db: Db, consignerId: string, zip: string): Promise<OfferedShops> {
  const businesses = await listActiveBusinesses(db);
  const shops = businesses.filter(({ id }) => id !== consignerId);
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
