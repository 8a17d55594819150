import { nameKey } from "@heirloop/contract/catalog/fold-text";
import type { Db } from "../../platform/database/database.ts";
import { problem } from "../../platform/problem.ts";
import { findListingBrand, insertListingBrands } from "./listing-brand.queries.ts";

/** The columns of a listing that say who made it. */
type BrandColumns = { brand: string | null; designer: boolean };

/** Returns a listing's brand in its existing spelling. A new brand waits for an admin's decision. */
export async function resolveBrand(
  tx: Db,
  typed: string | null,
  { userId, now }: { userId: string; now: Date },
): Promise<BrandColumns> {
  const name = (typed ?? "").trim().replaceAll(/\s+/g, " ");
  if (name === "") return { brand: null, designer: false };
  const id = nameKey(name);
  await insertListingBrands(tx, [{ id, name, status: "new", proposedBy: userId, createdAt: now }]);
  const known = await findListingBrand(tx, id);
  const mergedInto = known?.mergedInto ?? null;
  const brand = mergedInto === null ? known : await findListingBrand(tx, mergedInto);
  if (brand?.status === "rejected")
    throw problem("invalid", {
      errors: [
        {
          path: "brand",
          message: `“${name}” is not listed as a brand. Leave this empty and name the maker in the description.`,
        },
      ],
    });
  return { brand: brand?.name ?? name, designer: brand?.designer ?? false };
}
