import type { Order } from "@heirloop/contract/order/order.schema";
import type { SellerReviews } from "@heirloop/contract/review/review.endpoints";
import type { PendingReview } from "@heirloop/contract/review/review.schema";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newId } from "../../platform/ids/new-id.ts";
import { completedOrder } from "../../testing/completed-order.ts";
import { person, type TestPerson } from "../../testing/marketplace-world.ts";
import { listNotificationTexts } from "../../testing/notification-texts.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { findReview, ratingsOf } from "./review.queries.ts";

const day = 24 * 3_600_000;
let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.close());

const pending = async (who: TestPerson) =>
  (await server.call("GET", "/api/other/review/get-reviews", { token: who.token }))
    .body as PendingReview | null;
const submit = (who: TestPerson, body: unknown) =>
  server.call("POST", "/api/other/review", { token: who.token, body });
const ofSeller = async (id: string, query = "") =>
  (await server.call("GET", `/api/other/review/seller-reviews/${id}${query}`)).body as SellerReviews;
const errorsOf = (answer: { body: unknown }) => (answer.body as { errors?: unknown }).errors;
const codeOf = (answer: { body: unknown }) => (answer.body as { code?: string }).code;
const pair = async () => [await person(server, "Bea"), await person(server, "Sam")] as const;

test("asks each side for its own half, and publishes both together", async () => {
  const [buyer, seller] = await pair();
  const { listingId } = await completedOrder(server, buyer, seller);
  const owed = await pending(buyer);
  expect(owed).toMatchObject({
    type: "completedPurchase",
    buyer: { user: { firstName: "Bea" } },
    seller: { user: { firstName: "Sam" }, rating: null, feedback: null },
    listings: [{ listing: { heirloopId: listingId } }],
  });
  expect(await pending(seller)).toMatchObject({
    _id: owed?._id,
    type: "completedSale",
    buyer: { rating: null },
  });
  const half = {
    id: owed?._id,
    seller: { rating: 5, feedback: " As described " },
    buyer: { rating: 1 },
    listings: [{ heirloopId: listingId, rating: 4 }],
  };
  expect((await submit(buyer, half)).body).toEqual({ success: true, publication: "scheduled" });
  expect(await pending(buyer)).toBeNull();
  expect(codeOf(await submit(buyer, half))).toBe("already-reviewed");
  expect(await pending(seller)).toMatchObject({
    buyer: { rating: null },
    seller: { rating: null, feedback: null },
    listings: [{ rating: null }],
  });
  expect(await ofSeller(seller.id)).toEqual({
    reviews: [],
    totalCount: 0,
    reviewedCount: 0,
    averageReview: null,
  });
  expect(await listNotificationTexts(server.db, seller.id)).toContain(
    "Bea reviewed you; it shows once you have written yours, or after 7 days",
  );
  expect((await submit(seller, { id: owed?._id, buyer: { rating: 4 } })).status).toBe(200);
  expect(await ofSeller(seller.id)).toMatchObject({
    reviews: [
      {
        _id: owed?._id,
        buyer: { user: { firstName: "Bea" } },
        seller: { rating: 5, feedback: "As described" },
        listings: [{ heirloopId: listingId }],
      },
    ],
    totalCount: 1,
    reviewedCount: 1,
    averageReview: 5,
  });
  expect((await server.call("GET", "/api/other/review/seller-all-reviews?limit=1")).body).toMatchObject({
    reviews: [{ _id: owed?._id }],
  });
  expect(await listNotificationTexts(server.db, buyer.id)).toContain("Sam reviewed you");
});

test("asks about the newest of several completed orders that is neither reviewed nor dismissed", async () => {
  const [buyer, seller] = await pair();
  const complete = async () => {
    server.clock.advance(60_000);
    return (await completedOrder(server, buyer, seller)).listingId;
  };
  const owedListing = async () => (await pending(buyer))?.listings[0]?.listing.heirloopId ?? null;
  const decline = async () =>
    server.call("GET", `/api/other/review/no-review/${(await pending(buyer))?._id ?? ""}`, {
      token: buyer.token,
    });
  const review = async () => submit(buyer, { id: (await pending(buyer))?._id, seller: { rating: 5 } });

  const [first, second, third] = [await complete(), await complete(), await complete()];
  expect(await owedListing()).toBe(third);
  expect((await review()).status).toBe(200);
  expect(await owedListing()).toBe(second);
  expect((await decline()).status).toBe(200);
  expect(await owedListing()).toBe(first);
  const fourth = await complete();
  expect(await owedListing()).toBe(fourth);
  await review();
  await review();
  expect(await owedListing()).toBeNull();
  // A dismissed review stays dismissed until its notification is opened.
  server.clock.advance(14 * day);
  await server.deps.jobs.runDue();
  expect(await owedListing()).toBeNull();
  const fifth = await complete();
  expect(await owedListing()).toBe(fifth);
  // The seller owes its half of all of them, regardless of the buyer.
  expect(await pending(seller)).toMatchObject({ type: "completedSale" });
});

test("keeps the last rating of a piece, ignores pieces of other orders, and accepts at most twenty", async () => {
  const [buyer, seller] = await pair();
  const { listingId } = await completedOrder(server, buyer, seller);
  const other = await completedOrder(server, ...(await pair()));
  const said = (many: number) => ({
    seller: { rating: 5 },
    listings: [
      { heirloopId: other.listingId, rating: 1 },
      ...Array.from({ length: many }, () => ({ heirloopId: listingId, rating: 2 })),
      { heirloopId: listingId, rating: 4, feedback: "“Quoted”, it's fine" },
    ],
  });
  const id = (await pending(buyer))?._id;
  const refused = await submit(buyer, { id, ...said(19) });
  expect([refused.status, errorsOf(refused)]).toMatchObject([422, [{ path: "listings" }]]);
  expect((await submit(buyer, { id, ...said(18) })).status).toBe(200);
  const { rows } = await server.db.execute(
    sql`select listing_id, rating, feedback from review_listing where listing_id in (${listingId}, ${other.listingId}) order by rating`,
  );
  expect(rows).toEqual([
    { listing_id: listingId, rating: 4, feedback: "“Quoted”, it's fine" },
    { listing_id: other.listingId, rating: null, feedback: null },
  ]);
});

test("requires the rating that a side owes, at its own field", async () => {
  const [buyer, seller] = await pair();
  await completedOrder(server, buyer, seller);
  const id = (await pending(buyer))?._id;
  const [byBuyer, bySeller] = [
    await submit(buyer, { id, buyer: { rating: 5 } }),
    await submit(seller, { id, seller: { rating: 5 }, buyer: { feedback: "Kind" } }),
  ];
  expect([byBuyer.status, errorsOf(byBuyer)]).toEqual([
    422,
    [{ path: "seller.rating", message: "Choose 1 to 5 stars" }],
  ]);
  expect([bySeller.status, errorsOf(bySeller)]).toEqual([
    422,
    [{ path: "buyer.rating", message: "Choose 1 to 5 stars" }],
  ]);
  expect(errorsOf(await submit(buyer, { id, seller: { rating: 6 } }))).toEqual([
    { path: "seller.rating", message: "Choose 1 to 5 stars" },
  ]);
});

test("publishes a single half after 7 days, and a later one at once", async () => {
  const [buyer, seller] = await pair();
  await completedOrder(server, buyer, seller);
  const id = (await pending(buyer))?._id;
  await submit(buyer, { id, seller: { rating: 3 } });
  server.clock.advance(7 * day - 1);
  await server.deps.jobs.runDue();
  expect((await ofSeller(seller.id, "?greaterThan=1")).totalCount).toBe(0);
  server.clock.advance(1);
  await server.deps.jobs.runDue();
  expect(await ofSeller(seller.id, "?greaterThan=3")).toMatchObject({ totalCount: 1, averageReview: 3 });
  const [late] = await pair();
  await completedOrder(server, late, seller);
  const owed = (await pending(late))?._id;
  server.clock.advance(8 * day);
  await server.deps.jobs.runDue();
  await submit(late, { id: owed, seller: { rating: 5 } });
  // Ratings of at least 4 are listed; the average includes all.
  expect(await ofSeller(seller.id)).toMatchObject({
    reviews: { length: 1 },
    totalCount: 1,
    reviewedCount: 2,
    averageReview: 4,
  });
  expect(await ratingsOf(server.db, seller.id)).toEqual({ averageReview: 4, reviewedCount: 2 });
});

test("keeps the time at which a review was published", async () => {
  const [buyer, seller] = await pair();
  await completedOrder(server, buyer, seller);
  const id = (await pending(buyer))?._id ?? "";
  await submit(buyer, { id, seller: { rating: 5 } });
  server.clock.advance(7 * day);
  const after7Days = server.clock.now();
  await server.deps.jobs.runDue();
  server.clock.advance(day);
  await submit(seller, { id, buyer: { rating: 4 } });
  expect((await findReview(server.db, id))?.publishedAt).toEqual(after7Days);
});

test("publishes a half that is written after 7 days when it is written", async () => {
  const [buyer, seller] = await pair();
  await completedOrder(server, buyer, seller);
  const id = (await pending(buyer))?._id ?? "";
  const publishedAt = async () => (await findReview(server.db, id))?.publishedAt;
  server.clock.advance(8 * day);
  await server.deps.jobs.runDue();
  expect(await publishedAt()).toBeNull();
  await submit(seller, { id, buyer: { rating: 4 } });
  expect(await publishedAt()).toEqual(server.clock.now());
});

test("does not publish a review a second time after 7 days", async () => {
  const [buyer, seller] = await pair();
  await completedOrder(server, buyer, seller);
  const id = (await pending(buyer))?._id ?? "";
  await submit(buyer, { id, seller: { rating: 5 } });
  await submit(seller, { id, buyer: { rating: 4 } });
  const atOnce = server.clock.now();
  server.clock.advance(7 * day);
  await server.deps.jobs.runDue();
  expect((await findReview(server.db, id))?.publishedAt).toEqual(atOnce);
});

test("takes ratings of pieces from the buyer only, and empty words for none", async () => {
  const [buyer, seller] = await pair();
  const { listingId } = await completedOrder(server, buyer, seller);
  const id = (await pending(buyer))?._id ?? "";
  const listings = [{ heirloopId: listingId, rating: 1, feedback: " " }];
  const storedPieces = async () =>
    (
      await server.db.execute(
        sql`select rating, feedback from review_listing where listing_id = ${listingId}`,
      )
    ).rows;
  expect((await submit(seller, { id, buyer: { rating: 4, feedback: " " }, listings })).status).toBe(200);
  expect(await storedPieces()).toEqual([{ rating: null, feedback: null }]);
  expect((await submit(buyer, { id, seller: { rating: 5, feedback: " " }, listings })).status).toBe(200);
  expect(await storedPieces()).toEqual([{ rating: 1, feedback: null }]);
  expect(await findReview(server.db, id)).toMatchObject({ buyerFeedback: null, sellerFeedback: null });
});

test("does not ask again after 'not now', but opens the review from its notification", async () => {
  const [buyer, seller] = await pair();
  const stranger = await person(server, "Otto");
  await completedOrder(server, buyer, seller);
  const id = (await pending(buyer))?._id ?? "";
  expect(
    (await server.call("GET", `/api/other/review/no-review/${id}`, { token: stranger.token })).status,
  ).toBe(404);
  expect(
    (await server.call("GET", `/api/other/review/no-review/${id}`, { token: buyer.token })).body,
  ).toEqual({ success: true });
  expect(await pending(buyer)).toBeNull();
  expect((await pending(seller))?._id).toBe(id);
  const { notifications } = (
    await server.call("POST", "/api/auth/get-nots", { token: buyer.token, body: { skip: 0 } })
  ).body as { notifications: Array<{ _id: string; type: string }> };
  const asking = { notification: notifications.find(({ type }) => type === "review-request")?._id };
  const opened = await server.call("POST", "/api/auth/review-not", { token: buyer.token, body: asking });
  expect([opened.status, opened.body]).toEqual([
    200,
    expect.objectContaining({ _id: id, type: "completedPurchase" }),
  ]);
  expect(
    (await server.call("POST", "/api/auth/review-not", { token: stranger.token, body: asking })).status,
  ).toBe(404);
  await submit(buyer, { id, seller: { rating: 5 } });
  const again = await server.call("POST", "/api/auth/review-not", { token: buyer.token, body: asking });
  expect([again.status, (again.body as { title: string }).title]).toEqual([
    409,
    "You have already reviewed this order",
  ]);
});

test("does not ask the seller again after their 'not now', and still asks the buyer", async () => {
  const [buyer, seller] = await pair();
  await completedOrder(server, buyer, seller);
  const id = (await pending(seller))?._id ?? "";
  const decline = await server.call("GET", `/api/other/review/no-review/${id}`, { token: seller.token });
  expect(decline.status).toBe(200);
  expect(await pending(seller)).toBeNull();
  expect((await pending(buyer))?._id).toBe(id);
});

test("opens the review from its order at any time, and the order has each side's own rating", async () => {
  const [buyer, seller] = await pair();
  const stranger = await person(server, "Otto");
  const { orderId } = await completedOrder(server, buyer, seller);
  const open = ({ token }: TestPerson) => server.call("GET", `/api/orders/${orderId}/review`, { token });
  const ownReview = async ({ token }: TestPerson) =>
    ((await server.call("GET", `/api/orders/${orderId}`, { token })).body as Order).ownReview;
  const id = (await pending(buyer))?._id;
  await server.call("GET", `/api/other/review/no-review/${id ?? ""}`, { token: buyer.token });
  server.clock.advance(29 * day);
  await server.deps.jobs.runDue();
  expect((await open(buyer)).body).toMatchObject({ _id: id, type: "completedPurchase" });
  expect((await open(seller)).body).toMatchObject({ _id: id, type: "completedSale" });
  expect((await open(stranger)).status).toBe(404);
  expect(await ownReview(buyer)).toEqual({ rating: null });
  expect((await submit(seller, { id, buyer: { rating: 1, feedback: "Came late" } })).status).toBe(200);
  expect([await ownReview(buyer), await ownReview(seller)]).toEqual([{ rating: null }, { rating: 1 }]);
  expect(codeOf(await open(seller))).toBe("already-reviewed");
  expect((await submit(buyer, { id, seller: { rating: 4 } })).status).toBe(200);
  expect([await ownReview(buyer), await ownReview(seller)]).toEqual([{ rating: 4 }, { rating: 1 }]);
});

test("rejects a stranger's review and an invalid page", async () => {
  const [buyer, seller] = await pair();
  await completedOrder(server, buyer, seller);
  const stranger = await person(server, "Otto");
  expect((await submit(stranger, { id: (await pending(buyer))?._id, seller: { rating: 5 } })).status).toBe(
    404,
  );
  expect((await server.call("GET", `/api/other/review/seller-reviews/${seller.id}?page=0`)).status).toBe(422);
  expect((await server.call("GET", `/api/other/review/seller-reviews/${newId()}`)).status).toBe(404);
});
