import type { Deps } from "../../deps.ts";
import { problem, type ProblemError } from "../../platform/problem.ts";
import { listOrdersOf } from "../order/order.queries.ts";
import { listCheckoutIntents } from "../payment/payment-intent.queries.ts";
import { runIntentsAtOnce } from "../payment/payment-intent.service.ts";
import { findCheckout } from "./checkout.queries.ts";

export type CheckoutOutcome =
  | { kind: "orders"; ids: string[] }
  | { kind: "problem"; problem: ProblemError }
  /** The bank asks about one seller's payment at a time. */
  | { kind: "confirmation"; url: string }
  /** The gateway has not answered in time; its job goes on. */
  | { kind: "waiting" };

/**
 * Runs what a checkout still waits for, and returns how it stands then. Outside of a transaction, because the gateway
 * is called.
 */
export async function continueCheckout(
  deps: Deps,
  userId: string,
  checkoutId: string,
): Promise<CheckoutOutcome> {
  const begun = await findCheckout(deps.db, checkoutId);
  if (begun?.userId !== userId) throw problem("not-found");
  if (begun.status === "waiting")
    await runIntentsAtOnce(
      deps,
      (await listCheckoutIntents(deps.db, checkoutId)).flatMap(({ id, state }) =>
        state === "pending" ? [id] : [],
      ),
    );
  const checkout = await findCheckout(deps.db, checkoutId);
  if (checkout === null) throw problem("not-found");
  if (checkout.status === "finished") {
    const requested = checkout.request.listings.map(({ id }) => id);
    return { kind: "orders", ids: await listOrdersOf(deps.db, checkoutId, requested) };
  }
  if (checkout.status === "ended") {
    const { code = "card-declined", ...details } = checkout.problem ?? {};
    return { kind: "problem", problem: problem(code, details) };
  }
  const unconfirmed = (await listCheckoutIntents(deps.db, checkoutId)).find(
    ({ state, confirmationUrl }) => state === "pending" && confirmationUrl !== null,
  );
  return unconfirmed?.confirmationUrl
    ? { kind: "confirmation", url: unconfirmed.confirmationUrl }
    : { kind: "waiting" };
}
