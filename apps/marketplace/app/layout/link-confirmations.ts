import type { Api } from "@heirloop/api-client/http/http-client";
import { adminEndpoints } from "@heirloop/contract/admin/admin.endpoints";
import { chatEndpoints } from "@heirloop/contract/chat/chat.endpoints";
import { userIdSchema } from "@heirloop/contract/identity/identity.schema";
import { listingEndpoints } from "@heirloop/contract/listing/listing.endpoints";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import { formatFullName } from "@heirloop/contract/user/full-name";
import type { LinkRequest } from "@heirloop/ui/patterns/confirm-link/confirm-link-dialog";
import { isRefused } from "../api/error-message.ts";
import type { UrlActionProps } from "./url-action-props.ts";
import { parseListing, UnknownTargetError } from "./parse-target.ts";

const accountNotFoundText = "This account does not exist. Check the link.";

type Asking = Pick<UrlActionProps, "value" | "user" | "openChat" | "goTo"> & {
  api: Api;
  isFavorite: (heirloopId: string) => boolean;
};

/**
 * Returns the question to ask before an external link changes something. It only reads; when no change is needed it
 * returns that the action is done or that the page was left. Throws errors with a message for the user.
 */
export type LinkConfirmation = (asking: Asking) => Promise<LinkRequest | "done" | "navigated">;

export const confirmFavorite: LinkConfirmation = async ({ value, api, isFavorite }) => {
  const heirloopId = parseListing(value);
  if (isFavorite(heirloopId)) return "done";
  const { title } = await api.call(listingEndpoints.get, { params: { heirloopId } });
  return { kind: "favorite", title };
};

/** An existing conversation is opened without asking. */
export const confirmInquiry: LinkConfirmation = async ({ value, user, api, openChat, goTo }) => {
  const heirloopId = parseListing(value);
  const { title, seller } = await api.call(listingEndpoints.get, { params: { heirloopId } });
  if (user !== null && seller._id === user._id) {
    goTo(pageUrls.profile(user.slug));
    return "navigated";
  }
  const chats = await api.call(chatEndpoints.list);
  const known = chats.find(
    (chat) =>
      chat.subject === "listing" &&
      chat.buyer._id === user?._id &&
      chat.listings.some((listing) => listing.heirloopId === heirloopId),
  );
  if (known === undefined) return { kind: "listing", title };
  openChat(known._id);
  return "done";
};

export const confirmImpersonation: LinkConfirmation = async ({ value, api }) => {
  const id = userIdSchema.safeParse(value);
  if (!id.success) throw new UnknownTargetError(accountNotFoundText);
  const account = await api
    .call(adminEndpoints.account, { params: { id: id.data } })
    .catch((error: unknown) => {
      throw isRefused(error, "not-found") ? new UnknownTargetError(accountNotFoundText) : error;
    });
  return { kind: "userAccountAdmin", name: formatFullName(account), email: account.email };
};
