import { ownReviewsSchema, sellerReviewsSchema } from "@heirloop/contract/review/review.endpoints";
import { problemSchema } from "@heirloop/contract/problem/problem.schema";
import { afterAll, beforeAll, expect, test } from "vitest";
import { person, type TestPerson } from "../../testing/marketplace-world.ts";
import { listNotificationTexts } from "../../testing/notification-texts.ts";
import { reviewedOrder } from "../../testing/reviewed-order.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";

const day = 24 * 3_600_000;
let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.close());

const pair = async () => {
  const [buyer, seller] = [await person(server, "Bea"), await person(server, "Sam")];
  return { buyer, seller, id: await reviewedOrder(server, buyer, seller) };
};
const reply = ({ token }: TestPerson, id: string, text: string) =>
  server.call("PUT", `/api/reviews/${id}/reply`, { token, body: { text } });
const own = async ({ token }: TestPerson, list: "received" | "written") =>
  ownReviewsSchema.parse((await server.call("GET", `/api/reviews?list=${list}`, { token })).body);
const mailsTo = async ({ email }: TestPerson) => {
  await server.deps.jobs.runDue();
  return (await server.mails()).filter(({ to, subject }) => to === email && subject.includes("replied"));
};

test("shows the reply below the review, and announces it to the reviewer once", async () => {
  const { buyer, seller, id } = await pair();
  expect((await reply(seller, id, "  We planed it\n\nSorry ")).body).toMatchObject({
    reply: { text: "We planed it\n\nSorry", edited: false },
    replyAction: "edit",
  });
  server.clock.advance(60_000);
  expect((await reply(seller, id, "We planed it")).body).toMatchObject({
    reply: { text: "We planed it", edited: true },
  });
  const { body } = await server.call("GET", `/api/other/review/seller-reviews/${seller.id}?greaterThan=0`);
  expect(sellerReviewsSchema.parse(body).reviews.map((review) => review.reply?.text)).toEqual([
    "We planed it",
  ]);
  const told = (await listNotificationTexts(server.db, buyer.id)).filter((text) => text.includes("replied"));
  expect(told).toEqual(["Sam replied to your review: We planed it\n\nSorry"]);
  const mails = await mailsTo(buyer);
  expect(mails.map(({ subject, text }) => [subject, text.includes("We planed it\n\nSorry")])).toEqual([
    ["Sam replied to your review", true],
  ]);
  expect(mails[0]?.text).toContain("/reviews?list=written");
});

test("lets the buyer reply to the review about the buyer", async () => {
  const { buyer, seller, id } = await pair();
  expect((await reply(buyer, id, "The train was late")).status).toBe(200);
  expect(await own(buyer, "received")).toMatchObject({
    totalCount: 1,
    reviews: [{ about: "buyer", rating: 4, author: { firstName: "Sam" }, replyAction: "edit" }],
  });
  expect(await own(seller, "written")).toMatchObject({
    reviews: [{ about: "buyer", reply: { text: "The train was late" }, replyAction: null }],
  });
});

test("closes the reply after 24 hours", async () => {
  const { seller, id } = await pair();
  await reply(seller, id, "We planed it");
  server.clock.advance(day - 1);
  expect((await reply(seller, id, "We planed it, sorry")).status).toBe(200);
  server.clock.advance(1);
  const late = await reply(seller, id, "We never did");
  expect([late.status, problemSchema.parse(late.body).code]).toEqual([409, "state-conflict"]);
  expect((await own(seller, "received")).reviews[0]).toMatchObject({
    reply: { text: "We planed it, sorry" },
    replyAction: null,
  });
});

test("sends no email to a reviewer who has turned it off", async () => {
  const { buyer, seller, id } = await pair();
  await server.call("PUT", "/api/notification-preferences", {
    token: buyer.token,
    body: {
      muted: { inApp: ["review-reply"], email: ["review-reply"], push: [] },
      alertFrequency: "instant",
      quietHours: null,
      timeZone: "America/Chicago",
    },
  });
  await reply(seller, id, "We planed it");
  expect(await mailsTo(buyer)).toEqual([]);
  expect((await listNotificationTexts(server.db, buyer.id)).join()).not.toContain("replied");
});

test("rejects a reply to a review that is not published yet", async () => {
  const [buyer, seller] = [
    await person(server, "Bea", { emailVerifiedAt: null }),
    await person(server, "Sam"),
  ];
  const id = await reviewedOrder(server, buyer, seller);
  expect((await reply(seller, id, "Hello")).status).toBe(404);
  expect((await own(seller, "received")).totalCount).toBe(0);
});
