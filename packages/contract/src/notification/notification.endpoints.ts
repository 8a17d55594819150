import * as z from "zod/mini";
import { endpoint } from "../endpoint/endpoint.ts";
import { atMost } from "../endpoint/rate-limit.ts";
import { idSchema } from "../identity/identity.schema.ts";
import { pendingReviewSchema } from "../review/review.schema.ts";
import { notificationSchema } from "./notification.schema.ts";

export const notificationPageSchema = z.object({
  notifications: z.array(notificationSchema),
  /** How many arrived since the menu was last opened. */
  notPreviewed: z.int(),
  /** This is the last batch. */
  maxed: z.boolean(),
});
export type NotificationPage = z.infer<typeof notificationPageSchema>;

export const notificationEndpoints = {
  list: endpoint("POST", "/api/auth/get-nots", {
    summary: "Notifications, newest first, 20 at a time",
    access: "user",
    body: z.object({ skip: z._default(z.int().check(z.gte(0), z.lte(100_000)), 0) }),
    answer: notificationPageSchema,
    changesState: false,
  }),
  preview: endpoint("GET", "/api/auth/preview-nots", {
    summary: "The menu was opened: the unread-preview count starts again",
    access: "user",
    answer: z.object({ notPreviewed: z.int() }),
    changesState: true,
    limits: [atMost(1_200, "looks at notifications", "hour")],
  }),
  markSeen: endpoint("GET", "/api/auth/remove-notification/{id}", {
    summary: "Mark one as seen",
    access: "user",
    params: z.object({ id: idSchema }),
    answer: notificationSchema,
    changesState: true,
    limits: [atMost(1_200, "notifications read", "hour")],
  }),
  markAllSeen: endpoint("POST", "/api/auth/read-nots", {
    summary: "Mark all as seen, which also resets the unread-preview count",
    access: "user",
    answer: z.object({ notPreviewed: z.int() }),
    limits: [atMost(1_200, "notifications read", "hour")],
  }),
  review: endpoint("POST", "/api/auth/review-not", {
    summary: "Open the review that a notification asks for",
    access: "user",
    body: z.object({ notification: idSchema }),
    answer: pendingReviewSchema,
    errors: ["already-reviewed"],
    changesState: false,
  }),
};
