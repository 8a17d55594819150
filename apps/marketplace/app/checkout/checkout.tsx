import { formatPhone } from "@heirloop/contract/user/phone-number";
import type { CheckoutDetails } from "@heirloop/contract/checkout/checkout.schema";
import type { FullListing } from "@heirloop/contract/listing/listing.schema";
import { cents } from "@heirloop/contract/money/money.schema";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import type { User } from "@heirloop/contract/user/user.schema";
import type { CheckoutDraft } from "@heirloop/machines/checkout/checkout-context";
import { CheckoutScreen } from "@heirloop/ui/screens/checkout/checkout-screen";
import { useSetAtom } from "jotai";
import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { getCart } from "../cart/cart-calls.ts";
import { useCart } from "../cart/use-cart.ts";
import { useWaitingList } from "../listing/use-waiting-list.ts";
import { useListingUpdates } from "../listing/use-live-listings.ts";
import { cartAtom } from "../session/session.atoms.ts";
import { EmailNotice } from "../email-verification/email-notice.tsx";
import type { CardFormSettings } from "../payment/card-entry.ts";
import { useCardEntry } from "../payment/use-card-entry.tsx";
import { removeDraft, saveDraft, loadDraft, getDeliveryTypes } from "./checkout-draft.ts";
import { addOpenCheckout, removeOpenCheckout, thisTab } from "./open-checkouts.ts";
import { useCheckout } from "./use-checkout.ts";

export type CheckoutProps = {
  user: User;
  /** The data of the user's last checkout. */
  details: CheckoutDetails;
  listings: readonly FullListing[];
  /** Cents; null when this is not an offer. */
  offerAmount: number | null;
  checkoutId: string | null;
  /** The payment gateway's own card form; null pays with test cards. */
  cardForm: CardFormSettings | null;
  now: string;
  /** Whether leaving the page is part of the purchase. */
  onBuying: (buying: boolean) => void;
  /** Whether an order is being placed. */
  onPlacing: (placing: boolean) => void;
};

/** The form starts with the data of the last checkout, or else of the account. */
const draftFor = (user: User, { contact, address }: CheckoutDetails, delivery: boolean): CheckoutDraft => ({
  contact: {
    firstName: contact?.firstName ?? user.firstName,
    lastName: contact?.lastName ?? user.lastName,
    email: contact?.email ?? user.email,
    phone: formatPhone(contact?.phone ?? user.phone ?? ""),
  },
  type: delivery ? "delivery" : "pickup",
  scheduleViewing: false,
  address: {
    line1: address?.line1 ?? "",
    line2: address?.line2 ?? "",
    city: address?.city ?? "",
    state: address?.state ?? "",
    zip: address?.zip ?? "",
  },
  promoCode: "",
  card: { number: "", expiry: "", cvc: "" },
});

/** The checkout, from the pieces to the orders. */
export function Checkout({
  user,
  details,
  listings,
  offerAmount,
  checkoutId,
  cardForm,
  now,
  onBuying,
  onPlacing,
}: CheckoutProps) {
  const [initialDeliveryTypes] = useState(() => getDeliveryTypes(listings));
  const { gatewayForm, getEntry } = useCardEntry(cardForm);
  const { view, context, done, canRemove, send } = useCheckout(
    { listings, offerAmount, draft: draftFor(user, details, initialDeliveryTypes.delivery), checkoutId },
    getEntry,
  );
  // Removed pieces do not block the others.
  const deliveryTypes = getDeliveryTypes(
    listings.filter(({ heirloopId }) => context.listings.some((one) => one.heirloopId === heirloopId)),
  );
  const { remove } = useCart();
  const setCart = useSetAtom(cartAtom);
  const navigate = useNavigate();
  const waitingList = useWaitingList(listings);
  useListingUpdates(context.listings, (listing) => send({ type: "LISTING_CHANGED", listing }));
  const { orders, holdUntil, holdLeft } = context;

  const leavesToBuy = done || context.bankUrl !== null || context.checkoutId !== null;
  useEffect(() => {
    onBuying(leavesToBuy);
  }, [onBuying, leavesToBuy]);

  const isPlacing = view.stage.name !== "editing" && view.stage.name !== "declined";
  useEffect(() => {
    onPlacing(isPlacing);
    return () => onPlacing(false);
  }, [onPlacing, isPlacing]);

  useEffect(() => {
    if (holdUntil === null) removeOpenCheckout(thisTab);
    else addOpenCheckout(thisTab, holdLeft);
  }, [holdUntil, holdLeft]);

  // Restores the form after a reload or the bank's page, after the first render, which must match the server's. A
  // delivery type chosen before hydration is newer.
  const [storedDraft] = useState(() => loadDraft(initialDeliveryTypes));
  const chosen = useRef<CheckoutDraft["type"]>(undefined);
  useEffect(() => {
    if (storedDraft)
      send({ type: "CHANGE", draft: { ...storedDraft, type: chosen.current ?? storedDraft.type } });
  }, [send, storedDraft]);

  // A code that was rejected for the old total is checked again.
  const { emailVerified } = user;
  const wasVerified = useRef(emailVerified);
  useEffect(() => {
    if (wasVerified.current === emailVerified) return;
    wasVerified.current = emailVerified;
    send({ type: "RETRY_QUOTE" });
  }, [emailVerified, send]);

  useEffect(() => {
    if (!done) return;
    removeDraft();
    // The cart keeps what was not bought.
    if (offerAmount === null) void getCart().then(setCart, () => undefined);
    void navigate(pageUrls.orderSummary(orders), { replace: true });
  }, [done, offerAmount, orders, setCart, navigate]);

  return (
    <CheckoutScreen
      {...view}
      listings={context.listings}
      offerAmount={offerAmount === null ? null : cents(offerAmount)}
      draft={context.draft}
      deliveryTypes={deliveryTypes}
      waitingList={waitingList}
      now={now}
      gatewayForm={gatewayForm}
      emailNotice={<EmailNotice user={user} purpose="to use a promo code" />}
      onChange={(draft) => {
        chosen.current = draft.type;
        saveDraft(draft);
        send({ type: "CHANGE", draft });
      }}
      onSubmit={(draft) => {
        saveDraft(draft);
        send({ type: "SUBMIT", draft });
      }}
      onRemove={(listing) => {
        if (!canRemove(listing)) return;
        send({ type: "REMOVE", heirloopId: listing.heirloopId });
        if (offerAmount === null) void remove(listing);
        if (context.listings.length === 1) void navigate(pageUrls.cart());
      }}
      onRetryQuote={() => send({ type: "RETRY_QUOTE" })}
      onHoldAgain={() => send({ type: "HOLD_AGAIN" })}
      onConfirmed={() => send({ type: "CONFIRMED" })}
    />
  );
}
