import * as z from "zod/mini";
import { homeMeasurementsSchema } from "../home-measurements/home-measurements.schema.ts";
import { slugSchema, userIdSchema } from "../identity/identity.schema.ts";

/** `[lng, lat]` in degrees. */
export const coordinatesSchema = z.tuple([
  z.number().check(z.gte(-180), z.lte(180)),
  z.number().check(z.gte(-90), z.lte(90)),
]);
export type Coordinates = z.infer<typeof coordinatesSchema>;

/** The signed-in person, as only that person sees it. */
export const userSchema = z.object({
  _id: userIdSchema,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  /** Whether the person has shown, by a mailed link, that the address is theirs. */
  emailVerified: z.boolean(),
  /** An address that the account moves to once it is confirmed. */
  pendingEmail: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  slug: slugSchema,
  picture: z.nullable(z.string()),
  admin: z.boolean(),
  isBusiness: z.boolean(),
  locationInfo: z.object({ coordinates: z.nullable(coordinatesSchema) }),
  blocked: z.boolean(),
  stripeConnect: z.object({ connected: z.boolean() }),
  /** What "Will it fit?" measures against; null until it was told. */
  home: z.nullable(homeMeasurementsSchema),
  /** The admin who is inside this account just now. */
  enteredBy: z.nullable(z.object({ _id: userIdSchema, firstName: z.string() })),
});
export type User = z.infer<typeof userSchema>;

/**
 * How a person appears to others. `firstName` is the shop's name for businesses. Where the name is hidden
 * (docs/product.md §4, Chat), `_id` is an id that holds for that chat alone, and `slug` and `picture` are null.
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
