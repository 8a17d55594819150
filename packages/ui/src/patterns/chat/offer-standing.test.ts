import type { Chat } from "@heirloop/contract/chat/chat.schema";
import { expect, test } from "vitest";
import { orders } from "../../fixtures/orders.ts";
import { offerStanding } from "./offer-standing.ts";

const order = (
  status: NonNullable<Chat["order"]>["status"],
  offer: NonNullable<NonNullable<Chat["order"]>["offer"]>["status"],
): Chat["order"] => ({
  ...orders.offer,
  status,
  offer: orders.offer.offer && { ...orders.offer.offer, status: offer },
});

test.each([
  ["the latest of an open order", "pending", true, order("offer-sent", "pending"), "pending"],
  ["a counteroffer that waits", "counteroffer", true, order("offer-sent", "counteroffer"), "counteroffer"],
  ["what another price came after", "pending", false, order("offer-sent", "counteroffer"), "void"],
  ["what was accepted", "counteroffer", true, order("scheduling", "accepted"), "accepted"],
  ["what was withdrawn", "pending", true, order("deleted", "withdrawn"), "withdrawn"],
  ["what an admin removed", "pending", true, order("deleted", "pending"), "void"],
  ["an offer before an order at the full price", "pending", true, { ...orders.offer, offer: null }, "void"],
  ["what says itself that it ended", "declined", false, order("offer-sent", "counteroffer"), "declined"],
] as const)("%s", (_, sent, isLatest, of, standing) => {
  expect(offerStanding({ status: sent }, isLatest, of)).toBe(standing);
});
