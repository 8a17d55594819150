import * as z from "zod/mini";
import { sumCentsSchema } from "./money.schema.ts";

/**
 * What the seller of an order receives, in cents: payout = items + delivery − fee − ownerShare − refunded. Until the
 * order is completed it is what the seller would receive.
 */
export const orderEarningsSchema = z.object({
  items: sumCentsSchema,
  delivery: sumCentsSchema,
  /** Heirloop's fee. */
  fee: sumCentsSchema,
  /** The shares of all consigned pieces' owners. */
  ownerShare: sumCentsSchema,
  /** By how much refunds and lost disputes reduced the payout after the order was completed. */
  refunded: sumCentsSchema,
  payout: sumCentsSchema,
  /** The owner's percentage if the order is for one consigned piece, so that another price can be calculated. */
  ownerPercent: z.nullable(z.int()),
});
export type OrderEarnings = z.infer<typeof orderEarningsSchema>;
