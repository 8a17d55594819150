import { taxOn } from "@heirloop/contract/money/sales-tax";
import { orderStatuses } from "@heirloop/contract/order/order-status";
import { hubIds, regionCodes } from "@heirloop/contract/hub/hub";
import { beforeAll, describe, expect, test } from "vitest";
import { accountIds, fixedAccountNames } from "../account/accounts.ts";
import { hashOf } from "../random/random.ts";
import { demoWorld, inBatches } from "./demo-world.ts";
import type { DemoWorld } from "./records.ts";
import { smallWorld } from "./small-world.ts";

const startAt = "2026-11-21T04:00:00.000Z";
let world: DemoWorld;

beforeAll(() => {
  world = demoWorld({ seed: "1", startAt });
});

const shoppers = (entries: DemoWorld["orders"]) =>
  entries.filter((order) => order.buyerId === accountIds.shopper);

describe("the demo world", () => {
  test("has 12,000 listings", () => {
    expect(world.listings.length).toBe(12_000);
  });

  test("is the same, byte for byte, for the same seed and start", () => {
    const again = demoWorld({ seed: "1", startAt });
    expect(hashOf(JSON.stringify(again))).toBe(hashOf(JSON.stringify(world)));
  });

  test("differs for another seed", () => {
    const other = demoWorld({ seed: "2", startAt, listings: 240 });
    expect(hashOf(JSON.stringify(other.listings))).not.toBe(hashOf(JSON.stringify(smallWorld().listings)));
  });

  test("moves all dates with the start and nothing else", () => {
    const later = demoWorld({ seed: "small", startAt: "2027-03-02T17:00:00.000Z", listings: 240 });
    expect(later.listings.map((listing) => listing.title)).toEqual(
      smallWorld().listings.map((listing) => listing.title),
    );
  });

  test("gives the shopper an order in every status", () => {
    expect(new Set(shoppers(world.orders).map((order) => order.status))).toEqual(new Set(orderStatuses));
  });

  test("keeps deleted orders with and without an approved offer", () => {
    const deleted = shoppers(world.orders).filter((order) => order.status === "deleted");
    expect(deleted.map((order) => [order.offer !== null, order.approved]).toSorted()).toEqual([
      [false, false],
      [true, false],
      [true, true],
    ]);
  });

  test("starts with offers open and deliveries ahead", () => {
    const pending = shoppers(world.orders).filter((order) => order.deadline !== null);
    expect(pending.length).toBeGreaterThan(5);
    expect(pending.filter((order) => (order.deadline?.at ?? "") <= startAt)).toEqual([]);
  });

  test("names nothing that is not there", () => {
    const accounts = new Set(world.accounts.map((one) => one.id));
    const listings = new Set(world.listings.map((one) => one.id));
    const orders = new Set(world.orders.map((one) => one.id));
    const dangling = [
      ...world.listings.filter(
        (one) => !accounts.has(one.sellerId) || (one.soldTo !== null && !orders.has(one.soldTo)),
      ),
      ...world.orders.filter(
        (one) =>
          !accounts.has(one.buyerId) ||
          !accounts.has(one.sellerId) ||
          one.listings.some((line) => !listings.has(line.listingId)),
      ),
      ...world.chats.filter(
        (one) => !listings.has(one.listingId) || (one.orderId !== null && !orders.has(one.orderId)),
      ),
      ...world.reviews.filter((one) => !orders.has(one.orderId)),
      ...world.questions.filter((one) => !listings.has(one.listingId) || !accounts.has(one.askerId)),
      ...world.favorites.filter((one) => !listings.has(one.listingId) || !accounts.has(one.userId)),
      ...world.carts.filter((one) => !listings.has(one.listingId)),
      ...world.notifications.filter(
        (one) =>
          one.listingIds.some((id) => !listings.has(id)) ||
          (one.orderId !== null && !orders.has(one.orderId)),
      ),
      ...world.consignments.filter(
        (one) => !accounts.has(one.consignerId) || (one.listingId !== null && !listings.has(one.listingId)),
      ),
    ];
    expect(dangling).toEqual([]);
  });

  test("sells a piece to one order only, after it was listed, at the order's seller", () => {
    const byId = new Map(world.listings.map((listing) => [listing.id, listing]));
    const wrong = world.orders.filter((order) =>
      order.listings.some(({ listingId }) => {
        const listing = byId.get(listingId);
        return !listing || listing.sellerId !== order.sellerId || listing.createdAt > order.createdAt;
      }),
    );
    expect(wrong).toEqual([]);
    const open = [
      "scheduling",
      "active-delivery",
      "active-pickup",
      "looking_for_carrier",
      "awaiting_shipping",
      "in_transit",
      "completed",
    ];
    expect(
      world.orders
        .filter((order) => open.includes(order.status))
        .every((order) => byId.get(order.listings[0]?.listingId ?? "")?.soldTo === order.id),
    ).toBe(true);
  });

  test("taxes every order as a checkout would, delivery with the pieces", () => {
    const taxed = world.orders.filter(({ type, breakdown }) => type === "delivery" && breakdown.tax > 0);
    expect(taxed.length).toBeGreaterThan(0);
    expect(
      world.orders.filter(
        ({ breakdown, taxRate }) => breakdown.tax !== taxOn(breakdown.items + breakdown.delivery, taxRate),
      ),
    ).toEqual([]);
  });

  test("adds up every order", () => {
    expect(
      world.orders.filter(({ breakdown: b }) => b.items + b.delivery - b.discount + b.tax !== b.total),
    ).toEqual([]);
  });

  test("numbers every chat's messages from 1 without gaps, in the order of their dates", () => {
    const wrong = world.chats.filter((chat) =>
      chat.messages.some(
        (message, index) =>
          message.number !== index + 1 || (chat.messages[index - 1]?.date ?? "") > message.date,
      ),
    );
    expect(wrong).toEqual([]);
  });

  test("has no two equal ids, slugs of accounts, or emails", () => {
    const unique = (values: readonly string[]) => values.length - new Set(values).size;
    expect(unique(world.accounts.map((one) => one.slug))).toBe(0);
    expect(unique(world.accounts.map((one) => one.email))).toBe(0);
    expect(
      unique(
        [
          ...world.accounts,
          ...world.listings,
          ...world.orders,
          ...world.chats,
          ...world.notifications,
          ...world.reviews,
          ...world.questions,
          ...world.consignments,
        ].map((one) => one.id),
      ),
    ).toBe(0);
  });

  test("brings the seven accounts, more than a page of notifications, and a consignment list of more than one page each", () => {
    expect(world.accounts.slice(0, 7).map((one) => one.email)).toEqual(
      fixedAccountNames.map((name) => `${name}@demo.test`),
    );
    const own = world.notifications.filter((one) => one.userId === accountIds.shopper);
    expect(own.length).toBeGreaterThan(20);
    expect(own.filter((one) => !one.seen).length).toBeGreaterThan(2);
    expect(world.consignments.filter((one) => one.acceptedBy === accountIds.studio).length).toBeGreaterThan(
      20,
    );
  });

  test("reaches every hub, every region and enough published reviews, some of them below four", () => {
    expect(new Set(world.listings.map((listing) => listing.hub))).toEqual(new Set(hubIds));
    expect(new Set(world.listings.flatMap((listing) => listing.region ?? []))).toEqual(new Set(regionCodes));
    const published = world.reviews.filter(
      (review) => review.publishedAt !== null && review.sellerRating !== null,
    );
    expect(published.filter((review) => review.sellerFeedback !== null).length).toBeGreaterThan(100);
    expect(published.filter((review) => (review.sellerRating ?? 5) < 4).length).toBeGreaterThan(5);
  });

  test("comes in batches that hold everything once", () => {
    expect([...inBatches(world.listings, 500)].flat()).toEqual(world.listings);
  });

  test("no piece was offered just now: each is with the shops already, or past them", () => {
    expect(world.consignments.filter(({ status }) => status === "submitted")).toEqual([]);
  });
});
