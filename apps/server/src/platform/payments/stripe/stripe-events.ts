import * as z from "zod/mini";
import { problem } from "../../problem.ts";
import type { GatewayEvent, GatewayReport, PayoutAccount } from "../payment-gateway.ts";
import { answerOf } from "./stripe-answers.ts";

const cardErrorSchema = z.nullish(
  z.object({ code: z.nullish(z.string()), decline_code: z.nullish(z.string()) }),
);
const intentSchema = z.object({
  id: z.string(),
  status: z.string(),
  next_action: z.nullish(z.object({ redirect_to_url: z.nullish(z.object({ url: z.nullish(z.string()) })) })),
  last_payment_error: cardErrorSchema,
  last_setup_error: cardErrorSchema,
  metadata: z.record(z.string(), z.string()),
});
const accountSchema = z.object({
  id: z.string(),
  payouts_enabled: z.boolean(),
  requirements: z.nullish(
    z.object({ currently_due: z.nullish(z.array(z.string())), current_deadline: z.nullish(z.int()) }),
  ),
  metadata: z.nullish(z.record(z.string(), z.string())),
});

/** Ignores payments that were not made with a key, for example in Stripe's own dashboard. */
function parseIntent(object: unknown): GatewayReport | null {
  const intent = parse(intentSchema, object, "data.object");
  const key = intent.metadata["intent"];
  return key === undefined ? null : { kind: "payment", key, answer: answerOf(intent) };
}

/** The event contains the account as it was then, which may be older than what is known. */
function parseChangedAccount(object: unknown): GatewayReport {
  const { id: account } = parse(z.object({ id: z.string() }), object, "data.object");
  return { kind: "payout-account", account };
}

export function parseAccount(object: unknown): PayoutAccount | null {
  const { id, payouts_enabled: open, metadata, requirements } = parse(accountSchema, object, "data.object");
  const userId = metadata?.["user"];
  if (userId === undefined) return null;
  const deadline = requirements?.current_deadline ?? null;
  const isDue = deadline !== null && (requirements?.currently_due ?? []).length > 0;
  const dueAt = isDue ? new Date(deadline * 1000) : null;
  return { userId, account: id, open, dueAt };
}

const disputeSchema = z.object({
  id: z.string(),
  amount: z.int(),
  payment_intent: z.nullish(z.string()),
  status: z.string(),
});
const payoutSchema = z.object({ id: z.string(), created: z.int() });

type DisputeReport = Extract<GatewayReport, { kind: "dispute" }>;

/** Source: Stripe's statuses of disputes. An inquiry is a `warning`; what was `prevented` went back to the buyer. */
const outcomes = new Map<string, DisputeReport["outcome"]>([
  ["warning_needs_response", "open"],
  ["warning_under_review", "open"],
  ["warning_closed", "won"],
  ["needs_response", "open"],
  ["under_review", "open"],
  ["appeal_needs_response", "open"],
  ["appeal_under_review", "open"],
  ["won", "won"],
  ["lost", "lost"],
  ["prevented", "lost"],
]);

export function parseDispute(object: unknown): GatewayReport | null {
  const {
    id: dispute,
    amount,
    payment_intent: reference,
    status,
  } = parse(disputeSchema, object, "data.object");
  if (typeof reference !== "string") return null;
  return { kind: "dispute", dispute, reference, amount, outcome: outcomes.get(status) ?? "unknown" };
}

const refundSchema = z.object({
  id: z.string(),
  amount: z.int(),
  payment_intent: z.nullish(z.string()),
  status: z.nullish(z.string()),
  failure_reason: z.nullish(z.string()),
  metadata: z.nullish(z.record(z.string(), z.string())),
});

export function parseRefund(object: unknown): GatewayReport | null {
  const refund = parse(refundSchema, object, "data.object");
  const { id, amount, payment_intent: reference, status, failure_reason: code, metadata } = refund;
  if (typeof reference !== "string") return null;
  const why = (code ?? status ?? "unknown").replaceAll("_", " ");
  const failure =
    status === "failed" || status === "canceled" ? `Stripe could not return the money: ${why}.` : null;
  return { kind: "refund", refund: id, key: metadata?.["intent"] ?? null, reference, amount, failure };
}

function parsePayout(given: unknown, account: string | undefined, arrived: boolean): GatewayReport | null {
  if (account === undefined) return null;
  const { id: payout, created } = parse(payoutSchema, given, "data.object");
  return { kind: "bank-payout", payout, account, createdAt: new Date(created * 1000), arrived };
}

/** The types that are acted on, with how the object of each is read. Source: Stripe's event types. */
const readers = new Map<string, (object: unknown, account: string | undefined) => GatewayReport | null>([
  ["payment_intent.amount_capturable_updated", parseIntent],
  ["payment_intent.succeeded", parseIntent],
  ["payment_intent.payment_failed", parseIntent],
  ["setup_intent.succeeded", parseIntent],
  ["setup_intent.setup_failed", parseIntent],
  ["account.updated", parseChangedAccount],
  ["charge.dispute.created", parseDispute],
  ["charge.dispute.closed", parseDispute],
  ["refund.created", parseRefund],
  ["refund.updated", parseRefund],
  ["refund.failed", parseRefund],
  ["payout.paid", (given, account) => parsePayout(given, account, true)],
  ["payout.failed", (given, account) => parsePayout(given, account, false)],
]);

/** The fields of every event that are used. Unknown types are accepted and ignored. */
export const stripeEventSchema = z.object({
  /** The same event may be delivered more than once. */
  id: z.string().check(z.minLength(1), z.maxLength(200)),
  type: z.string().check(z.minLength(1), z.maxLength(100)),
  /** Seconds since 1970. */
  created: z.int(),
  /** The connected account that it happened in; absent for the platform's own events. */
  account: z.optional(z.string()),
  /** The object as it was when the event happened. */
  data: z.object({ object: z.record(z.string(), z.unknown()) }),
});

/** Reads the body of a verified event. Throws `malformed` or `invalid`. */
export function parseStripeEvent(body: Uint8Array): GatewayEvent {
  const { id, type, account, data } = parse(stripeEventSchema, parseJson(body), "");
  return { id, type, report: readers.get(type)?.(data.object, account) ?? null };
}

function parseJson(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(body));
  } catch (cause) {
    throw problem("malformed", { detail: "The body is not valid JSON.", cause });
  }
}

function parse<Schema extends z.ZodMiniType>(schema: Schema, value: unknown, at: string): z.output<Schema> {
  const read = schema.safeParse(value);
  if (read.success) return read.data;
  throw problem("invalid", {
    errors: read.error.issues.map(({ path, message }) => ({
      path: [...(at === "" ? [] : [at]), ...path].join("."),
      message,
    })),
  });
}
