import * as z from "zod/mini";
import { centsSchema } from "../money/money.schema.ts";

// Nearly every page reads orders or listings, so what a seller may enter is validated in a file of its own.

/** Who brings a piece: its seller, or a furniture carrier that the seller books. */
export const delivererSchema = z.enum(["seller", "carrier"]);
export type Deliverer = z.infer<typeof delivererSchema>;

/** Why a seller with delivery terms does not deliver to a ZIP code. */
export const deliveryLimitSchema = z.enum(["too-far", "unknown-zip"]);
export type DeliveryLimit = z.infer<typeof deliveryLimitSchema>;

/**
 * `radius`: the miles within which the seller delivers; null if the seller has set no terms. `limit`: why the
 * seller does not deliver to this ZIP code although there are terms.
 */
export const deliveryMethodSchema = z.object({
  by: delivererSchema,
  radius: z.nullable(z.int()),
  limit: z.nullable(deliveryLimitSchema),
});
export type DeliveryMethod = z.infer<typeof deliveryMethodSchema>;

/** The distances and fees of a seller, as buyers see them: from near to far. */
export const shownBandsSchema = z.array(
  z.object({ /** The farthest distance. */ miles: z.int(), /** 0 is free. */ fee: centsSchema }),
);
export type DeliveryBand = z.infer<typeof shownBandsSchema>[number];
