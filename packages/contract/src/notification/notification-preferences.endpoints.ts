import * as z from "zod/mini";
import { endpoint } from "../endpoint/endpoint.ts";
import { atMost } from "../endpoint/rate-limit.ts";
import { notificationPreferencesSchema } from "./notification-preferences.schema.ts";
import { notificationTypeSchema } from "./notification.schema.ts";

/** From an emailed unsubscribe link. */
export const unsubscribeTokenSchema = z
  .string()
  .check(z.regex(/^[\w.-]{20,200}$/, "This link is not complete"));

const unsubscribeAnswerSchema = z.object({
  /** The kinds of email that the link turns off. */
  types: z.array(notificationTypeSchema),
  /** Whether these emails are on. */
  subscribed: z.boolean(),
});

export const notificationPreferenceEndpoints = {
  get: endpoint("GET", "/api/notification-preferences", {
    summary: "Which notifications and emails the account gets, and when",
    access: "user",
    answer: notificationPreferencesSchema,
  }),
  set: endpoint("PUT", "/api/notification-preferences", {
    summary: "Set which notifications and emails the account gets, and when",
    access: "user",
    body: notificationPreferencesSchema,
    answer: notificationPreferencesSchema,
    limits: [atMost(120, "changes of preferences", "hour")],
  }),
  findSubscription: endpoint("GET", "/api/unsubscribe/{token}", {
    summary: "What an emailed unsubscribe link turns off; changes nothing",
    access: "guest",
    params: z.object({ token: unsubscribeTokenSchema }),
    answer: unsubscribeAnswerSchema,
    limits: [atMost(600, "unsubscribe links", "10 minutes", "address")],
  }),
  unsubscribe: endpoint("POST", "/api/unsubscribe/{token}", {
    summary: "Turn off the emails of an unsubscribe link, without a login",
    access: "guest",
    params: z.object({ token: unsubscribeTokenSchema }),
    answer: unsubscribeAnswerSchema,
    limits: [atMost(600, "unsubscribe links", "10 minutes", "address")],
  }),
};
