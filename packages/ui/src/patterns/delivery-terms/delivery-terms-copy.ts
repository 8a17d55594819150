import type { DeliveryBand, DeliveryMethod } from "@heirloop/contract/delivery-terms/delivery-method.schema";
import { formatCents } from "@heirloop/contract/money/format-cents";

export const formatFee = (fee: number): string => (fee === 0 ? "Free" : formatCents(fee));

const formatMiles = (miles: number): string => (miles === 1 ? "1 mile" : `${miles} miles`);

/** "Free up to 10 miles, $45 up to 25 miles, $80 up to 40 miles" */
export const describeBands = (bands: readonly DeliveryBand[]): string =>
  bands.map(({ miles, fee }) => `${formatFee(fee)} up to ${formatMiles(miles)}`).join(", ");

/** "within 40 miles" */
export const describeRadius = (bands: readonly DeliveryBand[]): string =>
  `within ${formatMiles(bands.at(-1)?.miles ?? 0)}`;

/** Why a seller with delivery terms does not bring it itself; null if it does. */
export function explainLimit({ radius, limit }: DeliveryMethod, seller = "The seller"): string | null {
  if (limit === "too-far" && radius !== null)
    return `${seller} delivers up to ${formatMiles(radius)}, and this is farther away.`;
  return limit === "unknown-zip"
    ? `We can't tell how far away this ZIP code is from ${lower(seller)}.`
    : null;
}

/** "The seller" inside a sentence. */
const lower = (seller: string): string => (seller === "The seller" ? "the seller" : seller);
