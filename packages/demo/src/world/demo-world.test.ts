import { stateOfZip } from "@heirloop/contract/address/zip-states";
import { termsOf, type TermKind } from "@heirloop/contract/catalog/catalog-terms";
import { nameKey } from "@heirloop/contract/catalog/fold-text";
import { misplacedKind } from "@heirloop/contract/catalog/term.schema";
import { consignmentKinds } from "@heirloop/contract/consignment/consignment-kinds";
import { constants } from "@heirloop/contract/constants/marketplace-constants";
import { getOwnerShare } from "@heirloop/contract/money/sale-earnings";
import { autoCompletion } from "@heirloop/contract/order/time-window";
import { sellerTimeZone } from "@heirloop/contract/pickup-calendar/seller-time-zone";
import { taxOn } from "@heirloop/contract/tax/sales-tax";
import { enteredAddressSchema } from "@heirloop/contract/order/entered-address.schema";
import { isCaseOpen, orderCaseStatuses } from "@heirloop/contract/order/order-case-status";
import { openStatuses, type OrderStatus, orderStatuses } from "@heirloop/contract/order/order-status";
import { hubIds, regionCodes } from "@heirloop/contract/hub/hub";
import { beforeAll, describe, expect, test } from "vitest";
import { accountIds, fixedAccountNames } from "../account/accounts.ts";
import { hashOf } from "../random/random.ts";
import { demoWorld } from "./demo-world.ts";
import type { DemoWorld } from "../records/world.ts";
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

  test("has addresses whose ZIP code is in their state", () => {
    const addresses = [
      ...world.orders.flatMap(({ address, pickup }) => [address, pickup?.address]),
      ...world.consignments.map(({ pickup }) => pickup?.address),
    ].flatMap((address) => address ?? []);
    expect(addresses.length).toBeGreaterThan(20);
    expect(addresses.filter((address) => !enteredAddressSchema.safeParse(address).success)).toEqual([]);
    expect(
      world.consignments.filter(
        ({ place, zip }) => !place.endsWith(`, ${stateOfZip(zip)?.[0] ?? "no state"}`),
      ),
    ).toEqual([]);
  });

  test("describes its listings only with terms of the catalog", () => {
    const unknown = (kind: TermKind, names: readonly (string | null)[]) =>
      [...new Set(names)].filter((name) => name !== null && !termsOf[kind].some((term) => term === name));
    const { listings } = world;
    expect({
      materials: unknown(
        "material",
        listings.flatMap(({ materials }) => materials),
      ),
      rooms: unknown(
        "room",
        listings.flatMap(({ rooms }) => rooms),
      ),
      styles: unknown(
        "style",
        listings.map(({ style }) => style),
      ),
      colors: unknown(
        "color",
        listings.map(({ color }) => color),
      ),
    }).toEqual({ materials: [], rooms: [], styles: [], colors: [] });
    const kinds = new Map(
      listings.map(({ category, subCategory, type }) => [type, { category, subCategory, type }]),
    );
    expect([...kinds.values()].filter((kind) => misplacedKind(kind) !== undefined)).toEqual([]);
  });

  test("uses only its own brands", () => {
    const names = new Set<string | null>(world.brands.map(({ name }) => name));
    expect(world.listings.filter(({ brand }) => brand !== null && !names.has(brand))).toEqual([]);
    expect(new Set(world.brands.map(({ name }) => nameKey(name))).size).toBe(world.brands.length);
  });

  test("consigns only options of the consign form", () => {
    const kinds = new Set<string>(consignmentKinds);
    expect(world.consignments.filter(({ kind }) => !kinds.has(kind))).toEqual([]);
  });

  test("offers shops pieces worth consigning, which are no older and no newer than their owners say", () => {
    const offered = world.consignments.filter(({ listingId }) => listingId === null);
    const isUnlikely = ({ age, condition, title }: (typeof offered)[number]) =>
      age !== null && /older than I am|19\d0s/.test(age) && (condition === "new" || !/19\d0s/.test(title));
    expect(offered.filter(({ kind }) => kind === "other piece")).toEqual([]);
    expect(offered.filter(({ expectedPrice }) => expectedPrice < 20_000)).toEqual([]);
    expect(offered.filter(isUnlikely)).toEqual([]);
  });

  test("is the same, byte for byte, for the same seed and start", () => {
    const again = demoWorld({ seed: "1", startAt });
    expect(hashOf(JSON.stringify(again))).toBe(hashOf(JSON.stringify(world)));
  });

  test("differs for another seed", () => {
    const other = demoWorld({ seed: "2", startAt, listings: 240 });
    expect(hashOf(JSON.stringify(other.listings))).not.toBe(hashOf(JSON.stringify(smallWorld().listings)));
  });

  test("moves all dates with the start and changes nothing else", () => {
    const later = demoWorld({ seed: "small", startAt: "2027-03-02T17:00:00.000Z", listings: 240 });
    expect(later.listings.map((listing) => listing.title)).toEqual(
      smallWorld().listings.map((listing) => listing.title),
    );
  });

  test("gives the shopper an order in every status", () => {
    expect(new Set(shoppers(world.orders).map((order) => order.status))).toEqual(new Set(orderStatuses));
  });

  test("includes deleted orders with and without an approved offer", () => {
    const deleted = shoppers(world.orders).filter((order) => order.status === "deleted");
    expect(deleted.map((order) => [order.offer !== null, order.approved]).toSorted()).toEqual([
      [false, false],
      [true, false],
      [true, true],
    ]);
  });

  test("starts with open offers and upcoming deliveries", () => {
    const pending = shoppers(world.orders).filter((order) => order.deadline !== null);
    expect(pending.length).toBeGreaterThan(5);
    expect(pending.filter((order) => (order.deadline?.at ?? "") <= startAt)).toEqual([]);
  });

  test("completes orders after their window by the clocks of the seller", () => {
    const accounts = new Map(world.accounts.map((one) => [one.id, one]));
    const deadlines = world.orders.flatMap(({ sellerId, agreed, history, deadline, scenario }) => {
      const seller = accounts.get(sellerId);
      if (deadline?.event !== "auto-complete" || seller === undefined) return [];
      const timeZone = sellerTimeZone(seller.pickupCalendar, seller.hub);
      const since = history.findLast(({ type }) => type === "confirm-schedule" || type === "ship");
      return [{ scenario, at: deadline.at, expected: autoCompletion(agreed, timeZone, since?.at ?? "") }];
    });
    expect(deadlines.map(({ scenario }) => scenario)).toContain("pickup-agreed");
    expect(deadlines.map(({ at }) => at)).toEqual(deadlines.map(({ expected }) => expected));
  });

  test("references only existing records", () => {
    const accounts = new Set(world.accounts.map((one) => one.id));
    const listings = new Set(world.listings.map((one) => one.id));
    const orders = new Set(world.orders.map((one) => one.id));
    const consigned = new Set(world.consignments.map((one) => one.id));
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
        (one) =>
          (one.listingId !== null && !listings.has(one.listingId)) ||
          (one.consignmentId !== null && !consigned.has(one.consignmentId)) ||
          (one.orderId !== null && !orders.has(one.orderId)),
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

  test("sells a piece in one order only, after it was listed, by the order's seller", () => {
    const byId = new Map(world.listings.map((listing) => [listing.id, listing]));
    const wrong = world.orders.filter((order) =>
      order.listings.some(({ listingId }) => {
        const listing = byId.get(listingId);
        return !listing || listing.sellerId !== order.sellerId || listing.createdAt > order.createdAt;
      }),
    );
    expect(wrong).toEqual([]);
    const isSold = (status: OrderStatus) =>
      status === "completed" || (openStatuses.includes(status) && status !== "requested");
    expect(
      world.orders
        .filter((order) => isSold(order.status))
        .every((order) => byId.get(order.listings[0]?.listingId ?? "")?.soldTo === order.id),
    ).toBe(true);
  });

  test("taxes every order like a checkout, delivery included", () => {
    const taxed = world.orders.filter(({ type, breakdown }) => type === "delivery" && breakdown.tax > 0);
    expect(taxed.length).toBeGreaterThan(0);
    expect(
      world.orders.filter(({ breakdown, taxRates }) => breakdown.tax !== taxOn(breakdown, taxRates)),
    ).toEqual([]);
  });

  test("has a correct total in every order", () => {
    expect(
      world.orders.filter(({ breakdown: b }) => b.items + b.delivery - b.discount + b.tax !== b.total),
    ).toEqual([]);
  });

  test("numbers every chat's messages from 1 without gaps, in chronological order", () => {
    const wrong = world.chats.filter((chat) =>
      chat.messages.some(
        (message, index) =>
          message.number !== index + 1 || (chat.messages[index - 1]?.date ?? "") > message.date,
      ),
    );
    expect(wrong).toEqual([]);
  });

  test("has unique ids, account slugs and emails", () => {
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
          ...world.reviewReports,
          ...world.listingReports,
          ...world.questions,
          ...world.consignments,
        ].map((one) => one.id),
      ),
    ).toBe(0);
  });

  test("includes the fixed accounts, more than a page of notifications, and more than a page in each consignment list", () => {
    expect(world.accounts.slice(0, fixedAccountNames.length).map((one) => one.email)).toEqual(
      fixedAccountNames.map((name) => `${name}@demo.test`),
    );
    const own = world.notifications.filter((one) => one.userId === accountIds.shopper);
    expect(own.length).toBeGreaterThan(20);
    expect(own.filter((one) => !one.seen).length).toBeGreaterThan(2);
    expect(world.consignments.filter((one) => one.acceptedBy === accountIds.studio).length).toBeGreaterThan(
      20,
    );
  });

  test("covers every hub, every region and enough published reviews, some of them below four", () => {
    expect(new Set(world.listings.map((listing) => listing.hub))).toEqual(new Set(hubIds));
    expect(new Set(world.listings.flatMap((listing) => listing.region ?? []))).toEqual(new Set(regionCodes));
    const published = world.reviews.filter(
      (review) => review.publishedAt !== null && review.sellerRating !== null,
    );
    expect(published.filter((review) => review.sellerFeedback !== null).length).toBeGreaterThan(100);
    expect(published.filter((review) => (review.sellerRating ?? 5) < 4).length).toBeGreaterThan(5);
  });

  test("includes replies to reviews of the studio, and a report of one", () => {
    const ofStudio = world.reviews.filter(({ sellerId }) => sellerId === accountIds.studio);
    expect(ofStudio.flatMap(({ replies }) => replies).length).toBeGreaterThan(0);
    expect(world.reviewReports.map(({ reporterId }) => reporterId)).toEqual([accountIds.studio]);
  });

  test("includes open reports of two pieces that are for sale, by others than their sellers", () => {
    const byId = new Map(world.listings.map((listing) => [listing.id, listing]));
    expect(
      world.listingReports.map(({ listingId, reporterId, decision, date }) => {
        const listing = byId.get(listingId);
        return [listing?.status, listing?.sellerId === reporterId, decision, date < startAt];
      }),
    ).toEqual([
      ["active", false, null, true],
      ["active", false, null, true],
      ["active", false, null, true],
    ]);
    expect(new Set(world.listingReports.map(({ listingId }) => listingId)).size).toBe(2);
  });

  test("lets the consigner and the studio write about a piece since its acceptance", () => {
    const chats = world.chats.filter(({ consignmentId }) => consignmentId !== null);
    expect(chats.map(({ buyerId, sellerId }) => [buyerId, sellerId])).toEqual([
      [accountIds.consigner, accountIds.studio],
    ]);
    const [chat] = chats;
    const piece = world.consignments.find(({ id }) => id === chat?.consignmentId);
    expect([piece?.consignerId, piece?.acceptedBy]).toEqual([chat?.buyerId, chat?.sellerId]);
    const accepted = piece?.history.find(({ status }) => status === "accepted")?.at ?? "";
    const early = chat?.messages.filter(({ date }) => date < accepted || date > startAt);
    expect([chat?.messages.length, early]).toEqual([6, []]);
  });

  test("shows the shopper and the studio a case of their own", () => {
    const own = shoppers(world.orders).flatMap(({ sellerId, case: one }) =>
      one === undefined ? [] : [[sellerId, one.status]],
    );
    expect(own).toEqual([[accountIds.studio, "resolved"]]);
  });

  test("marks every completed consigned sale as sold on the owner's page at its completion, with the owner's share", () => {
    const completed = world.orders.filter(({ status }) => status === "completed");
    const sales = world.consignments.flatMap((one) => {
      const order = completed.find(({ listings }) =>
        listings.some(({ listingId }) => listingId === one.listingId),
      );
      return order === undefined ? [] : [{ one, order }];
    });
    expect(sales.length).toBeGreaterThan(0);
    expect(sales.length).toBe(world.consignments.filter(({ status }) => status === "sold").length);
    for (const { one, order } of sales) {
      const piece = order.listings.find(({ listingId }) => listingId === one.listingId);
      expect([one.status, one.changedAt, one.earned]).toEqual([
        "sold",
        order.changedAt,
        getOwnerShare(piece?.price ?? 0, one.share),
      ]);
    }
  });

  test("lists a consigned piece when its listing was created, and orders its steps in time", () => {
    const byId = new Map(world.listings.map((listing) => [listing.id, listing]));
    const dated = world.consignments.filter(({ listingId }) => listingId !== null);
    expect(dated.length).toBeGreaterThan(3);
    for (const { listingId, history } of dated)
      expect(history.find(({ status }) => status === "listed")?.at).toBe(
        byId.get(listingId ?? "")?.createdAt,
      );
    const unordered = world.consignments.filter(({ history }) =>
      history.some(({ at }, index) => (history[index - 1]?.at ?? "") > at),
    );
    expect(unordered).toEqual([]);
  });

  test("never lists or sells a consigned piece below the price agreed with its owner", () => {
    const consigned = world.listings.filter((listing) => listing.consigned);
    const planOf = new Map(world.consignments.map(({ id, pricePlan }) => [id, pricePlan]));
    expect(consigned.length).toBeGreaterThan(3);
    for (const { id, consignmentId, price, priceHistory, priceFloor } of consigned) {
      const paid = world.orders
        .filter(({ approved }) => approved)
        .flatMap(({ listings }) => listings.filter(({ listingId }) => listingId === id));
      expect(priceFloor).toBe(planOf.get(consignmentId ?? ""));
      const amounts = [price, ...[...priceHistory, ...paid].map((one) => one.price)];
      expect(Math.min(...amounts)).toBeGreaterThanOrEqual(priceFloor ?? Number.POSITIVE_INFINITY);
    }
  });

  test("has no piece that was only just submitted: each has reached the shops or a later step", () => {
    expect(world.consignments.filter(({ status }) => status === "submitted")).toEqual([]);
  });
});

test("counts a return in from its collection by the clocks of the seller", () => {
  const { accounts, orders } = smallWorld();
  const [found] = orders.filter((order) => order.case?.status === "returning");
  const seller = accounts.find(({ id }) => id === found?.sellerId);
  const { pickup = null, deadline = null, timeline = [] } = found?.case ?? {};
  const timeZone = seller === undefined ? null : sellerTimeZone(seller.pickupCalendar, seller.hub);
  expect(pickup).not.toBeNull();
  expect(deadline).toBe(autoCompletion(pickup, timeZone, timeline.at(-1)?.at ?? ""));
});

test("has a case in each state that lasts, and open ones only where the payout waits for them", () => {
  const cases = smallWorld().orders.flatMap((order) =>
    order.case === undefined ? [] : [{ order, one: order.case }],
  );
  expect(cases.map(({ one }) => one.status).toSorted()).toEqual(
    orderCaseStatuses.filter((status) => status !== "refunding").toSorted(),
  );
  const { startAt } = smallWorld();
  const facts = cases.map(({ order, one }) => ({
    status: one.status,
    openedAfterDelivery: one.openedAt > order.changedAt,
    isPast: (one.timeline.at(-1)?.at ?? startAt) < startAt,
    isPayoutAhead: Date.parse(order.changedAt) + constants.payoutDelay > Date.parse(startAt),
    isDeadlineAhead: one.deadline === null || one.deadline > startAt,
  }));
  expect(facts).toEqual(
    cases.map(({ one: { status } }) => ({
      status,
      openedAfterDelivery: true,
      isPast: true,
      isPayoutAhead: isCaseOpen(status),
      isDeadlineAhead: true,
    })),
  );
});
