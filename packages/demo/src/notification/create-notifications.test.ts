import { expect, test } from "vitest";
import { accountIds } from "../account/accounts.ts";
import { demoFollows } from "../account/demo-follows.ts";
import { demoWorld } from "../world/demo-world.ts";

const world = demoWorld({ seed: "told", startAt: "2026-11-21T04:00:00.000Z", listings: 2_400 });
const noticesOf = (scenario: string) => {
  const { id } = world.orders.find((order) => order.scenario === scenario) ?? {};
  return world.notifications
    .filter(({ orderId }) => orderId === id)
    .map(({ type, text }) => `${type}: ${text.replace(/\$[\d,.]+/, "$…")}`);
};

test("describes the steps of an order in the product's wording", () => {
  expect([noticesOf("offer-countered"), noticesOf("delivery-agreed").slice(0, 4)]).toEqual([
    ["offer: sent an offer of $…", "counteroffer: sent a counteroffer of $…"],
    [
      "order: ordered from you",
      "order: approved your order",
      "order: proposed a time",
      "order: agreed to a time",
    ],
  ]);
});

test("creates review requests without a sender", () => {
  const requests = world.notifications.filter(({ type }) => type === "review-request");
  expect(requests.length).toBeGreaterThan(0);
  expect(requests.filter(({ senderId, senderName }) => senderId !== null || senderName !== null)).toEqual([]);
});

test("alerts the shopper of a new piece from a seller they follow, which no search has named", () => {
  const [alert, ...others] = world.notifications.filter(({ type }) => type === "followed-seller");
  expect([alert?.userId, alert?.seen, others]).toEqual([accountIds.shopper, false, []]);
  const piece = world.listings.find(({ id }) => id === alert?.listingIds[0]);
  const seller = world.accounts.find(({ id }) => id === piece?.sellerId);
  expect(alert?.text).toBe(`A new piece from ${seller?.shop?.name ?? ""}`);
  const follow = demoFollows(world).find(
    ({ followerId, sellerId }) => followerId === alert?.userId && sellerId === seller?.id,
  );
  const dates = [follow?.since, piece?.createdAt, alert?.date].map((date) => date ?? "");
  expect(dates.toSorted()).toEqual(dates);
  const found = world.notifications.filter(({ type }) => type === "saved-search");
  expect(found.flatMap(({ listingIds }) => listingIds)).not.toContain(piece?.id);
});
