import type { Consignment, ConsignmentStatus } from "@heirloop/contract/consignment/consignment.schema";
import { formatCents } from "@heirloop/contract/money/format-cents";
import { dayOf } from "../date/day.ts";

/** What each step is called on the way of a piece. */
export const stepNames: Record<ConsignmentStatus, string> = {
  submitted: "Offered",
  available: "Shown to shops",
  accepted: "Taken",
  collected: "Collected",
  listed: "For sale",
  sold: "Sold",
  returned: "Given back",
  withdrawn: "Taken back",
  lapsed: "Ended",
};

/** Where a piece stands, told to its owner. */
export function standing({ status, takenBy, lapsesAt, earned }: Consignment): string {
  const shop = takenBy?.firstName ?? "The shop";
  const by = lapsesAt === null ? "" : ` by ${dayOf(lapsesAt)}`;
  const words: Record<ConsignmentStatus, string> = {
    submitted: "We have it. Shops near you see it in a moment.",
    available:
      lapsesAt === null
        ? "Shops near you are looking at it."
        : `Shops near you are looking at it, until ${dayOf(lapsesAt)}.`,
    accepted: `${shop} has taken it and comes to collect it${by}.`,
    collected: `${shop} has it, and gets it ready for sale.`,
    listed: `${shop} is selling it.`,
    sold:
      earned === null
        ? "A buyer has taken it home."
        : `A buyer has taken it home: ${formatCents(earned)} are yours.`,
    returned: `${shop} has given it back to you.`,
    withdrawn: "You have taken it back.",
    lapsed:
      takenBy === null
        ? "No shop took it in 14 days. You can offer it again, or list it yourself."
        : `${shop} did not collect it in time. It stays yours, and you can offer it again.`,
  };
  return words[status];
}

/** What was agreed, or is hoped for: a price, and the owner's part of it in cents by `shareOf`. */
export function dealOf({ pricePlan, share, expectedPrice }: Consignment): string {
  return pricePlan === null || share === null
    ? `You expect ${formatCents(expectedPrice)}`
    : `Planned at ${formatCents(pricePlan)}, of which ${share} percent are yours`;
}
