import type { BrandReview } from "@heirloop/contract/admin/brand-review.endpoints";
import { findSimilarBrand } from "@heirloop/contract/admin/similar-brand";
import { transaction } from "../../platform/database/transaction.ts";
import type { Db } from "../../platform/database/database.ts";
import type { Deps } from "../../deps.ts";
import { problem } from "../../platform/problem.ts";
import { insertAuditEntry } from "../identity/audit.queries.ts";
import {
  findListingBrand,
  lockListingBrand,
  listApprovedBrands,
  updateListingBrand,
} from "../listing-brand/listing-brand.queries.ts";
import { renameBrandOfListings, listNewBrands } from "./brand-review.queries.ts";
import type { ListingBrandRow } from "../listing-brand/listing-brand.table.ts";

export async function reviewBrands(db: Db): Promise<BrandReview> {
  const approved = await listApprovedBrands(db);
  const keys = approved.map(({ id }) => id);
  return {
    brands: (await listNewBrands(db)).map(({ id, createdAt, ...brand }) => ({
      ...brand,
      _id: id,
      since: createdAt.toISOString(),
      similar: findSimilarBrand(id, keys),
    })),
    approved: approved.map(({ id, name }) => ({ _id: id, name })),
  };
}

type Decision =
  | { does: "approve" }
  | { does: "reject" }
  | { does: "merge"; /** Key of an approved brand. */ into: string };
type DecidedBy = { adminId: string; requestId: string; now: Date };

const statusAfter = { approve: "approved", reject: "rejected", merge: "merged" } as const;

async function requireTarget(tx: Db, into: string): Promise<ListingBrandRow> {
  const target = await findListingBrand(tx, into);
  if (target?.status !== "approved")
    throw problem("invalid", { errors: [{ path: "into", message: "Choose an approved brand" }] });
  return target;
}

/** Decides on a new brand, and updates its listings and the search index. */
export async function decideOnBrand(
  db: Db,
  deps: Deps,
  id: string,
  decision: Decision,
  { adminId, requestId, now }: DecidedBy,
): Promise<void> {
  await transaction(db, async (tx) => {
    const brand = await lockListingBrand(tx, id);
    if (brand === null) throw problem("not-found");
    if (brand.status !== "new")
      throw problem("state-conflict", { detail: `“${brand.name}” has been decided on already.` });
    const target = decision.does === "merge" ? await requireTarget(tx, decision.into) : null;
    await updateListingBrand(tx, id, {
      status: statusAfter[decision.does],
      decidedAt: now,
      ...(target === null ? {} : { mergedInto: target.id }),
    });
    const current = decision.does === "reject" ? { name: null, designer: false } : (target ?? brand);
    const changed = await renameBrandOfListings(tx, brand.name, current, now);
    await insertAuditEntry(tx, {
      id: deps.newId(),
      adminId,
      accountId: brand.proposedBy ?? adminId,
      action: `brand-${decision.does}`,
      detail: target === null ? brand.name : `${brand.name} → ${target.name}`,
      requestId,
      at: now,
    });
    await deps.events.publish(tx, "listing.changed", { listingIds: changed });
  });
}
