import type { Quote } from "@heirloop/contract/checkout/checkout.schema";
import type { SnapshotFrom } from "xstate";
import { heldOf, type checkoutMachine } from "./checkout.machine.ts";

export type CheckoutView = {
  stage:
    | { name: "editing" }
    | { name: "submitting" }
    | { name: "declined" }
    | { name: "confirming"; url: string };
  quote: { state: "loading" } | { state: "failed" } | { state: "refused" } | { state: "ready"; value: Quote };
  errors: Record<string, string>;
  /** What stands in the way of these pieces or their sum. */
  problem: string | undefined;
  /** What came of sending the form; of a declined card, too. */
  answer: string | undefined;
  /** From when, by the server's clock, and until when the first so many pieces are kept for this buyer, ISO; null before and after. */
  held: { at: string; until: string; pieces: number } | null;
  holdExpired: boolean;
};

/** What the checkout screen shows of the machine. */
export function connectCheckout(snapshot: SnapshotFrom<typeof checkoutMachine>): CheckoutView {
  const { listings, quote, errors, declined, bankUrl, holdUntil, holdLeft, refusedOnSending } =
    snapshot.context;
  const problem = snapshot.context.problem ?? undefined;
  const stage = (): CheckoutView["stage"] => {
    if (snapshot.matches({ form: "confirming" }) && bankUrl !== null)
      return { name: "confirming", url: bankUrl };
    if (snapshot.matches({ form: "editing" })) return { name: declined ? "declined" : "editing" };
    return { name: "submitting" };
  };
  return {
    stage: stage(),
    quote: snapshot.matches({ quote: "failed" })
      ? { state: "failed" }
      : snapshot.matches({ quote: "refused" })
        ? { state: "refused" }
        : snapshot.matches({ quote: "ready" }) && quote
          ? { state: "ready", value: quote }
          : { state: "loading" },
    errors,
    problem: refusedOnSending ? undefined : problem,
    answer: refusedOnSending ? problem : undefined,
    held:
      holdUntil === null
        ? null
        : {
            at: new Date(Date.parse(holdUntil) - holdLeft).toISOString(),
            until: holdUntil,
            pieces: heldOf(listings).length,
          },
    holdExpired: snapshot.matches({ hold: "expired" }),
  };
}
