import type { DeliveryMethod } from "@heirloop/contract/delivery-terms/delivery-method.schema";
import type { DeliveryTerms } from "@heirloop/contract/delivery-terms/delivery-terms.schema";
import type { HubId } from "@heirloop/contract/hub/hub";
import { invalidField, type Refusal } from "../refusal/refusal.ts";

/** Whole miles between two ZIP codes; null when one is unknown. */
type ZipDistance = (from: string, to: string) => number | null;

export type DeliveredPiece = Readonly<{
  /** The nearest hub, or NA. */
  hub: string;
  /** Cents for a delivery in the hub's area, and everywhere else, where the seller has set no terms. */
  localFee: number;
  carrierFee: number;
  terms: DeliveryTerms | null;
}>;

export type Destination = Readonly<{
  hub: HubId | "NA";
  /** Null until the buyer has entered an address. */
  zip: string | null;
}>;

/** `fee` in cents. */
export type Delivery = DeliveryMethod & Readonly<{ fee: number }>;

/** Whether the seller delivers a piece to this place, and for how much; null without terms of the seller. */
function deliveryByTerms(
  { hub, terms, carrierFee }: DeliveredPiece,
  destination: Destination,
  distance: ZipDistance,
): Delivery | null {
  const farthest = terms?.bands.at(-1);
  if (terms === null || farthest === undefined) return null;
  const radius = farthest.miles;
  const byCarrier = (limit: DeliveryMethod["limit"]): Delivery => ({
    by: "carrier",
    fee: carrierFee,
    radius,
    limit,
  });
  // Before there is an address, the highest fee is shown: an address within the radius can only lower it.
  if (destination.zip === null)
    return destination.hub !== "NA" && destination.hub === hub
      ? { by: "seller", fee: farthest.fee, radius, limit: null }
      : byCarrier(null);
  const miles = distance(terms.zip, destination.zip);
  if (miles === null) return byCarrier("unknown-zip");
  const band = terms.bands.find((one) => miles <= one.miles);
  return band === undefined ? byCarrier("too-far") : { by: "seller", fee: band.fee, radius, limit: null };
}

function deliveryOfPiece(piece: DeliveredPiece, destination: Destination, distance: ZipDistance): Delivery {
  const isLocal = destination.hub !== "NA" && destination.hub === piece.hub;
  return (
    deliveryByTerms(piece, destination, distance) ?? {
      by: isLocal ? "seller" : "carrier",
      fee: isLocal ? piece.localFee : piece.carrierFee,
      radius: null,
      limit: null,
    }
  );
}

/**
 * Who brings one seller's pieces to a place, and for how much (docs/product.md §4, Delivery). The seller does if
 * it delivers each of them: by its terms, or in the hub's area without any. The fee of the terms is for one
 * trip, so of several pieces the highest one counts; otherwise a carrier brings them all.
 */
export function deliveryOf(
  pieces: readonly DeliveredPiece[],
  destination: Destination,
  distance: ZipDistance,
): Delivery {
  const deliveries = pieces.map((piece) => deliveryOfPiece(piece, destination, distance));
  const carried = deliveries.filter(({ by }) => by === "carrier");
  const isBySeller = pieces.length > 0 && carried.length === 0;
  const limited = carried.find(({ limit }) => limit !== null);
  const [first] = carried.length > 0 ? carried : deliveries;
  let trip = 0;
  let fee = 0;
  for (const [at, piece] of pieces.entries()) {
    const own = deliveries[at]?.fee ?? 0;
    if (piece.terms === null) fee += own;
    else if (isBySeller) trip = Math.max(trip, own);
    else fee += piece.carrierFee;
  }
  return {
    by: isBySeller ? "seller" : "carrier",
    fee: fee + trip,
    radius: (limited ?? first)?.radius ?? null,
    limit: limited?.limit ?? null,
  };
}

export const pickupOnlyRefusal = ({ delivery }: Readonly<{ delivery: boolean }>): Refusal | null =>
  delivery ? null : { code: "state-conflict", detail: "It is for pickup only." };

/** Terms begin at a ZIP code whose place is known. */
export const termsRefusal = (
  terms: DeliveryTerms | null | undefined,
  path: string,
  distance: ZipDistance,
): Refusal | null =>
  terms && distance(terms.zip, terms.zip) === null
    ? invalidField(`${path}.zip`, "We don't know this ZIP code")
    : null;

/** A shop delivers all of its pieces by the terms in its settings. */
export const shopTermsRefusal = (
  terms: DeliveryTerms | null | undefined,
  { isBusiness }: Readonly<{ isBusiness: boolean }>,
): Refusal | null =>
  terms && isBusiness
    ? invalidField("deliveryTerms.zip", "Your shop's delivery terms are in your settings")
    : null;
