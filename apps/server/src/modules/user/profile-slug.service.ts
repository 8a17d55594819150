import { shopAddressProblem } from "@heirloop/machines/shop/shop-address";
import type { Db } from "../../platform/database/database.ts";
import { problem } from "../../platform/problem.ts";
import { claimSlugs, countSlugsOf } from "./profile-slug.queries.ts";
import { findUserBySlug, updateUser } from "./user.queries.ts";
import type { UserRow } from "./user.table.ts";

/**
 * Changes a profile's slug and reserves the former one for it. `user` is locked. Throws state-conflict, at
 * the field `slug`, if the slug is or was another profile's, or if the profile has used too many; the caller
 * has to roll back the transaction.
 */
export async function changeSlug(
  tx: Db,
  { id, slug: present }: Pick<UserRow, "id" | "slug">,
  slug: string,
  now: Date,
): Promise<void> {
  if (slug === present) return;
  await claimSlugs(tx, [
    { slug: present, userId: id, since: now },
    { slug, userId: id, since: now },
  ]);
  const owner = await findUserBySlug(tx, slug);
  const message = shopAddressProblem({
    shop: id,
    owner: owner?.id ?? null,
    used: await countSlugsOf(tx, id),
  });
  if (message !== null)
    throw problem("state-conflict", { detail: message, errors: [{ path: "slug", message }] });
  await updateUser(tx, id, { slug });
}
