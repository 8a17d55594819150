import type { Quote } from "@heirloop/contract/checkout/checkout.schema";
import type { OrderId } from "@heirloop/contract/identity/identity.schema";
import type { Listing } from "@heirloop/contract/listing/listing.schema";
import type { Cents } from "@heirloop/contract/money/money.schema";
import type { CheckoutPiece, CheckoutReadiness } from "@heirloop/machines/checkout/checkout.connect";
import type { WaitingListProps } from "../../patterns/availability/waiting-list.tsx";
import type { ReactNode } from "react";
import type { FieldErrors } from "../../patterns/form/field-errors.ts";
import type { Loadable } from "../../patterns/loadable/loadable.ts";
import type { CheckoutDraft } from "./checkout-draft.ts";

export type CheckoutStage =
  | { name: "editing" }
  | { name: "submitting" }
  /** The card was declined; everything typed is kept. */
  | { name: "declined" }
  /** The bank wants the buyer's word first, at its own page. */
  | { name: "confirming"; url: string }
  /** The payment gateway takes longer than usual; the page follows it. */
  | { name: "waiting" };

export type CheckoutScreenProps = {
  stage: CheckoutStage;
  listings: readonly Listing[];
  /** The amount of the offer that this checkout sends; null for a purchase. */
  offerAmount: Cents | null;
  /** Initial values of the form. */
  draft: CheckoutDraft;
  /** Delivery types that all listings support. */
  deliveryTypes: { delivery: boolean; pickup: boolean };
  /** Refused: asking the same again would be in vain; `problem`, `answer` or an error at a field says why. */
  quote: Loadable<Quote> | { state: "refused" };
  /** Whether the order can be sent, and if not, what it waits for. */
  readiness: CheckoutReadiness;
  /** Status of each listing by heirloopId. */
  pieces: Readonly<Record<string, CheckoutPiece>>;
  waitingList: WaitingListProps;
  /** Keys: `contact.email`, `address.zip`, `promoCode`, `card.number`, `type`. */
  errors: FieldErrors;
  /** What prevents buying these listings: a reservation, an offer that is too low. */
  problem?: string | undefined;
  /** The result of the submission: the card was declined, the price has changed. */
  answer?: string | undefined;
  /** The buyer's offer for the piece that is still open, if that is why another one was refused. */
  openOffer?: OrderId | null;
  /** ISO start and end of the hold on the first N listings; null before it and after it expired. */
  held: { at: string; until: string; pieces: number } | null;
  /** The pieces are being reserved, as when the page is opened. */
  holding?: boolean;
  /** The hold ran out: the buyer may ask for it again. */
  holdExpired: boolean;
  /** The server's time when the page was rendered, ISO 8601. */
  now: string;
  /** The payment gateway's own card form; without it test cards are asked for. */
  gatewayForm?: ReactNode;
  /** Asks for the email address to be confirmed, which a promo code needs. */
  emailNotice?: ReactNode;
  /** Another way, address or promo code: ask for a quote again. */
  onChange: (draft: CheckoutDraft) => void;
  onSubmit: (draft: CheckoutDraft) => void;
  onRemove: (listing: Listing) => void;
  onRetryQuote: () => void;
  onHoldAgain: () => void;
  /** The buyer returned from the bank. */
  onConfirmed: () => void;
};
