import * as z from "zod/mini";
import { constants } from "../constants/marketplace-constants.ts";
import { formatCents } from "../money/format-cents.ts";
import { centsSchema } from "../money/money.schema.ts";

const { deliveryRadius, deliveryBands, highestDeliveryFee } = constants;

/** A ZIP code without the four digits after it. */
export const zipSchema = z.string().check(z.trim(), z.regex(/^\d{5}$/, "Enter a 5-digit ZIP code"));

/** `miles` is the farthest distance of the band, `fee` what a delivery within it costs; 0 is free. */
const deliveryBandSchema = z.object({
  miles: z
    .int("Enter whole miles")
    .check(z.gte(1, "Enter at least 1 mile"), z.lte(deliveryRadius, `Enter at most ${deliveryRadius} miles`)),
  fee: centsSchema.check(
    z.refine((fee) => fee % 100 === 0, { error: "Enter whole dollars" }),
    z.lte(highestDeliveryFee, `Enter at most ${formatCents(highestDeliveryFee)}`),
  ),
});

/** From near to far; a farther band does not cost less. The last one is the radius. */
const deliveryBandsSchema = z.array(deliveryBandSchema).check(
  z.minLength(1, "Enter how far you deliver"),
  z.maxLength(deliveryBands, `Use at most ${deliveryBands} distances`),
  z.check(({ value, issues }) => {
    for (const [at, band] of value.entries()) {
      const nearer = value[at - 1];
      if (nearer === undefined) continue;
      if (band.miles <= nearer.miles)
        issues.push({
          code: "custom",
          path: [at, "miles"],
          message: `Enter more than ${nearer.miles} miles`,
          input: value,
        });
      if (band.fee < nearer.fee)
        issues.push({
          code: "custom",
          path: [at, "fee"],
          message: `Enter at least ${formatCents(nearer.fee)}, the fee of the shorter distance`,
          input: value,
        });
    }
  }),
);

/** How far from a ZIP code a seller delivers, and for how much. */
export const deliveryTermsSchema = z.object({ zip: zipSchema, bands: deliveryBandsSchema });
export type DeliveryTerms = z.infer<typeof deliveryTermsSchema>;
