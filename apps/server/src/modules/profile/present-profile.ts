import type { profileSchema } from "@heirloop/contract/profile/profile.endpoints";
import type * as z from "zod/mini";
import type { Db } from "../../platform/database/database.ts";
import type { UserRow } from "../user/user.table.ts";
import { presentListing, type Viewer } from "../listing/listing.presenter.ts";
import { findListingsOf } from "../listing/listing.queries.ts";
import { presentSellerSummary, readSellerFigures } from "./seller-summary.ts";

const shown = { forSale: 60, sold: 24 };

/** Presents a seller or shop with its active and sold pieces. */
export async function presentProfile(
  db: Db,
  seller: UserRow,
  viewer: Viewer,
): Promise<z.input<typeof profileSchema>> {
  const forSale = await findListingsOf(db, seller.id, "active", shown.forSale);
  const sold = await findListingsOf(db, seller.id, "sold", shown.sold);
  return {
    seller: presentSellerSummary(seller, await readSellerFigures(db, seller.id)),
    story: seller.story,
    policies: seller.policies,
    banner: seller.banner,
    forSale: forSale.map((row) => presentListing(row, viewer)),
    sold: sold.map((row) => presentListing(row, viewer)),
  };
}
