import type { Db } from "../../platform/database/database.ts";
import type { Deps } from "../../deps.ts";
import { defineJob } from "../../platform/jobs/jobs.ts";
import { disputeOf, disputeTakes } from "../../platform/payments/sandbox/sandbox-objects.ts";
import { changeCharge, findCard, findCharge } from "../../platform/payments/sandbox/sandbox.queries.ts";
import { stripeEventSchema } from "../../platform/payments/stripe/stripe-events.ts";
import { findIntent } from "./payment-intent.queries.ts";
import { handlePaymentEvent } from "./payment-event.service.ts";

/** The sandbox retries an event until it is handled. */
export const deliverEvent = defineJob("sandbox.deliver-event", stripeEventSchema, { untilDone: true });

/** Reports an event to the shop like Stripe: signed and with a short delay. */
export async function report(
  tx: Db,
  deps: Deps,
  { type, object, at = deps.now() }: { type: string; object: Record<string, unknown>; at?: Date },
): Promise<void> {
  const created = Math.floor(at.getTime() / 1000);
  const event = { id: `evt_${deps.newId()}`, type, created, data: { object } };
  await deps.jobs.enqueue(tx, deliverEvent, event, { runAt: at });
}

/** Disputes what was charged to the sandbox's card for that. */
export async function disputeCharge(tx: Db, deps: Deps, intentId: string): Promise<void> {
  if (deps.sandbox === null) return;
  const intent = await findIntent(tx, intentId);
  if (intent?.state !== "succeeded" || intent.reference === null) return;
  if (intent.kind !== "capture" && intent.kind !== "charge") return;
  const charge = await findCharge(tx, intent.reference);
  const card = charge && (await findCard(tx, charge.paymentMethod));
  if (charge === null || card?.behavior !== "disputes") return;
  const disputedAt = deps.now();
  const decidedAt = new Date(disputedAt.getTime() + disputeTakes);
  await changeCharge(tx, charge, { disputedAt });
  const opened = disputeOf(charge, disputedAt, disputedAt);
  await report(tx, deps, { type: "charge.dispute.created", object: opened });
  const closed = disputeOf(charge, disputedAt, decidedAt);
  await report(tx, deps, { type: "charge.dispute.closed", object: closed, at: decidedAt });
}

/**
 * Does what a webhook request would do, without the network: sandbox and shop share one process. With Stripe
 * there is nobody left to deliver an event for.
 */
export async function deliver(tx: Db, deps: Deps, event: unknown): Promise<void> {
  if (deps.sandbox === null) return;
  const payload = JSON.stringify(event);
  const read = deps.payments.parseEvent(new TextEncoder().encode(payload), deps.sandbox.signEvent(payload));
  await handlePaymentEvent(tx, deps, read);
}
