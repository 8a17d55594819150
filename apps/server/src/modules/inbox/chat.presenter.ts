import type { Contact } from "@heirloop/contract/blocked-people/contact";
import type { chatSchema } from "@heirloop/contract/chat/chat.schema";
import type { Side } from "@heirloop/contract/user/user.schema";
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
import type { DiscussedConsignment } from "../consignment/consignment.queries.ts";
import type { Seen, Unread } from "../chat/chat-seen.queries.ts";
import type { ChatRow, MessageRow } from "../chat/chat.table.ts";
import { idForViewer, presentMessage } from "../chat/message.presenter.ts";

export type ChatSubject =
  | Readonly<{ type: "listing"; listing: ListingRow; order: FullOrder | null }>
  | Readonly<{ type: "consignment"; consignment: DiscussedConsignment }>;

/** A chat with everything its response contains. */
export type FullChat = Readonly<{
  chat: ChatRow;
  subject: ChatSubject;
  buyer: UserRow;
  seller: UserRow;
  messages: readonly MessageRow[];
  seen: readonly Seen[];
  unread: readonly Unread[];
  contact: Contact;
}>;

type Presented = z.input<typeof chatSchema>;
type Viewing = Readonly<{ userId: string; side: Side; now: Date }>;

function presentListingSubject(
  { listing, order }: Extract<ChatSubject, { type: "listing" }>,
  viewing: Viewing,
  pictures: PictureService,
): Omit<Extract<Presented, { subject: "listing" }>, keyof ReturnType<typeof presentConversation>> {
  const pieces = order === null ? [listing] : order.pieces.map((piece) => piece.listing);
  const presented = pieces.map((piece) => presentListing(piece, viewing));
  const amount = order?.order.offerAmount ?? null;
  return {
    subject: "listing",
    order: order === null ? null : presentOrder(order, { ...viewing, pictures }),
    listing: presented[0] ?? null,
    listings: presented,
    offer: amount === null ? null : { amount },
    status: order?.order.status ?? "inquiry",
  };
}

/** The people of a chat and what they wrote. */
function presentConversation(
  { chat, subject, buyer, seller, messages, seen, unread, contact }: FullChat,
  { userId, side }: Viewing,
  pictures: PictureService,
) {
  const names = {
    sellerId: chat.sellerId,
    sellerAlias: chat.sellerAlias,
    hidden: subject.type === "listing" && hidesSellerFrom(side, subject.order?.order ?? null, seller),
  };
  return {
    _id: chat.id,
    buyer: presentParty(buyer),
    seller: names.hidden ? presentHiddenSeller(chat.sellerAlias) : presentParty(seller),
    seenUpTo: seen.find((one) => one.userId === userId)?.upTo ?? 0,
    messages: messages.map((message) => presentMessage(message, names, seen, pictures)),
    notification: {
      present: unread.length > 0,
      users: unread.map((one) => idForViewer(one.userId, names)),
    },
    unreadCount: unread.find((one) => one.userId === userId)?.count ?? 0,
    // A hidden seller cannot be identified by a block.
    contact: names.hidden ? ("open" as const) : contact,
  };
}

export function presentChat(
  full: FullChat,
  viewerId: string,
  now: Date,
  pictures: PictureService,
): Presented {
  const { chat, subject } = full;
  const viewing = { userId: viewerId, side: sideOf(chat, viewerId) ?? "seller", now };
  const conversation = presentConversation(full, viewing, pictures);
  if (subject.type === "listing")
    return { ...conversation, ...presentListingSubject(subject, viewing, pictures) };
  const { id, title, images, status, acceptedBy } = subject.consignment;
  return {
    ...conversation,
    subject: "consignment",
    consignment: { _id: id, title, images, status, isHeld: acceptedBy === chat.sellerId },
    order: null,
    offer: null,
    status: "inquiry",
  };
}
