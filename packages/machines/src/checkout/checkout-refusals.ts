import type { CheckoutRequest, QuoteRequest } from "@heirloop/contract/checkout/checkout.schema";
import { formatCents } from "@heirloop/contract/money/format-cents";
import type { TaxLocation } from "@heirloop/contract/tax/sales-tax";
import { invalidField, type Refusal } from "../refusal/refusal.ts";
import type { PieceForSale, UnavailablePiece } from "./available-pieces.ts";

type Priced = Pick<PieceForSale, "id" | "title" | "price">;

/** A buyer never pays a price other than the one they saw: names each changed price, or returns null. */
export function priceRefusal(
  { listings }: Pick<QuoteRequest, "listings">,
  available: readonly Priced[],
): Refusal | null {
  const changed = listings.flatMap(({ id, listingPrice }, index) => {
    const piece = available.find((one) => one.id === id);
    return piece === undefined || piece.price === listingPrice ? [] : [{ index, ...piece }];
  });
  if (changed.length === 0) return null;
  return {
    code: "price-changed",
    detail: changed.map(({ title, price }) => `${title} now costs ${formatCents(price)}.`).join(" "),
    errors: changed.map(({ index, price }) => ({
      path: `listings.${index}.listingPrice`,
      message: `Now ${formatCents(price)}`,
    })),
  };
}

/** An offer is for one piece and below its price. */
export function offerRefusal(
  { listings, offerAmount }: Pick<QuoteRequest, "listings" | "offerAmount">,
  available: readonly Priced[],
): Refusal | null {
  if (offerAmount === undefined) return null;
  if (listings.length !== 1) return invalidField("offerAmount", "An offer is for one piece");
  const [piece] = available;
  return piece !== undefined && offerAmount >= piece.price
    ? invalidField("offerAmount", `Offer less than ${formatCents(piece.price)}`)
    : null;
}

/** A buyer has one open offer for a piece at a time. */
export const openOfferRefusal: Refusal = {
  code: "state-conflict",
  detail: "Your earlier offer for this piece is still open.",
};

/** Requires the total that the buyer saw. Cents. */
export function totalRefusal(
  { total: shown }: Pick<CheckoutRequest, "total">,
  total: number,
): Refusal | null {
  if (shown === undefined || shown === total) return null;
  return {
    code: "total-changed",
    detail: `The total is now ${formatCents(total)}. It was ${formatCents(shown)} before.`,
    errors: [{ path: "total", message: `Now ${formatCents(total)}` }],
  };
}

/** Asks the buyer, who submitted before this total was known, to confirm it. In cents. */
export const newTotalMessage = (seen: CheckoutRequest["total"] | null, total: number): string =>
  totalRefusal({ total: seen ?? undefined }, total)?.detail ??
  `Your total is ${formatCents(total)}. Continue if you agree.`;

export const addressRefusal = ({ type, address }: Pick<QuoteRequest, "type" | "address">): Refusal | null =>
  type === "delivery" && address === undefined
    ? invalidField("address.line1", "Enter where it should go")
    : null;

/** Sales tax cannot be calculated for a place that the provider does not know. */
export const unknownPlaceRefusal = ({ type }: TaxLocation): Refusal =>
  type === "delivery"
    ? invalidField("address.zip", "We don't know this address. Check the city, the state and the ZIP code.")
    : invalidField("type", "We don't know where this piece is, so it can only be delivered.");

export const cardRefusal: Refusal = invalidField("paymentMethod", "Choose one of your cards");

/** Why a purchase that includes this piece is rejected. */
export const unavailableRefusal = ({
  code,
  field,
  title,
  reason,
}: Pick<UnavailablePiece<unknown>, "code" | "field" | "title" | "reason">): Refusal =>
  field === null ? { code, detail: `${title}: ${reason}` } : invalidField(field, reason);
