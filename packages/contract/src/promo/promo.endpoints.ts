import * as z from "zod/mini";
import { endpoint } from "../endpoint/endpoint.ts";
import { atMost } from "../endpoint/rate-limit.ts";
import { heirloopIdSchema } from "../identity/identity.schema.ts";
import { emailMaximumLength, emailMessages, emailPattern } from "../user/email-pattern.ts";
import { emailSchema } from "../user/user-fields.ts";

export const promoEmailSchema = z.object({
  email: z
    .string()
    .check(z.minLength(1, emailMessages.missing))
    .check(
      z.trim(),
      z.regex(emailPattern, emailMessages.malformed),
      z.maxLength(emailMaximumLength),
      z.toLowerCase(),
    ),
});

export const promoEndpoints = {
  request: endpoint("POST", "/api/promo", {
    summary: "Mail a promo code",
    access: "guest",
    body: promoEmailSchema,
    status: 202,
    idempotent: true,
    limits: [atMost(5, "promo codes", "hour", "address")],
  }),
  captureEmail: endpoint("POST", "/api/capture-email", {
    summary: "Keep what a visitor looked at with their address",
    access: "guest",
    body: z.object({
      email: emailSchema,
      cart: z.array(heirloopIdSchema).check(z.maxLength(50)),
      /** Of a signed-in visitor, latest first. */
      favorites: z._default(z.array(heirloopIdSchema).check(z.maxLength(50)), []),
      recentlyViewed: z.array(heirloopIdSchema).check(z.maxLength(50)),
    }),
    status: 202,
    idempotent: true,
    limits: [atMost(20, "emails", "hour", "address")],
  }),
};
