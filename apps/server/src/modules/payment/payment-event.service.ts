import type { Db } from "../../platform/database/database.ts";
import type { Deps } from "../../deps.ts";
import type { GatewayEvent } from "../../platform/payments/payment-gateway.ts";
import { applyAnswer } from "./payment-intent.service.ts";
import { recordDispute } from "./dispute.service.ts";
import { recordRefund } from "./gateway-refund.service.ts";
import { insertPaymentEvent } from "./payment.queries.ts";

/** Handles a gateway event once: its id is stored in the same transaction as its effects. */
export async function handlePaymentEvent(
  tx: Db,
  deps: Deps,
  { id, type, report }: GatewayEvent,
): Promise<void> {
  if (!(await insertPaymentEvent(tx, { id, type, receivedAt: deps.now() }))) return;
  switch (report?.kind) {
    case undefined:
      deps.log.debug({ type }, "the payment gateway reported an event of another type");
      return;
    case "payment":
      return applyAnswer(tx, deps, report.key, report.answer);
    case "dispute":
      return recordDispute(tx, deps, report);
    case "refund":
      return recordRefund(tx, deps, report);
    case "bank-payout":
      return deps.events.publish(tx, "payment.bank-payout", report);
    case "payout-account":
      return deps.events.publish(tx, "payment.payout-account-changed", report);
  }
}
