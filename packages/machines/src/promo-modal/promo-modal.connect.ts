import type { SnapshotFrom } from "xstate";
import { promoPlaces } from "./promo-places.ts";
import type { promoModalMachine } from "./promo-modal.machine.ts";

export type PromoModalShown =
  | { shows: "nothing" }
  | { shows: "pill" }
  | { shows: "claim" }
  | { shows: "email"; email: string; problem: string | undefined; sending: boolean };

export type PromoModalAction = "CLAIM" | "TYPE" | "SUBMIT" | "DISMISS" | "OPEN" | "DISMISS_PILL";

export type PromoModalView = PromoModalShown & {
  /** The available actions. */
  actions: readonly PromoModalAction[];
};

type Snapshot = SnapshotFrom<typeof promoModalMachine>;

function shownOf(snapshot: Snapshot): PromoModalShown {
  const { email, problem, pathname } = snapshot.context;
  const sending = snapshot.matches({ offer: { sending: "expanded" } });
  if (snapshot.matches({ offer: { open: "claim" } })) return { shows: "claim" };
  if (sending || snapshot.matches({ offer: { open: "email" } }))
    return { shows: "email", email, problem: problem ?? undefined, sending };
  const isPill = snapshot.matches({ offer: "pill" }) || snapshot.matches({ offer: { sending: "minimized" } });
  return { shows: isPill && promoPlaces(pathname).pill ? "pill" : "nothing" };
}

/** The view of the promo offer: its state and the available actions. */
export function connectPromoModal(snapshot: Snapshot): PromoModalView {
  const actions = [
    { type: "CLAIM" },
    { type: "TYPE", email: "" },
    { type: "SUBMIT" },
    { type: "DISMISS" },
    { type: "OPEN" },
    { type: "DISMISS_PILL" },
  ] as const;
  return {
    ...shownOf(snapshot),
    actions: actions.filter((action) => snapshot.can(action)).map(({ type }) => type),
  };
}
