import type { ReportedListing } from "@heirloop/contract/admin/reported-listing.endpoints";

/** Why a piece cannot be taken down now. */
export const takeDownObstacles: Readonly<Record<NonNullable<ReportedListing["obstacle"]>, string>> = {
  ordered: "An open order has this piece. It can be taken down once the order has ended without a sale.",
  sold: "This piece is sold, so it cannot be taken down. Refund or remove its order under Orders if you have to.",
};

/** The form that takes a piece down. */
export const takingDown = {
  description:
    "It will no longer be for sale, open offers for it will end, and its seller cannot put it back. You can allow it again.",
  hint: "The seller reads it.",
  submit: "Take the piece down",
};
