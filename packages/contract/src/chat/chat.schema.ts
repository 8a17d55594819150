import * as z from "zod/mini";
import { contacts } from "../blocked-people/contact.ts";
import { consignmentStatusSchema } from "../consignment/consignment-status.ts";
import { chatIdSchema, idSchema, instantSchema } from "../identity/identity.schema.ts";
import { listingSchema } from "../listing/listing.schema.ts";
import { centsSchema } from "../money/money.schema.ts";
import { orderStatusSchema } from "../order/order-status.ts";
import { messageOfferStatusSchema } from "../order/offer-status.ts";
import { orderSchema } from "../order/order.schema.ts";
import { partySchema } from "../user/user.schema.ts";

export const messageTypeSchema = z.enum(["text", "image", "offer-sent", "update", "offer-deleted"]);
export type MessageType = z.infer<typeof messageTypeSchema>;

export const messageSchema = z.object({
  _id: idSchema,
  /** Position in the chat, from 1, without gaps. */
  number: z.int(),
  /** The id that the sender's client generated; null for system messages. */
  clientId: z.nullable(z.string()),
  type: messageTypeSchema,
  text: z.nullable(z.string()),
  /** Short-lived signed URL. */
  imageUrl: z.nullable(z.string()),
  /** `_id` of the chat's buyer or seller; null for system messages. */
  sender: z.nullable(z.string()),
  date: instantSchema,
  seenBy: z.array(z.string()),
  offer: z.nullable(
    z.object({
      status: messageOfferStatusSchema,
      amount: centsSchema,
      counteroffer: z.nullable(centsSchema),
    }),
  ),
});
export type Message = z.infer<typeof messageSchema>;

const chatParts = {
  _id: chatIdSchema,
  /** In a chat about a consignment, the consigner. */
  buyer: partySchema,
  /** In a chat about a consignment, the business that accepted it. */
  seller: partySchema,
  /**
   * In a single chat the latest ones, in order; there are earlier ones if the first number is not 1. In the list of
   * chats only the last one.
   */
  messages: z.array(messageSchema),
  /** The number of the last message that the caller has seen. */
  seenUpTo: z._default(z.int(), 0),
  /** Who has unread messages. */
  notification: z.object({ present: z.boolean(), users: z.array(z.string()) }),
  unreadCount: z.int(),
  /** Only an inquiry is closed by a block. */
  contact: z._default(z.enum(contacts), "open"),
};

const listingChatSchema = z.object({
  ...chatParts,
  subject: z.literal("listing"),
  order: z.nullable(orderSchema),
  listing: z.nullable(listingSchema),
  listings: z.array(listingSchema),
  offer: z.nullable(z.object({ amount: centsSchema })),
  /** The order's status; `inquiry` without an order. */
  status: z.union([orderStatusSchema, z.literal("inquiry")]),
});

/** The owner of a consigned piece and the business that accepted it. Offers and orders are not possible in it. */
const consignmentChatSchema = z.object({
  ...chatParts,
  subject: z.literal("consignment"),
  consignment: z.object({
    _id: idSchema,
    title: z.string(),
    images: z.array(z.string()),
    status: consignmentStatusSchema,
    /** False once the business has released the piece. */
    isHeld: z.boolean(),
  }),
  order: z.null(),
  offer: z.null(),
  status: z.literal("inquiry"),
  // Pages that were loaded before chats had consignments reject a list of chats without these two.
  listing: z._default(z.null(), null),
  listings: z._default(z.array(z.never()), []),
});

type WithoutListing<T> = Omit<T, "listing" | "listings">;
type ListingChatInput = z.input<typeof listingChatSchema>;
type ConsignmentChatInput = WithoutListing<z.input<typeof consignmentChatSchema>>;

export type ListingChat = z.infer<typeof listingChatSchema>;
export type ConsignmentChat = WithoutListing<z.infer<typeof consignmentChatSchema>>;

/** A chat is about a listing or about a consigned piece; only the former has listings, an order and offers. */
export const chatSchema: z.ZodMiniType<
  ListingChat | ConsignmentChat,
  ListingChatInput | ConsignmentChatInput
> = z.discriminatedUnion("subject", [listingChatSchema, consignmentChatSchema]);
export type Chat = z.infer<typeof chatSchema>;
