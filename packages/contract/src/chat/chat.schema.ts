import * as z from "zod/mini";
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

export const chatSchema = z.object({
  _id: chatIdSchema,
  order: z.nullable(orderSchema),
  listing: z.nullable(listingSchema),
  listings: z.array(listingSchema),
  buyer: partySchema,
  seller: partySchema,
  offer: z.nullable(z.object({ amount: centsSchema })),
  /** All messages in a single chat; only the last one in the list of chats. */
  messages: z.array(messageSchema),
  /** Who has unread messages. */
  notification: z.object({ present: z.boolean(), users: z.array(z.string()) }),
  unreadCount: z.int(),
  /** The order's status; `inquiry` without an order. */
  status: z.union([orderStatusSchema, z.literal("inquiry")]),
});
export type Chat = z.infer<typeof chatSchema>;
