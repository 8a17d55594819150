import { createHmac, timingSafeEqual } from "node:crypto";
import { canTurnOff } from "@heirloop/contract/notification/notification-kinds";
import {
  notificationTypeSchema,
  type NotificationType,
} from "@heirloop/contract/notification/notification.schema";
import * as z from "zod/mini";

/** Whose emails a link turns off, and which. */
export type Subscription = Readonly<{ userId: string; types: readonly NotificationType[] }>;

const typesSchema = z.array(notificationTypeSchema.check(z.refine((type) => canTurnOff(type, "email"))));

const signatureOf = (key: Buffer, content: string): string =>
  createHmac("sha256", key).update(content).digest("base64url");

/**
 * Returns a token that turns off emails without a login. It can do nothing else and does not expire, because an
 * old mail's link has to work as well; using it again changes nothing.
 */
export function createUnsubscribeToken(key: Buffer, { userId, types }: Subscription): string {
  const content = Buffer.from([userId, ...types].join(" ")).toString("base64url");
  return `${content}.${signatureOf(key, content)}`;
}

/** Returns what the token turns off; null if it was not created with this key. */
export function parseUnsubscribeToken(key: Buffer, token: string): Subscription | null {
  const [content = "", given = "", ...rest] = token.split(".");
  const signature = Buffer.from(given);
  const expected = Buffer.from(signatureOf(key, content));
  if (rest.length > 0 || signature.length !== expected.length || !timingSafeEqual(signature, expected))
    return null;
  const [userId = "", ...names] = Buffer.from(content, "base64url").toString().split(" ");
  const types = typesSchema.safeParse(names);
  // A kind that can no longer be turned off.
  return types.success ? { userId, types: types.data } : null;
}
