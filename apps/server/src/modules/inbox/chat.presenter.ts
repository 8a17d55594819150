import type { chatSchema } from "@heirloop/contract/chat/chat.schema";
import type * as z from "zod/mini";
import type { PictureService } from "../../platform/pictures/pictures.ts";
import { presentParty } from "../user/user.presenter.ts";
import type { UserRow } from "../user/user.table.ts";
import type { ListingRow } from "../listing/listing.table.ts";
import { sideOf } from "@heirloop/machines/order/order-viewer";
import { presentOrder } from "../order-process/order.presenter.ts";
import type { FullOrder } from "../order-process/full-order.queries.ts";
import { hidesSellerFrom, presentHiddenSeller } from "../order/order-sides.ts";
import { presentListing } from "../listing/listing.presenter.ts";
import type { Seen, Unread } from "../chat/chat.queries.ts";
import type { ChatRow, MessageRow } from "../chat/chat.table.ts";
import { idForViewer, presentMessage } from "../chat/message.presenter.ts";

/** A chat with everything its response contains. */
export type FullChat = Readonly<{
  chat: ChatRow;
  order: FullOrder | null;
  listing: ListingRow;
  buyer: UserRow;
  seller: UserRow;
  messages: readonly MessageRow[];
  seen: readonly Seen[];
  unread: readonly Unread[];
}>;

export function presentChat(
  full: FullChat,
  viewerId: string,
  now: Date,
  pictures: PictureService,
): z.input<typeof chatSchema> {
  const { chat, order, listing, buyer, seller, unread } = full;
  const side = sideOf(chat, viewerId) ?? "seller";
  const names = {
    sellerId: chat.sellerId,
    sellerAlias: chat.sellerAlias,
    hidden: hidesSellerFrom(side, order?.order ?? null, seller),
  };
  const pieces = order === null ? [listing] : order.pieces.map((piece) => piece.listing);
  const presented = pieces.map((piece) => presentListing(piece, { userId: viewerId, now }));
  const amount = order?.order.offerAmount ?? null;
  return {
    _id: chat.id,
    order: order === null ? null : presentOrder(order, { userId: viewerId, side, now }),
    listing: presented[0] ?? null,
    listings: presented,
    buyer: presentParty(buyer),
    seller: names.hidden ? presentHiddenSeller(chat.sellerAlias) : presentParty(seller),
    offer: amount === null ? null : { amount },
    messages: full.messages.map((message) => presentMessage(message, names, full.seen, pictures)),
    notification: {
      present: unread.length > 0,
      users: unread.map(({ userId }) => idForViewer(userId, names)),
    },
    unreadCount: unread.find(({ userId }) => userId === viewerId)?.count ?? 0,
    status: order?.order.status ?? "inquiry",
  };
}
