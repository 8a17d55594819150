import * as z from "zod/mini";
import { constants } from "../constants/marketplace-constants.ts";
import { messageSchema, type Message } from "../chat/chat.schema.ts";
import { chatIdSchema, heirloopIdSchema, instantSchema, orderIdSchema } from "../identity/identity.schema.ts";
import { listingStatusSchema } from "../listing/listing.schema.ts";
import { centsSchema } from "../money/money.schema.ts";
import { notificationSchema } from "../notification/notification.schema.ts";
import { orderStatusSchema } from "../order/order-status.ts";
import type { Problem } from "../problem/problem.schema.ts";

/** The order's id, and the chat's id while there is no order. */
export const conversationIdSchema = z.union([orderIdSchema, chatIdSchema]);

/** A message's place in its chat, counted from 1; the database counts as far. */
const placeSchema = z.int().check(z.gte(0), z.lte(2_147_483_647));

/** Browser → server. `usr`, `senderId` and `rec` are accepted and ignored: the server knows the sender from the token. */
export const clientEvents = {
  getMessages: z.object({
    orderId: conversationIdSchema,
    senderId: z.optional(z.string()),
    after: z.optional(placeSchema),
  }),
  message: z.object({
    message: z.object({
      /** Made by the browser, unique per chat and sender; a repeat is stored once. */
      id: z.string().check(z.regex(/^[A-Za-z0-9_-]{8,64}$/)),
      text: z
        .string()
        .check(z.trim(), z.minLength(1, "Write a message"), z.maxLength(constants.messageMaximumLength)),
    }),
    usr: z.optional(z.string()),
    ord: conversationIdSchema,
    rec: z.optional(z.string()),
  }),
  typing: z.object({ ord: conversationIdSchema }),
  /** Everything up to and including number `upTo` has been seen. */
  seen: z.object({ ord: conversationIdSchema, upTo: placeSchema }),
  watchListing: z.object({ heirloopId: heirloopIdSchema }),
  unwatchListing: z.object({ heirloopId: heirloopIdSchema }),
  /** What waits for one: asked whenever the line stands anew, since nobody heard what was told before. */
  counts: z.object({}),
};

/** Server → browser. */
export const serverEvents = {
  messages: z.object({ msg: z.array(messageSchema), ord: z.string() }),
  typing: z.object({ ord: z.string(), by: z.string() }),
  seen: z.object({ ord: z.string(), by: z.string(), upTo: z.int() }),
  notification: z.object({ notification: notificationSchema, notPreviewed: z.int() }),
  listing: z.object({
    heirloopId: heirloopIdSchema,
    price: centsSchema,
    status: listingStatusSchema,
    reservedUntil: z.nullable(instantSchema),
  }),
  /** Something about the order changed; whoever shows it asks for it again. */
  order: z.object({ orderId: orderIdSchema, status: orderStatusSchema }),
};

type Events<Schemas extends Record<string, z.ZodMiniType>> = {
  [Name in keyof Schemas]: z.infer<Schemas[Name]>;
};
export type ServerEvents = Events<typeof serverEvents>;
export type ClientEvents = Events<typeof clientEvents>;

/** The answer to an emitted `message`, sent only after commit. */
export type MessageAcknowledgement = { ok: true; message: Message } | { ok: false; problem: Problem };
/** The answer to `getMessages`: everything after `after`, in order. */
export type MessagesAcknowledgement =
  | { ok: true; msg: Message[]; ord: string }
  | { ok: false; problem: Problem };
/** The answer to `counts`: notifications since the menu was last opened, and chats in which something is unread. */
export type CountsAcknowledgement =
  | { ok: true; notPreviewed: number; unreadChats: number }
  | { ok: false; problem: Problem };
export type Acknowledgement = { ok: true } | { ok: false; problem: Problem };

export const socketPath = "/socket.io";
