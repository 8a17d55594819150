import * as z from "zod/mini";
import { endpoint } from "../endpoint/endpoint.ts";
import { pageNumberSchema, textSchema } from "../endpoint/query-fields.ts";
import { atMost } from "../endpoint/rate-limit.ts";
import { idSchema, instantSchema, orderIdSchema } from "../identity/identity.schema.ts";
import { sumCentsSchema } from "../money/money.schema.ts";
import { auditedSchema } from "./admin.endpoints.ts";

/** What is stuck: a payout to a seller or an owner, or one step of a buyer's payment. */
export const stuckPaymentKinds = [
  "payout",
  "refund",
  "void",
  "capture",
  "charge",
  "authorize",
  "set-up",
] as const;

/**
 * Why it is stuck. `refused`: the payment provider declined it; `returned`: it was paid, and the money came back;
 * `unanswered`: the provider's answer is unknown; `due`: a payout that should have been sent; `no-account`, `disputed`
 * and `in-case`: a payout that has been on hold for a week.
 */
export const stuckPaymentStates = [
  "refused",
  "returned",
  "unanswered",
  "due",
  "no-account",
  "disputed",
  "in-case",
] as const;

/** Money that did not arrive although it should have. */
export const stuckPaymentSchema = z.object({
  /** The payout's, or that of the payment intent. */
  _id: idSchema,
  kind: z.enum(stuckPaymentKinds),
  state: z.enum(stuckPaymentStates),
  /** What the payment provider said last, or why its answer is unknown. */
  reason: z.nullable(z.string()),
  /** Null for a payment whose checkout has placed no order. */
  order: z.nullable(orderIdSchema),
  amount: sumCentsSchema,
  /** The recipient of a payout, or the buyer. */
  party: z.nullable(auditedSchema),
  since: instantSchema,
  /** How often the payment provider was asked. */
  attempts: z.int(),
  /** It can be sent now, without any risk of paying twice. */
  canSendAgain: z.boolean(),
  /** It can be marked as settled in another way. */
  canSettle: z.boolean(),
});
export type StuckPayment = z.infer<typeof stuckPaymentSchema>;

export const stuckPaymentPageSchema = z.object({
  /** The oldest first; payouts on hold come after all others. */
  payments: z.array(stuckPaymentSchema),
  /** The number on all pages. */
  total: z.int(),
  page: z.int(),
  totalPages: z.int(),
});
export type StuckPaymentPage = z.infer<typeof stuckPaymentPageSchema>;

/** The outcome of sending money again. `waiting`: it has no answer yet, or is on hold for another reason. */
export const sentAgainSchema = z.object({
  outcome: z.enum(["sent", "refused", "waiting"]),
  /** What the payment provider said, if it refused. */
  reason: z.nullable(z.string()),
});
export type SentAgain = z.infer<typeof sentAgainSchema>;

export const settleSchema = z.object({ note: textSchema(600, "Say how it was settled") });

const pathParams = z.object({ id: idSchema });

export const stuckPaymentEndpoints = {
  list: endpoint("GET", "/api/admin/stuck-payments", {
    summary:
      "Payouts, refunds and other steps of payments that are stuck, the oldest first and those on hold last",
    access: "admin",
    query: z.object({ page: z._default(pageNumberSchema, 1) }),
    answer: stuckPaymentPageSchema,
  }),
  sendAgain: endpoint("POST", "/api/admin/stuck-payments/{id}/send-again", {
    summary: "Send a stuck payout, refund or step of a payment again",
    access: "admin",
    params: pathParams,
    answer: sentAgainSchema,
    errors: ["state-conflict"],
    idempotent: true,
    limits: [atMost(240, "payments sent again", "hour")],
  }),
  /** Moves no money: the buyer got it in another way, which the note describes. */
  settle: endpoint("POST", "/api/admin/stuck-payments/{id}/settle", {
    summary: "Mark a failed refund as settled in another way",
    access: "admin",
    params: pathParams,
    body: settleSchema,
    errors: ["state-conflict"],
    limits: [atMost(240, "refunds settled", "hour")],
  }),
};
