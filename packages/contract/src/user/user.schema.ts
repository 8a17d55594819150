import * as z from "zod/mini";
import { homeMeasurementsSchema } from "../home-measurements/home-measurements.schema.ts";
import { slugSchema, userIdSchema } from "../identity/identity.schema.ts";

/** `[lng, lat]` in degrees. */
export const coordinatesSchema = z.tuple([
  z.number().check(z.gte(-180), z.lte(180)),
  z.number().check(z.gte(-90), z.lte(90)),
]);
export type Coordinates = z.infer<typeof coordinatesSchema>;

/** The signed-in user, as visible only to themselves. */
export const userSchema = z.object({
  _id: userIdSchema,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  /** Whether the user has confirmed the address through an emailed link. */
  emailVerified: z.boolean(),
  /** The new address of the account once it is confirmed. */
  pendingEmail: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  slug: slugSchema,
  picture: z.nullable(z.string()),
  admin: z.boolean(),
  isBusiness: z.boolean(),
  locationInfo: z.object({ coordinates: z.nullable(coordinatesSchema) }),
  blocked: z.boolean(),
  stripeConnect: z.object({ connected: z.boolean() }),
  /** The measurements for "Will it fit?"; null until they are entered. */
  home: z.nullable(homeMeasurementsSchema),
  /** The admin who is currently impersonating this account. */
  impersonatedBy: z.nullable(z.object({ _id: userIdSchema, firstName: z.string() })),
});
export type User = z.infer<typeof userSchema>;

/**
 * How a user appears to others. `firstName` is the shop's name for businesses. Where the name is hidden
 * (docs/product.md §4, Chat), `_id` is specific to that chat, and `slug` and `picture` are null.
 */
export const partySchema = z.object({
  _id: z.string(),
  firstName: z.string(),
  slug: z.nullable(slugSchema),
  picture: z.nullable(z.string()),
  isBusiness: z.boolean(),
});
export type Party = z.infer<typeof partySchema>;

/** The two sides of an order or chat. */
export const sideSchema = z.enum(["buyer", "seller"]);
export type Side = z.infer<typeof sideSchema>;
