import type { AuditEntry, HeldReview } from "@heirloop/contract/admin/admin.endpoints";
import type { SellerReviews } from "@heirloop/contract/review/review.endpoints";
import type { PendingReview } from "@heirloop/contract/review/review.schema";
import { problemSchema } from "@heirloop/contract/problem/problem.schema";
import { afterAll, beforeAll, expect, test } from "vitest";
import { hashPassword } from "../identity/password.ts";
import { updateUser } from "../user/user.queries.ts";
import { completedOrder } from "../../testing/completed-order.ts";
import {
  contact,
  oakland,
  person,
  piece,
  cards,
  savedCard,
  type TestPerson,
} from "../../testing/marketplace-world.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";

let server: TestServer;
let admin: TestPerson;
beforeAll(async () => {
  server = await startTestServer();
  admin = await person(server, "Root", { admin: true });
});
afterAll(() => server.close());

const get = async <T>(path: string, token?: string) =>
  (await server.call("GET", path, token === undefined ? {} : { token })).body as T;
const post = (path: string, { token }: TestPerson, body?: unknown) =>
  server.call("POST", path, { token, ...(body === undefined ? {} : { body }) });

type Sides = { buyer: TestPerson; seller: TestPerson };
const strangers = async (): Promise<Sides> => ({
  buyer: await person(server, "Bea"),
  seller: await person(server, "Sam"),
});

/**
 * Completes an order and sends both sides' reviews. Returns the review's id and the response to the buyer's.
 */
async function reviewed({ buyer, seller }: Sides) {
  await completedOrder(server, buyer, seller);
  const { _id: id } = await get<PendingReview>("/api/other/review/get-reviews", buyer.token);
  const words = { rating: 5, feedback: "Better than new." };
  const { body } = await post("/api/other/review", buyer, { id, seller: words });
  await post("/api/other/review", seller, { id, buyer: { rating: 5 } });
  return { id, publication: (body as { publication: string }).publication };
}
const shownOf = ({ seller }: Sides) => get<SellerReviews>(`/api/other/review/seller-reviews/${seller.id}`);
const noticesOf = async ({ token }: TestPerson) =>
  (
    (await server.call("POST", "/api/auth/get-nots", { token, body: { skip: 0 } })).body as {
      notifications: { type: string }[];
    }
  ).notifications.filter(({ type }) => type === "review");
const held = async () =>
  (await get<{ reviews: HeldReview[] }>("/api/admin/held-reviews", admin.token)).reviews;

const shareCard = async ({ seller }: Sides) => void (await savedCard(server, seller.token));

/** Orders deliveries for both accounts to one address, written in two ways. */
async function shareAddress({ buyer, seller }: Sides) {
  const other = await person(server, "Olga");
  for (const [who, line1, cvc] of [
    [buyer, "1 Lake Street", "111"],
    [seller, "1 LAKE street.", "222"],
  ] as const) {
    const paymentMethod = await savedCard(server, who.token, cards.pays, cvc);
    const listings = [{ id: await piece(server, other.id), listingPrice: 500_00 }];
    const address = { ...oakland, line1 };
    const bought = { listings, type: "delivery", address, contact, paymentMethod };
    expect((await post("/api/checkout", who, bought)).status).toBe(201);
  }
}

async function shareDevice({ buyer, seller }: Sides) {
  const device = "d".repeat(32);
  for (const { id, email } of [buyer, seller]) {
    await updateUser(server.db, id, { passwordHash: await hashPassword("a teak sideboard") });
    const body = { email, password: "a teak sideboard" };
    await server.call("POST", "/api/auth/login", { body, headers: { "x-device-id": device } });
  }
}

test("publishes a review between accounts with no shared signals", async () => {
  const sides = await strangers();
  expect((await reviewed(sides)).publication).toBe("scheduled");
  expect((await shownOf(sides)).reviewedCount).toBe(1);
  expect(await noticesOf(sides.seller)).toHaveLength(1);
});

test.each([
  ["card", shareCard],
  ["address", shareAddress],
  ["device", shareDevice],
] as const)(
  "holds a review between accounts that share the same %s, out of lists and ratings",
  async (signal, share) => {
    const sides = await strangers();
    await share(sides);
    const { id, publication } = await reviewed(sides);
    expect(publication).toBe("held");
    expect(await shownOf(sides)).toMatchObject({
      reviews: [],
      totalCount: 0,
      reviewedCount: 0,
      averageReview: null,
    });
    expect(await noticesOf(sides.seller)).toEqual([]);
    expect((await held()).find(({ _id }) => _id === id)).toMatchObject({
      shared: [signal],
      buyer: { email: sides.buyer.email },
      seller: { email: sides.seller.email },
      aboutSeller: { rating: 5, feedback: "Better than new." },
      aboutBuyer: { rating: 5, feedback: null },
      listings: [{ title: "Walnut credenza" }],
    });
  },
);

test("does not count an admin's browser as the account's own", async () => {
  const sides = await strangers();
  for (const { id } of [sides.buyer, sides.seller])
    await server.call("POST", "/api/admin/enter-account", {
      token: admin.token,
      body: { id },
      headers: { "x-device-id": "a".repeat(32) },
    });
  expect((await reviewed(sides)).publication).toBe("scheduled");
});

test("publishes a held review once an admin approves it, notifies its subject, and audits it", async () => {
  const sides = await strangers();
  await shareCard(sides);
  const { id } = await reviewed(sides);
  expect((await post(`/api/admin/held-reviews/${id}/publish`, admin)).status).toBe(204);
  expect((await shownOf(sides)).reviewedCount).toBe(1);
  expect(await noticesOf(sides.seller)).toHaveLength(1);
  expect((await held()).map(({ _id }) => _id)).not.toContain(id);
  const { entries } = await get<{ entries: AuditEntry[] }>("/api/admin/audit", admin.token);
  expect(entries.find(({ account }) => account._id === sides.buyer.id)).toMatchObject({
    action: "publish-review",
    detail: expect.stringContaining("card"),
  });
  const again = await post(`/api/admin/held-reviews/${id}/reject`, admin);
  expect(problemSchema.parse(again.body).code).toBe("state-conflict");
});

test("never publishes a rejected review, and notifies its authors", async () => {
  const sides = await strangers();
  await shareCard(sides);
  const { id } = await reviewed(sides);
  expect((await post(`/api/admin/held-reviews/${id}/reject`, admin)).status).toBe(204);
  for (const author of [sides.buyer, sides.seller])
    expect(await noticesOf(author)).toEqual([
      expect.objectContaining({ text: expect.stringContaining("could not publish your review") }),
    ]);
  server.clock.advance(8 * 24 * 60 * 60_000);
  await server.deps.jobs.runDue();
  expect((await shownOf(sides)).reviewedCount).toBe(0);
  expect((await held()).map(({ _id }) => _id)).not.toContain(id);
});

test("returns 404 for a review that was never held", async () => {
  const { id } = await reviewed(await strangers());
  expect((await post(`/api/admin/held-reviews/${id}/publish`, admin)).status).toBe(404);
});

test("holds a review until its author has confirmed an email address", async () => {
  const seller = await person(server, "Sam");
  const buyer = await person(server, "Bea", { emailVerifiedAt: null });
  const sides = { buyer, seller };
  expect((await reviewed(sides)).publication).toBe("email-unverified");
  expect(await shownOf(sides)).toMatchObject({ reviews: [], reviewedCount: 0, averageReview: null });
  expect(await noticesOf(seller)).toEqual([]);
  await post("/api/auth/send-verification-email", buyer);
  await server.deps.jobs.runDue();
  const mails = (await server.mails()).filter(({ to }) => to === buyer.email);
  const [token] = mails.flatMap(({ text }) => /\/verify-email\?token=([\w-]+)/.exec(text)?.[1] ?? []);
  expect((await server.call("POST", "/api/auth/verify-email", { body: { token } })).status).toBe(200);
  await server.deps.jobs.runDue();
  expect(await shownOf(sides)).toMatchObject({ reviewedCount: 1, averageReview: 5 });
  expect(await noticesOf(seller)).toHaveLength(1);
});

test("rejects texts of more than 2,000 characters with a field error", async () => {
  const { buyer, seller } = await strangers();
  await completedOrder(server, buyer, seller);
  const { _id: id } = await get<PendingReview>("/api/other/review/get-reviews", buyer.token);
  const answer = await post("/api/other/review", buyer, {
    id,
    seller: { rating: 4, feedback: "x".repeat(2_001) },
  });
  expect(problemSchema.parse(answer.body).errors).toEqual([
    { path: "seller.feedback", message: "Use at most 2,000 characters" },
  ]);
});
