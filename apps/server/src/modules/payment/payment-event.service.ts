import {
  paymentEventData,
  type PaymentEvent,
  type PaymentEventType,
} from "@heirloop/contract/payment/payment.events";
import type * as z from "zod/mini";
import type { Db } from "../../platform/database/database.ts";
import type { Deps } from "../../deps.ts";
import { problem } from "../../platform/problem.ts";
import { insertPaymentEvent } from "./payment.queries.ts";

type Handler = (tx: Db, deps: Deps, given: unknown) => Promise<void>;

/** Validates an event's data before handling it. */
function taking<Schema extends z.ZodMiniType>(
  schema: Schema,
  act: (tx: Db, deps: Deps, data: z.output<Schema>) => Promise<void>,
): Handler {
  return async (tx, deps, given) => {
    const data = schema.safeParse(given);
    if (data.success) return act(tx, deps, data.data);
    const errors = data.error.issues.map(({ path, message }) => ({
      path: ["data", ...path].join("."),
      message,
    }));
    throw problem("invalid", { errors });
  };
}

const handlers: Readonly<Record<PaymentEventType, Handler>> = {
  "confirmation.answered": taking(paymentEventData["confirmation.answered"], (tx, deps, { checkoutId }) =>
    deps.events.publish(tx, "payment.confirmation-answered", { checkoutId }),
  ),
  "payout-account.opened": taking(paymentEventData["payout-account.opened"], (tx, deps, { userId }) =>
    deps.events.publish(tx, "payment.payout-account-opened", { userId }),
  ),
};

const isKnown = (type: string): type is PaymentEventType => Object.hasOwn(handlers, type);

/** Handles a provider event once: its id is stored in the same transaction as its effects. */
export async function handlePaymentEvent(tx: Db, deps: Deps, event: PaymentEvent): Promise<void> {
  const { id, type } = event;
  if (!(await insertPaymentEvent(tx, { id, type, receivedAt: deps.now() }))) return;
  if (isKnown(type)) await handlers[type](tx, deps, event.data);
  else deps.log.debug({ type }, "the payment provider reported something that is nothing to us");
}
