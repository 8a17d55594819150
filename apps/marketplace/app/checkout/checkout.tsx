import type { FullListing } from "@heirloop/contract/listing/listing.schema";
import { cents } from "@heirloop/contract/money/money.schema";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import type { User } from "@heirloop/contract/user/user.schema";
import type { CheckoutDraft } from "@heirloop/machines/checkout/checkout.machine";
import { CheckoutScreen } from "@heirloop/ui/screens/checkout/checkout-screen";
import { useSetAtom } from "jotai";
import { useEffect } from "react";
import { useNavigate } from "react-router";
import { cartAtom } from "../session/session.atoms.ts";
import { forgetDraft, keepDraft, keptDraft } from "./kept-checkout.ts";
import { useCheckout } from "./use-checkout.ts";

export type CheckoutProps = {
  user: User;
  listings: readonly FullListing[];
  /** Cents; null when this is no offer. */
  offerAmount: number | null;
  checkoutId: string | null;
  now: string;
  /** Whether leaving the page is part of buying. */
  onBuying: (buying: boolean) => void;
};

/** Forms begin with what the account knows. */
const draftFor = ({ firstName, lastName, email, phone }: User, delivery: boolean): CheckoutDraft => ({
  contact: { firstName, lastName, email, phone: phone ?? "" },
  type: delivery ? "delivery" : "pickup",
  scheduleViewing: false,
  address: { line1: "", line2: "", city: "", state: "", zip: "" },
  promoCode: "",
  card: { number: "", expiry: "", cvc: "" },
});

/** The checkout from the pieces to the orders. */
export function Checkout({ user, listings, offerAmount, checkoutId, now, onBuying }: CheckoutProps) {
  const ways = {
    delivery: listings.every(({ delivery }) => delivery.delivery),
    pickup: listings.every(({ delivery }) => delivery.pickup),
  };
  const { view, context, done, send } = useCheckout({
    listings,
    offerAmount,
    draft: draftFor(user, ways.delivery),
    checkoutId,
  });
  const setCart = useSetAtom(cartAtom);
  const navigate = useNavigate();
  const { orders } = context;

  const leavesToBuy = done || context.bankUrl !== null || context.checkoutId !== null;
  useEffect(() => {
    onBuying(leavesToBuy);
  }, [onBuying, leavesToBuy]);

  // What was typed before a reload or the bank's page; a moment after the first render, which is the server's.
  useEffect(() => {
    const kept = keptDraft();
    if (kept) send({ type: "CHANGE", draft: kept });
  }, [send]);

  useEffect(() => {
    if (!done) return;
    forgetDraft();
    if (offerAmount === null) setCart([]);
    void navigate(pageUrls.orderSummary(orders), { replace: true });
  }, [done, offerAmount, orders, setCart, navigate]);

  return (
    <CheckoutScreen
      {...view}
      listings={context.listings}
      offerAmount={offerAmount === null ? null : cents(offerAmount)}
      draft={context.draft}
      ways={ways}
      now={now}
      onChange={(draft) => {
        keepDraft(draft);
        send({ type: "CHANGE", draft });
      }}
      onSubmit={(draft) => {
        keepDraft(draft);
        send({ type: "SUBMIT", draft });
      }}
      onRemove={({ heirloopId }) => send({ type: "REMOVE", heirloopId })}
      onRetryQuote={() => send({ type: "RETRY_QUOTE" })}
      onHoldAgain={() => send({ type: "HOLD_AGAIN" })}
      onConfirmed={() => send({ type: "CONFIRMED" })}
    />
  );
}
