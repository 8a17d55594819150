import type { Quote } from "@heirloop/contract/checkout/checkout.schema";
import type { SnapshotFrom } from "xstate";
import { type Availability, getAvailability } from "../availability/availability.ts";
import { heldOf } from "./checkout-listings.ts";
import type { CheckoutContext, checkoutMachine } from "./checkout.machine.ts";

/** Whether the order can be sent, and if not, what it waits for. */
export type CheckoutReadiness = "ready" | "calculating" | "unavailable" | "failed" | "refused";

/** What is said of one piece of the checkout. */
export type CheckoutPiece = {
  availability: Availability;
  /** Why a piece that is for sale cannot be bought like this, as by pickup. */
  conflict: string | null;
};

export type CheckoutView = {
  stage:
    | { name: "editing" }
    | { name: "submitting" }
    | { name: "declined" }
    | { name: "confirming"; url: string };
  quote: { state: "loading" } | { state: "failed" } | { state: "refused" } | { state: "ready"; value: Quote };
  readiness: CheckoutReadiness;
  /** By heirloopId. */
  pieces: Readonly<Record<string, CheckoutPiece>>;
  errors: Record<string, string>;
  /** What stands in the way of these pieces or their sum. */
  problem: string | undefined;
  /** What came of sending the form; of a declined card, too. */
  answer: string | undefined;
  /** From when, by the server's clock, and until when the first so many pieces are kept for this buyer, ISO; null before and after. */
  held: { at: string; until: string; pieces: number } | null;
  holdExpired: boolean;
};

function piecesOf({ listings, quote, seenPrices }: CheckoutContext): CheckoutView["pieces"] {
  return Object.fromEntries(
    listings.map((listing): [string, CheckoutPiece] => {
      const refused = quote?.unavailable.find(({ id }) => id === listing.heirloopId);
      const availability = getAvailability(listing, {
        own: refused?.code === "own-listing",
        ordered: refused?.code === "listing-reserved" && listing.reservedByMe,
        seenPrice: seenPrices[listing.heirloopId],
      });
      const conflict = refused !== undefined && availability.canBuy ? refused.reason : null;
      return [listing.heirloopId, { availability, conflict }];
    }),
  );
}

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
  const shownQuote = (): CheckoutView["quote"] => {
    if (snapshot.matches({ quote: "failed" })) return { state: "failed" };
    if (snapshot.matches({ quote: "refused" })) return { state: "refused" };
    return snapshot.matches({ quote: "ready" }) && quote
      ? { state: "ready", value: quote }
      : { state: "loading" };
  };
  const pieces = piecesOf(snapshot.context);
  const readiness = (): CheckoutReadiness => {
    const state = shownQuote().state;
    const isBlocked = Object.values(pieces).some(
      ({ availability, conflict }) => !availability.canBuy || conflict !== null,
    );
    if (isBlocked) return "unavailable";
    return state === "loading" ? "calculating" : state;
  };
  return {
    stage: stage(),
    quote: shownQuote(),
    readiness: readiness(),
    pieces,
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
