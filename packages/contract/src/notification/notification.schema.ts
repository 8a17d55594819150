import * as z from "zod/mini";
import {
  chatIdSchema,
  heirloopIdSchema,
  idSchema,
  instantSchema,
  orderIdSchema,
} from "../identity/identity.schema.ts";
import { notificationTypes } from "./notification-types.ts";

export const notificationTypeSchema = z.enum(notificationTypes);
export type NotificationType = z.infer<typeof notificationTypeSchema>;

const subjectSchema = z.object({
  heirloopId: heirloopIdSchema,
  slug: z.string(),
  title: z.string(),
  image: z.nullable(z.string()),
});

export const notificationSchema = z.object({
  _id: idSchema,
  type: notificationTypeSchema,
  text: z.string(),
  sender: z.nullable(z.object({ firstName: z.string() })),
  listing: z.nullable(subjectSchema),
  listings: z.array(subjectSchema),
  /** The number of pieces it is about. */
  items: z.int(),
  order: z.nullable(orderIdSchema),
  chat: z.nullable(chatIdSchema),
  seen: z.boolean(),
  date: instantSchema,
});
export type Notification = z.infer<typeof notificationSchema>;
