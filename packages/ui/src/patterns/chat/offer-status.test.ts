import type { Chat } from "@heirloop/contract/chat/chat.schema";
import { expect, test } from "vitest";
import { orders } from "../../fixtures/orders.ts";
import { getOfferStatusInChat } from "./offer-status.ts";

type Order = NonNullable<Chat["order"]>;
const order = (status: Order["status"], offer: NonNullable<Order["offer"]>["status"]): Chat["order"] => ({
  ...orders.offer,
  status,
  offer: orders.offer.offer && { ...orders.offer.offer, status: offer },
});
const countered = order("offer-sent", "counteroffer");

test.each([
  [
    "the latest of an open order, to whose turn it is",
    "counteroffer",
    true,
    countered,
    "buyer",
    "counteroffer-received",
  ],
  [
    "the latest of an open order, to who waits",
    "counteroffer",
    true,
    countered,
    "seller",
    "counteroffer-sent",
  ],
  ["an amount that another came after", "pending", false, countered, "buyer", "superseded"],
  ["an amount that is stored as superseded", "superseded", true, countered, "buyer", "superseded"],
  ["an accepted offer", "counteroffer", true, order("scheduling", "accepted"), "buyer", "accepted"],
  ["a withdrawn offer", "pending", true, order("deleted", "withdrawn"), "buyer", "withdrawn"],
  ["an offer for a piece sold to another buyer", "pending", true, order("deleted", "sold"), "buyer", "sold"],
  [
    "an offer that was open when its order was removed",
    "pending",
    true,
    order("deleted", "pending"),
    "buyer",
    "superseded",
  ],
  [
    "an offer before an order at the full price",
    "pending",
    true,
    { ...orders.offer, offer: null },
    "buyer",
    "superseded",
  ],
  ["an offer whose message says how it ended", "declined", false, countered, "buyer", "declined"],
] as const)("shows %s", (_, sent, isLatest, of, side, standing) => {
  expect(getOfferStatusInChat({ status: sent }, isLatest, of, side)).toBe(standing);
});
