import * as z from "zod/mini";
import { textSchema } from "../endpoint/query-fields.ts";
import { idSchema, instantSchema } from "../identity/identity.schema.ts";
import { isPushEndpoint } from "./push-endpoint.ts";

/** A browser that gets push notifications. */
export const pushDeviceSchema = z.object({
  _id: idSchema,
  /** `Chrome on Windows` */
  name: z.string(),
  date: instantSchema,
  /** Whether it belongs to the session of the call. */
  current: z.boolean(),
});
export type PushDevice = z.infer<typeof pushDeviceSchema>;

export const pushSettingsSchema = z.object({
  /** The key that browsers subscribe with, in base64url; null if this server sends no push notifications. */
  publicKey: z.nullable(z.string()),
  /** Those of the account, newest first; none for guests. */
  devices: z.array(pushDeviceSchema),
});
export type PushSettings = z.infer<typeof pushSettingsSchema>;

/** A `PushSubscription` of the Push API, as its `toJSON` writes it. */
export const newPushDeviceSchema = z.object({
  endpoint: z.string().check(z.refine(isPushEndpoint, "This is not the address of a push service")),
  keys: z.object({
    /** A point on P-256, uncompressed: 65 bytes of which the first one is 4. */
    p256dh: z.string().check(z.regex(/^B[\w-]{86}$/, "This is not a key")),
    /** 16 bytes. */
    auth: z.string().check(z.regex(/^[\w-]{22}$/, "This is not a key")),
  }),
  /** Without it, the name of the session's subscription before this one stays. */
  name: z.optional(textSchema(60)),
});
export type NewPushDevice = z.infer<typeof newPushDeviceSchema>;

/** What a push service carries, encrypted for one browser, as JSON. */
export const pushContentSchema = z.object({
  /** The notification's id: a repeated one replaces the first. */
  id: z.string(),
  title: z.string(),
  body: z.string(),
  /** The page to open: a path of this site. */
  url: z.string().check(z.startsWith("/")),
});
export type PushContent = z.infer<typeof pushContentSchema>;
