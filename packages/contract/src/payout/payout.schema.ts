import * as z from "zod/mini";
import { idSchema, instantSchema, orderIdSchema } from "../identity/identity.schema.ts";
import { sumCentsSchema } from "../money/money.schema.ts";
import { payoutStateSchema } from "./payout-state.ts";

export const payoutSchema = z.object({
  _id: idSchema,
  order: orderIdSchema,
  /** `owner`: the share of a consigned piece that a shop sold; its order belongs to the shop. */
  role: z.enum(["seller", "owner"]),
  /** Titles of the order's pieces. */
  pieces: z.array(z.string()),
  amount: sumCentsSchema,
  status: payoutStateSchema,
  /** When it is sent, if nothing holds it. */
  dueAt: instantSchema,
  /** When it arrives or arrived in the account; null while unknown. */
  arrivesAt: z.nullable(instantSchema),
  /** When it was earned. */
  date: instantSchema,
});
export type Payout = z.infer<typeof payoutSchema>;

/** What has been earned and is not in the bank yet, in cents. */
export const payoutBalanceSchema = z.object({
  /** Sent on its due date. */
  waiting: sumCentsSchema,
  /** Held by a missing account, a dispute or a reported problem. */
  held: sumCentsSchema,
  /** On its way to the bank. */
  sent: sumCentsSchema,
  /** Refused by the account, or returned by the bank. */
  failed: sumCentsSchema,
});
export type PayoutBalance = z.infer<typeof payoutBalanceSchema>;

export const payoutPageSchema = z.object({
  balance: payoutBalanceSchema,
  payouts: z.array(payoutSchema),
  /** The value of `after` for older payouts; null when there are none. */
  next: z.nullable(idSchema),
});
export type PayoutPage = z.infer<typeof payoutPageSchema>;

/** A calendar month in UTC, `2026-11`. */
export const monthSchema = z
  .string()
  .check(z.regex(/^20\d{2}-(?:0[1-9]|1[0-2])$/, "Use a month such as 2026-11"));

/** A month in which the user's balance changed. Amounts are in cents; a balance is what Heirloop owes the user. */
export const statementMonthSchema = z.object({
  month: monthSchema,
  /** False for the current month. */
  isFinished: z.boolean(),
  /** By how much the month changed the balance. */
  change: z.int(),
  /** The balance at the end of the month, or now. */
  closing: z.int(),
});
export type StatementMonth = z.infer<typeof statementMonthSchema>;
