import { reportedReviewSchema } from "@heirloop/contract/admin/admin.endpoints";
import { reportedListingSchema } from "@heirloop/contract/admin/reported-listing.endpoints";
import { notificationSchema } from "@heirloop/contract/notification/notification.schema";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import * as z from "zod/mini";
import { contact, person, piece, savedCard, type TestPerson } from "../../testing/marketplace-world.ts";
import { reviewedOrder } from "../../testing/reviewed-order.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";

const reason = "The maker has recalled it";
const followsRules = "We looked at it, and it follows our rules.";

let server: TestServer;
let admin: TestPerson;
beforeAll(async () => {
  server = await startTestServer();
  admin = await person(server, "Root", { admin: true });
});
afterAll(() => server.close());

const post = (path: string, { token }: TestPerson, body: unknown) =>
  server.call("POST", path, { token, body });
const readers = () => Promise.all([person(server, "Rita"), person(server, "Ned"), person(server, "Lena")]);

const reportPiece = async (who: TestPerson, id: string) =>
  expect((await post(`/api/listings/${id}/reports`, who, { reason: "stolen" })).status).toBe(204);
const reportOfPiece = async (id: string) => {
  const { body } = await server.call("GET", "/api/admin/reported-listings", { token: admin.token });
  const { listings } = z.object({ listings: z.array(reportedListingSchema) }).parse(body);
  return listings.find(({ listing }) => listing.heirloopId === id)?._id ?? "";
};
const decideOnPiece = async (id: string, decision: "keep" | "take-down") =>
  (await post(`/api/admin/reported-listings/${await reportOfPiece(id)}/${decision}`, admin, { reason }))
    .status;

const reportText = (who: TestPerson, id: string, target: "review" | "reply") =>
  post(`/api/reviews/${id}/reports`, who, { about: "seller", target, reason: "untrue" });
const reportOfText = async (author: TestPerson, about: "review" | "reply" = "review") => {
  const { body } = await server.call("GET", "/api/admin/reported-reviews", { token: admin.token });
  const { reviews } = z.object({ reviews: z.array(reportedReviewSchema) }).parse(body);
  return reviews.find(({ author: { _id }, target }) => _id === author.id && target === about)?._id ?? "";
};
const decideOnText = async (author: TestPerson, target: "review" | "reply", decision: "keep" | "remove") =>
  (
    await post(`/api/admin/reported-reviews/${await reportOfText(author, target)}/${decision}`, admin, {
      reason,
    })
  ).status;

/** What somebody read about their reports, with the pieces that it links to, newest first. */
const outcomesOf = async ({ token }: TestPerson) => {
  const { body } = await server.call("POST", "/api/auth/get-nots", { token, body: {} });
  const { notifications } = z.object({ notifications: z.array(notificationSchema) }).parse(body);
  return notifications
    .filter(({ type }) => type === "report-decided")
    .map(({ text, listings }) => [text, listings.map(({ heirloopId }) => heirloopId)]);
};
const mailsTo = async ({ email }: TestPerson) => {
  await server.deps.jobs.runDue();
  return (await server.mails()).filter(
    ({ to, subject }) => to === email && subject.startsWith("Your report"),
  );
};

test("says to all who reported a piece that it was taken down, and not why", async () => {
  const [rita, ned, lena] = await readers();
  const id = await piece(server, (await person(server, "Sam")).id);
  for (const one of [rita, ned]) await reportPiece(one, id);
  expect(await decideOnPiece(id, "take-down")).toBe(204);
  const text = "You reported Walnut credenza. We looked at it and took it down.";
  expect([await outcomesOf(rita), await outcomesOf(ned), await outcomesOf(lena)]).toEqual([
    [[text, []]],
    [[text, []]],
    [],
  ]);
  const [mail, ...others] = await mailsTo(rita);
  expect([mail?.subject, others]).toEqual(["Your report: Walnut credenza", []]);
  expect(mail?.text).toContain(text);
  expect(mail?.text).toContain("“Answers to your reports”");
  for (const secret of [reason, "Ned", ned.email, id]) expect(mail?.text).not.toContain(secret);
});

test("links to a piece that is kept and that everybody sees", async () => {
  const [rita] = await readers();
  const seller = await person(server, "Sam");
  const [shown, retired] = [await piece(server, seller.id), await piece(server, seller.id)];
  for (const id of [shown, retired]) await reportPiece(rita, id);
  await server.call("DELETE", `/api/listings/${retired}`, { token: seller.token });
  expect(await decideOnPiece(shown, "keep")).toBe(204);
  server.clock.advance(1_000);
  expect(await decideOnPiece(retired, "keep")).toBe(204);
  const text = `You reported Walnut credenza. ${followsRules}`;
  expect(await outcomesOf(rita)).toEqual([
    [text, []],
    [text, [shown]],
  ]);
  const mails = await mailsTo(rita);
  expect(mails.map((mail) => mail.text.includes("/contact?topic=report"))).toEqual([true, true]);
  expect(mails.map((mail) => mail.text.includes(shown)).toSorted()).toEqual([false, true]);
  for (const mail of mails) expect(mail.text).not.toContain(reason);
});

test("says what came of the reports of a review and of its reply", async () => {
  const [rita, ned, lena] = await readers();
  const [buyer, seller] = [await person(server, "Bea"), await person(server, "Sam")];
  const id = await reviewedOrder(server, buyer, seller);
  await server.call("PUT", `/api/reviews/${id}/reply`, { token: seller.token, body: { text: "Fool" } });
  await reportText(rita, id, "reply");
  expect(await decideOnText(buyer, "reply", "keep")).toBe(204);
  expect(await outcomesOf(rita)).toEqual([[`You reported the reply by Sam. ${followsRules}`, []]]);

  await reportText(ned, id, "reply");
  await reportText(lena, id, "review");
  expect(await decideOnText(buyer, "review", "remove")).toBe(204);
  expect([await outcomesOf(rita), await outcomesOf(ned), await outcomesOf(lena)]).toEqual([
    [[`You reported the reply by Sam. ${followsRules}`, []]],
    [["You reported the reply by Sam. We looked at it and removed it.", []]],
    [["You reported the review by Bea. We looked at it and removed it.", []]],
  ]);
  const [mail] = await mailsTo(lena);
  expect(mail?.subject).toBe("Your report: the review by Bea");
  expect(mail?.text).not.toContain(reason);
});

test("says nothing in a channel that is turned off, nor to a closed account", async () => {
  const [rita, ned, lena] = await readers();
  const id = await piece(server, (await person(server, "Sam")).id);
  for (const one of [rita, ned, lena]) await reportPiece(one, id);
  const mute = ({ token }: TestPerson, muted: object) =>
    server.call("PUT", "/api/notification-preferences", {
      token,
      body: {
        muted: { inApp: [], email: [], push: [], ...muted },
        alertFrequency: "instant",
        quietHours: null,
        timeZone: "America/Chicago",
      },
    });
  await mute(rita, { email: ["report-decided"] });
  await mute(ned, { inApp: ["report-decided"] });
  await server.db.execute(
    sql`update "user" set closed_at = now(), blocked_at = now(), blocked_reason = 'Closed' where id = ${lena.id}`,
  );
  await decideOnPiece(id, "take-down");
  expect([(await outcomesOf(rita)).length, (await mailsTo(rita)).length]).toEqual([1, 0]);
  expect([(await outcomesOf(ned)).length, (await mailsTo(ned)).length]).toEqual([0, 1]);
  const { rows } = await server.db.execute(sql`select id from notification where user_id = ${lena.id}`);
  expect([rows, await mailsTo(lena)]).toEqual([[], []]);
});

test("says nothing when the decision is refused", async () => {
  const [rita, bea] = await readers();
  const id = await piece(server, (await person(server, "Sam")).id);
  await reportPiece(rita, id);
  const paymentMethod = await savedCard(server, bea.token);
  const listings = [{ id, listingPrice: 500_00 }];
  await post("/api/checkout", bea, { listings, type: "pickup", contact, paymentMethod });
  expect(await decideOnPiece(id, "take-down")).toBe(409);
  expect([await outcomesOf(rita), await mailsTo(rita)]).toEqual([[], []]);
});

test("says it once when admins decide at the same time", async () => {
  const [rita] = await readers();
  const id = await piece(server, (await person(server, "Sam")).id);
  await reportPiece(rita, id);
  const report = await reportOfPiece(id);
  const [buyer, seller] = [await person(server, "Bea"), await person(server, "Sam")];
  await reportText(rita, await reviewedOrder(server, buyer, seller), "review");
  const review = await reportOfText(buyer);
  const answers = await Promise.all([
    post(`/api/admin/reported-listings/${report}/keep`, admin, { reason }),
    post(`/api/admin/reported-listings/${report}/take-down`, admin, { reason }),
    post(`/api/admin/listings/${id}/take-down`, admin, { reason }),
    post(`/api/admin/reported-reviews/${review}/keep`, admin, { reason }),
    post(`/api/admin/reported-reviews/${review}/remove`, admin, { reason }),
  ]);
  // A piece that is kept can still be found and taken down.
  expect(answers.every(({ status }) => status === 204 || status === 409)).toBe(true);
  expect((await outcomesOf(rita)).length).toBe(2);
});

test("leaves no report of a review open that is sent while it is removed", async () => {
  for (let round = 0; round < 5; round += 1) {
    const [buyer, seller] = [await person(server, "Bea"), await person(server, "Sam")];
    const id = await reviewedOrder(server, buyer, seller);
    await reportText(seller, id, "review");
    const review = await reportOfText(buyer);
    const late = await Promise.all(Array.from({ length: 6 }, () => person(server, "Lena")));
    const [, ...sent] = await Promise.all([
      post(`/api/admin/reported-reviews/${review}/remove`, admin, { reason }),
      ...late.map((who) => reportText(who, id, "review")),
    ]);
    const notified = await Promise.all(late.map(async (who) => (await outcomesOf(who)).length));
    expect(notified).toEqual(sent.map(({ status }) => (status === 204 ? 1 : 0)));
  }
});
