import * as z from "zod/mini";
import { instantSchema } from "../identity/identity.schema.ts";

/** Whose money it is. An owner's share is of a consigned piece. */
export const moneySides = ["buyer", "seller", "owner", "platform"] as const;
export type MoneySide = (typeof moneySides)[number];

export const moneyKinds = [
  "reserved",
  "released",
  "charged",
  "refunded",
  "disputed",
  "earned",
  "owner-share",
  "payout-sent",
  "payout-arrived",
  "payout-failed",
  "payout-held",
  "payout-in-case",
] as const;
export type MoneyKind = (typeof moneyKinds)[number];

export const moneyPartKinds = ["pieces", "delivery", "discount", "tax", "fee"] as const;
export type MoneyPartKind = (typeof moneyPartKinds)[number];

/** One movement of an order's money, as one side sees it. */
export const moneyLineSchema = z.object({
  side: z.enum(moneySides),
  at: instantSchema,
  kind: z.enum(moneyKinds),
  /**
   * Cents; positive when this side gains them. The amount of a reservation or a payout belongs to a sum that
   * other lines count (`isMoneyCounted`).
   */
  amount: z.int(),
  /** What a charge or an earning consists of; they add up to its amount. */
  parts: z.array(z.object({ kind: z.enum(moneyPartKinds), amount: z.int() })),
  /** Why an admin refunded it; both sides read it. */
  reason: z.optional(z.string()),
});
export type MoneyLine = z.infer<typeof moneyLineSchema>;
