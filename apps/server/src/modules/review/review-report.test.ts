import { auditEntrySchema, reportedReviewSchema } from "@heirloop/contract/admin/admin.endpoints";
import { sellerReviewsSchema } from "@heirloop/contract/review/review.endpoints";
import { problemSchema } from "@heirloop/contract/problem/problem.schema";
import { afterAll, beforeAll, expect, test } from "vitest";
import * as z from "zod/mini";
import { person, type TestPerson } from "../../testing/marketplace-world.ts";
import { listNotificationTexts } from "../../testing/notification-texts.ts";
import { reviewedOrder } from "../../testing/reviewed-order.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";

let server: TestServer;
let admin: TestPerson;
let reader: TestPerson;
beforeAll(async () => {
  server = await startTestServer();
  admin = await person(server, "Root", { admin: true });
  reader = await person(server, "Rita");
});
afterAll(() => server.close());

const pair = async () => {
  const [buyer, seller] = [await person(server, "Bea"), await person(server, "Sam")];
  return { buyer, seller, id: await reviewedOrder(server, buyer, seller) };
};
const report = ({ token }: TestPerson, id: string, more: object = {}) =>
  server.call("POST", `/api/reviews/${id}/reports`, {
    token,
    body: { about: "seller", target: "review", reason: "untrue", text: " No ", ...more },
  });
const reply = ({ token }: TestPerson, id: string) =>
  server.call("PUT", `/api/reviews/${id}/reply`, { token, body: { text: "Fool" } });
const reported = async (author: TestPerson) => {
  const { body } = await server.call("GET", "/api/admin/reported-reviews", { token: admin.token });
  const { reviews } = z.object({ reviews: z.array(reportedReviewSchema) }).parse(body);
  return reviews.filter((one) => one.author._id === author.id || one.subject._id === author.id);
};
const decide = (id: string | undefined, decision: "keep" | "remove", reason = "Insults") =>
  server.call("POST", `/api/admin/reported-reviews/${id ?? ""}/${decision}`, {
    token: admin.token,
    body: { reason },
  });
const shownOf = async ({ id }: TestPerson) =>
  sellerReviewsSchema.parse(
    (await server.call("GET", `/api/other/review/seller-reviews/${id}?greaterThan=0`)).body,
  );
const auditOf = async (account: TestPerson) => {
  const { body } = await server.call("GET", "/api/admin/audit", { token: admin.token });
  const { entries } = z.object({ entries: z.array(auditEntrySchema) }).parse(body);
  return entries
    .filter((entry) => entry.account._id === account.id)
    .map(({ action, detail }) => [action, detail]);
};

test("collects all reports of a review, and removes it with its reply and its stars", async () => {
  const { buyer, seller, id } = await pair();
  await reply(seller, id);
  expect((await report(seller, id)).status).toBe(204);
  server.clock.advance(1_000);
  expect((await report(reader, id, { reason: "offensive", text: "" })).status).toBe(204);
  await report(reader, id, { target: "reply" });
  const [review, ofReply, ...others] = await reported(buyer);
  expect([others, ofReply?.target]).toEqual([[], "reply"]);
  expect(review).toMatchObject({
    target: "review",
    rating: 2,
    feedback: "A drawer sticks",
    reports: [
      { reporter: { email: seller.email }, reason: "untrue", text: "No" },
      { reporter: { email: reader.email }, reason: "offensive", text: "" },
    ],
  });
  expect((await decide(review?._id, "remove")).status).toBe(204);
  expect(await reported(buyer)).toEqual([]);
  expect(await shownOf(seller)).toEqual({
    reviews: [],
    totalCount: 0,
    reviewedCount: 0,
    averageReview: null,
  });
  expect(await listNotificationTexts(server.db, buyer.id)).toContain(
    "We removed your review of Sam: Insults",
  );
  expect(await auditOf(buyer)).toEqual([["remove-review", `Review ${id}, about the seller: Insults`]]);
  const again = await decide(review?._id, "keep");
  expect(problemSchema.parse(again.body).code).toBe("state-conflict");
  expect((await reply(seller, id)).status).toBe(404);
  expect((await report(await person(server, "Ned"), id)).status).toBe(404);
});

test("removes only the reply, which cannot be written again", async () => {
  const { seller, id } = await pair();
  await reply(seller, id);
  await report(reader, id, { target: "reply" });
  const [one] = await reported(seller);
  await decide(one?._id, "remove");
  const { reviews } = await shownOf(seller);
  expect(reviews.map((review) => [review._id, review.reply])).toEqual([[id, undefined]]);
  expect(await listNotificationTexts(server.db, seller.id)).toContain(
    "We removed your reply to the review by Bea: Insults",
  );
  expect(await auditOf(seller)).toEqual([["remove-reply", `Review ${id}, about the seller: Insults`]]);
  expect((await reply(seller, id)).status).toBe(409);
});

test("keeps a review, and lists it again when somebody else reports it", async () => {
  const { buyer, seller, id } = await pair();
  await report(reader, id);
  const [one] = await reported(buyer);
  await decide(one?._id, "keep", "It is true");
  expect(await reported(buyer)).toEqual([]);
  expect((await shownOf(seller)).reviewedCount).toBe(1);
  expect((await listNotificationTexts(server.db, buyer.id)).join()).not.toContain("removed");
  expect((await report(reader, id)).status).toBe(409);
  expect((await report(await person(server, "Ned"), id)).status).toBe(204);
  expect((await reported(buyer)).map(({ reports }) => reports.length)).toEqual([1]);
});

test("removes a review of a buyer, which only the two sides can report", async () => {
  const { buyer, seller, id } = await pair();
  expect((await report(reader, id, { about: "buyer" })).status).toBe(404);
  expect((await report(seller, id, { about: "buyer" })).status).toBe(403);
  expect((await report(buyer, id, { about: "buyer" })).status).toBe(204);
  const [one] = await reported(seller);
  await decide(one?._id, "remove");
  const { body } = await server.call("GET", "/api/reviews", { token: buyer.token });
  expect(body).toEqual({ reviews: [], totalCount: 0 });
  expect((await shownOf(seller)).reviewedCount).toBe(1);
});

test("rejects a report of a missing reply, and the 21st report in an hour", async () => {
  const { id } = await pair();
  const busy = await person(server, "Ruth");
  expect((await report(busy, id, { target: "reply" })).status).toBe(404);
  const limited = await startTestServer({ rateLimits: true });
  try {
    const { token } = await person(limited, "Ruth");
    const send = () =>
      limited.call("POST", `/api/reviews/${id}/reports`, {
        token,
        body: { about: "seller", target: "review", reason: "untrue" },
      });
    for (let count = 0; count < 20; count += 1) expect((await send()).status).toBe(404);
    expect((await send()).status).toBe(429);
  } finally {
    await limited.close();
  }
});
