import type { ShopDraft } from "@heirloop/contract/dashboard/dashboard.endpoints";
import type { Db } from "../../db/database.ts";
import { violates } from "../../db/violation.ts";
import type { Caller } from "../../http/caller.ts";
import { problem } from "../../http/problem.ts";
import { isPublicPicture, requireUser } from "../identity/identity.service.ts";
import { updateUser, type UserChange } from "../identity/user.queries.ts";
import type { UserRow } from "../identity/user.table.ts";
import { placeOf } from "../listing/listing-place.ts";

function checkPictures({ logo, banner }: ShopDraft): void {
  const errors = Object.entries({ logo, banner }).flatMap(([path, address]) =>
    typeof address === "string" && !isPublicPicture(address)
      ? [{ path, message: "Upload the picture first" }]
      : [],
  );
  if (errors.length > 0) throw problem("invalid", { errors });
}

/** Changes a shop's public face; its pieces stay where they are when the shop moves. */
export async function changeShop(db: Db, caller: Caller, draft: ShopDraft): Promise<UserRow> {
  checkPictures(draft);
  const change: UserChange = {};
  if (draft.name !== undefined) change.shopName = draft.name;
  if (draft.slug !== undefined) change.slug = draft.slug;
  if (draft.story !== undefined) change.story = draft.story || null;
  if (draft.policies !== undefined) change.policies = draft.policies || null;
  if (draft.logo !== undefined) change.picture = draft.logo;
  if (draft.banner !== undefined) change.banner = draft.banner;
  if (draft.coordinates !== undefined) Object.assign(change, placeOf(draft.coordinates));
  await updateUser(db, caller.userId, change).catch((cause: unknown) => {
    if (!violates(cause, "user_slug")) throw cause;
    const message = "Another shop has this address";
    throw problem("state-conflict", { detail: message, errors: [{ path: "slug", message }], cause });
  });
  return requireUser(db, caller.userId);
}
