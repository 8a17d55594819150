import {
  paymentEventSchema,
  type paymentEventData,
  type PaymentEvent,
  type PaymentEventType,
} from "@heirloop/contract/payment/payment.events";
import type * as z from "zod/mini";
import { signatureHeader, signBody } from "../../platform/payments/sandbox/event-signature.ts";
import type { Db } from "../../platform/database/database.ts";
import type { Deps } from "../../deps.ts";
import { defineJob } from "../../platform/jobs/jobs.ts";
import { handlePaymentEvent } from "./payment-event.service.ts";

/** The sandbox delivers an event until it is taken. */
export const deliverEvent = defineJob("sandbox.deliver-event", paymentEventSchema, { untilDone: true });

type Report = {
  [Type in PaymentEventType]: { type: Type; data: z.input<(typeof paymentEventData)[Type]> };
}[PaymentEventType];

/** Something happened at the sandbox: the shop hears of it as of a real provider's events, signed and a moment later. */
export async function report(tx: Db, deps: Deps, { type, data }: Report): Promise<void> {
  const event = { id: `evt_${deps.newId()}`, type, createdAt: deps.now().toISOString(), data };
  await deps.jobs.enqueue(tx, deliverEvent, event);
}

/** What a request to the webhook would do, without the network: sandbox and shop are one process. */
export async function deliver(tx: Db, deps: Deps, event: PaymentEvent): Promise<void> {
  const body = new TextEncoder().encode(JSON.stringify(event));
  const headers = new Headers({ [signatureHeader]: signBody(deps.webhookKey, body, deps.now()) });
  deps.payments.verifyEvent(body, headers);
  await handlePaymentEvent(tx, deps, paymentEventSchema.parse(JSON.parse(new TextDecoder().decode(body))));
}
