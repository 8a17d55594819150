import * as z from "zod/mini";
import { constants } from "../constants/marketplace-constants.ts";
import { endpoint } from "../endpoint/endpoint.ts";
import { wholeNumberSchema } from "../endpoint/query-fields.ts";
import { atMost } from "../endpoint/rate-limit.ts";
import { chatIdSchema, heirloopIdSchema, idSchema } from "../identity/identity.schema.ts";
import { chatSchema, messageSchema } from "./chat.schema.ts";

const pathParams = z.object({ chatId: chatIdSchema });

export const chatEndpoints = {
  list: endpoint("GET", "/api/chat/all-chats", {
    summary: "The caller's chats, latest first",
    access: "user",
    /** `after`: the last chat that was read; the response continues with those after it. */
    query: z.object({
      after: z.optional(chatIdSchema),
      limit: z._default(wholeNumberSchema(1, constants.chatsReadMaximum), constants.chatsReadMaximum),
    }),
    answer: z.array(chatSchema),
    errors: ["not-found", "permission-denied"],
  }),
  get: endpoint("GET", "/api/chat/{chatId}", {
    summary: "One chat with its latest messages; an order's id works too",
    access: "user",
    params: pathParams,
    answer: chatSchema,
    errors: ["permission-denied"],
  }),
  earlierMessages: endpoint("GET", "/api/chat/{chatId}/messages", {
    summary: "The messages of a chat just before a number, in order",
    access: "user",
    params: pathParams,
    query: z.object({
      /** The number of the first message that is known. */
      before: wholeNumberSchema(1, 9_999_999),
      limit: z._default(wholeNumberSchema(1, constants.messagesPerPage), constants.messagesPerPage),
    }),
    answer: z.array(messageSchema),
    errors: ["permission-denied"],
  }),
  sendPicture: endpoint("POST", "/api/chat/{chatId}", {
    summary: "Send a picture",
    access: "user",
    params: pathParams,
    payload: "file",
    status: 201,
    answer: messageSchema,
    errors: ["permission-denied", "chat-closed", "too-large", "unsupported-type"],
    idempotent: true,
    limits: [atMost(30, "pictures sent", "minute")],
  }),
  open: endpoint("POST", "/api/chat", {
    summary: "Open, or come back to, the inquiry chat about a listing",
    access: "user",
    body: z.object({ listing: heirloopIdSchema }),
    answer: chatSchema,
    errors: ["own-listing", "not-accepting"],
    idempotent: true,
    limits: [atMost(60, "chats opened", "hour")],
  }),
  openConsignment: endpoint("POST", "/api/consign/{id}/chat", {
    summary: "Open, or come back to, the chat about an accepted consignment",
    access: "user",
    params: z.object({ id: idSchema }),
    answer: chatSchema,
    errors: ["chat-closed", "consignment-taken", "state-conflict"],
    idempotent: true,
    limits: [atMost(60, "chats opened", "hour")],
  }),
};
