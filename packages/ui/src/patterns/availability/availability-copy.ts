import { contactClosedText } from "@heirloop/contract/blocked-people/contact";
import { formatCents } from "@heirloop/contract/money/format-cents";
import type { Availability } from "@heirloop/machines/availability/availability";

/** One sentence. Of a reservation it ends before the time that is left. */
export function availabilityText(availability: Availability): string | null {
  switch (availability.state) {
    case "available":
      return null;
    case "price-changed":
      return `The price changed from ${formatCents(availability.from)} to ${formatCents(availability.to)}.`;
    case "reserved-by-you":
      return "Reserved for you for";
    case "ordered-by-you":
      return "You have ordered this piece.";
    case "reserved-by-other":
      return "Reserved by another shopper for";
    case "own":
      return "This is your own piece.";
    case "sold":
      return "This piece has been sold.";
    case "seller-blocked-by-you":
      return contactClosedText("blocked", "order");
    case "seller-not-accepting":
      return contactClosedText("closed", "order");
    case "inactive":
      return "This piece is no longer for sale.";
  }
}
