import type { ShopDraft } from "@heirloop/contract/dashboard/dashboard.endpoints";
import type { Db } from "../../platform/database/database.ts";
import { transaction } from "../../platform/database/transaction.ts";
import type { Caller } from "../../http/caller.ts";
import { problem } from "../../platform/problem.ts";
import { isPublicPicture } from "../upload/picture-address.ts";
import { requireUser } from "../user/require-user.ts";
import { changeSlug } from "../user/profile-slug.service.ts";
import { lockUser, updateUser, type UserChange } from "../user/user.queries.ts";
import type { UserRow } from "../user/user.table.ts";
import { claimPictures } from "../upload/claim-pictures.ts";
import { placeOf } from "../hub/hub-place.ts";

function checkPictures({ logo, banner }: ShopDraft): void {
  const errors = Object.entries({ logo, banner }).flatMap(([path, address]) =>
    typeof address === "string" && !isPublicPicture(address)
      ? [{ path, message: "Upload the picture first" }]
      : [],
  );
  if (errors.length > 0) throw problem("invalid", { errors });
}

/**
 * Updates a shop's public profile; its pieces keep their location when the shop moves. Former addresses of
 * its profile keep working.
 */
export async function changeShop(db: Db, caller: Caller, draft: ShopDraft, now: Date): Promise<UserRow> {
  checkPictures(draft);
  const change: UserChange = {};
  if (draft.name !== undefined) change.shopName = draft.name;
  if (draft.story !== undefined) change.story = draft.story || null;
  if (draft.policies !== undefined) change.policies = draft.policies || null;
  if (draft.logo !== undefined) change.picture = draft.logo;
  if (draft.banner !== undefined) change.banner = draft.banner;
  if (draft.coordinates !== undefined) Object.assign(change, placeOf(draft.coordinates));
  const { slug } = draft;
  await transaction(db, async (tx) => {
    const shop = await lockUser(tx, caller.userId);
    await claimPictures(tx, {
      userId: caller.userId,
      pictures: { logo: draft.logo, banner: draft.banner },
      current: [shop?.picture ?? null, shop?.banner ?? null],
    });
    if (shop !== null && slug !== undefined) await changeSlug(tx, shop, slug, now);
    await updateUser(tx, caller.userId, change);
  });
  return requireUser(db, caller.userId);
}
