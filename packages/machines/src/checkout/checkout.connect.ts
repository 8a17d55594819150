import type { Quote } from "@heirloop/contract/checkout/checkout.schema";
import type { OrderId } from "@heirloop/contract/identity/identity.schema";
import type { SnapshotFrom } from "xstate";
import { type Availability, getAvailability } from "../availability/availability.ts";
import { heldOf } from "./checkout-listings.ts";
import type { CheckoutContext } from "./checkout-context.ts";
import type { checkoutMachine } from "./checkout.machine.ts";

/** Whether the order can be placed, and if not, why. `conflict`: as chosen, such as for pickup. */
export type CheckoutReadiness = "ready" | "calculating" | "unavailable" | "conflict" | "failed" | "refused";

/** The view of one piece of the checkout. */
export type CheckoutPiece = {
  availability: Availability;
  /** Why a piece that is for sale cannot be bought with this method, such as pickup. */
  conflict: string | null;
};

export type CheckoutView = {
  stage:
    | { name: "editing" }
    | { name: "submitting" }
    | { name: "declined" }
    | { name: "confirming"; url: string }
    | { name: "waiting" };
  quote: { state: "loading" } | { state: "failed" } | { state: "refused" } | { state: "ready"; value: Quote };
  readiness: CheckoutReadiness;
  /** By heirloopId. */
  pieces: Readonly<Record<string, CheckoutPiece>>;
  errors: Record<string, string>;
  /** Why the pieces or their total cannot be ordered. */
  problem: string | undefined;
  /** The outcome of submitting the form, including a declined card. */
  answer: string | undefined;
  /** The buyer's offer for the piece that is still open, if that is the outcome. */
  openOffer: OrderId | null;
  /**
   * Start and end of the hold by the server's clock (ISO), and the number of pieces it covers; null without a
   * hold.
   */
  held: { at: string; until: string; pieces: number } | null;
  /** The pieces are being reserved. */
  holding: boolean;
  holdExpired: boolean;
};

function piecesOf({ listings, quote, seenPrices }: CheckoutContext): CheckoutView["pieces"] {
  return Object.fromEntries(
    listings.map((listing): [string, CheckoutPiece] => {
      const refused = quote?.unavailable.find(({ id }) => id === listing.heirloopId);
      const availability = getAvailability(listing, {
        own: refused?.code === "own-listing",
        order: refused?.order,
        seenPrice: seenPrices[listing.heirloopId],
      });
      const conflict = refused !== undefined && availability.canBuy ? refused.reason : null;
      return [listing.heirloopId, { availability, conflict }];
    }),
  );
}

/** The view of the checkout screen. */
export function connectCheckout(snapshot: SnapshotFrom<typeof checkoutMachine>): CheckoutView {
  const { listings, quote, errors, declined, openOffer, bankUrl, isWaiting, refusedOnSending } =
    snapshot.context;
  const { holdUntil, holdLeft } = snapshot.context;
  const problem = snapshot.context.problem ?? undefined;
  const stage = (): CheckoutView["stage"] => {
    if (snapshot.matches({ form: "confirming" }) && bankUrl !== null)
      return { name: "confirming", url: bankUrl };
    if (snapshot.matches({ form: "editing" })) return { name: declined ? "declined" : "editing" };
    return { name: isWaiting ? "waiting" : "submitting" };
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
    const shown = Object.values(pieces);
    if (shown.some(({ availability }) => !availability.canBuy)) return "unavailable";
    if (shown.some(({ conflict }) => conflict !== null)) return "conflict";
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
    openOffer,
    held:
      holdUntil === null
        ? null
        : {
            at: new Date(Date.parse(holdUntil) - holdLeft).toISOString(),
            until: holdUntil,
            pieces: heldOf(listings).length,
          },
    holding: snapshot.matches({ hold: "holding" }),
    holdExpired: snapshot.matches({ hold: "expired" }),
  };
}
