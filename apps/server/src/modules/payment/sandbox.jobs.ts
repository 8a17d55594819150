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

/** The sandbox retries an event until it is handled. */
export const deliverEvent = defineJob("sandbox.deliver-event", paymentEventSchema, { untilDone: true });

type Report = {
  [Type in PaymentEventType]: { type: Type; data: z.input<(typeof paymentEventData)[Type]> };
}[PaymentEventType];

/** Reports an event to the shop like a real provider: signed and with a short delay. */
export async function report(tx: Db, deps: Deps, { type, data }: Report): Promise<void> {
  const event = { id: `evt_${deps.newId()}`, type, createdAt: deps.now().toISOString(), data };
  await deps.jobs.enqueue(tx, deliverEvent, event);
}

/** Does what a webhook request would do, without the network: sandbox and shop share one process. */
export async function deliver(tx: Db, deps: Deps, event: PaymentEvent): Promise<void> {
  const body = new TextEncoder().encode(JSON.stringify(event));
  const headers = new Headers({ [signatureHeader]: signBody(deps.webhookKey, body, deps.now()) });
  deps.payments.verifyEvent(body, headers);
  await handlePaymentEvent(tx, deps, paymentEventSchema.parse(JSON.parse(new TextDecoder().decode(body))));
}
