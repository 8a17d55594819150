import { constants } from "@heirloop/contract/constants/marketplace-constants";
import { formatDuration } from "../date/format-duration.ts";
import type { Consignment, ConsignmentStatus } from "@heirloop/contract/consignment/consignment.schema";
import { formatCents } from "@heirloop/contract/money/format-cents";
import { getOwnerShare } from "@heirloop/contract/money/sale-earnings";
import { formatDay } from "../date/day.ts";

/** The label of each step. */
export const statusLabels: Record<ConsignmentStatus, string> = {
  submitted: "Offered",
  available: "Shown to shops",
  accepted: "Taken",
  collected: "Collected",
  listed: "For sale",
  sold: "Sold",
  returned: "Given back",
  withdrawn: "Withdrawn",
  lapsed: "Ended",
};

/** The status of a consignment, for its owner. */
export function statusCopy({ status, takenBy, lapsesAt, earned }: Consignment): string {
  const shop = takenBy?.firstName ?? "The shop";
  const by = lapsesAt === null ? "" : ` by ${formatDay(lapsesAt)}`;
  const words: Record<ConsignmentStatus, string> = {
    submitted: "We received it. Shops near you will see it in a moment.",
    available:
      lapsesAt === null
        ? "Shops near you can see it."
        : `Shops near you can see it until ${formatDay(lapsesAt)}.`,
    accepted: `${shop} accepted it and will collect it${by}.`,
    collected: `${shop} has it and is preparing it for sale.`,
    listed: `${shop} is selling it.`,
    sold: earned === null ? "It has been sold." : `It has been sold: ${formatCents(earned)} is yours.`,
    returned: `${shop} returned it to you.`,
    withdrawn: "You withdrew it.",
    lapsed:
      takenBy === null
        ? `No shop accepted it within ${formatDuration(constants.consignmentLapse)}. You can consign it again or list it yourself.`
        : `${shop} did not collect it in time. It is still yours, and you can consign it again.`,
  };
  return words[status];
}

/** The price that the shop requests, and the owner's share of it. */
export function requestedPriceCopy({ takenBy, requestedPrice, pricePlan, share }: Consignment): string {
  const price = formatCents(requestedPrice ?? 0);
  const yours = formatCents(getOwnerShare(requestedPrice ?? 0, share));
  return `${takenBy?.firstName ?? "The shop"} asks to sell it for ${price} or more, instead of ${formatCents(pricePlan ?? 0)}. At ${price} your share is ${yours}. Until you accept, the agreed price stays.`;
}

/** The agreed price and share, or the expected price. */
export function formatTerms({ pricePlan, share, expectedPrice }: Consignment): string {
  return pricePlan === null || share === null
    ? `You expect ${formatCents(expectedPrice)}`
    : `Agreed price ${formatCents(pricePlan)}: it sells for that or more, and ${share} percent is yours`;
}
