import {
  defaultPreferences,
  type NotificationPreferences,
} from "@heirloop/contract/notification/notification-preferences.schema";
import type { NotificationType } from "@heirloop/contract/notification/notification.schema";
import { afterAll, beforeAll, expect, test } from "vitest";
import { transaction } from "../../platform/database/transaction.ts";
import { person, type TestPerson } from "../../testing/marketplace-world.ts";
import { listNotificationTexts } from "../../testing/notification-texts.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { updateUser } from "../user/user.queries.ts";

let server: TestServer;
beforeAll(async () => void (server = await startTestServer({ rateLimits: true })));
afterAll(() => server.close());

const base = { ...defaultPreferences, timeZone: "America/Chicago" };
const prefer = async (who: TestPerson, change: Partial<NotificationPreferences>) => {
  const answer = await server.call("PUT", "/api/notification-preferences", {
    token: who.token,
    body: { ...base, ...change },
  });
  expect(answer.status).toBe(200);
};
const mail = (who: TestPerson, type: NotificationType, subject: string = type) =>
  transaction(server.db, (tx) =>
    server.deps.mailNotification(tx, {
      user: who,
      types: [type],
      letter: { subject, paragraphs: ["Hello,", "something happened."] },
    }),
  );
const notify = (who: TestPerson, type: NotificationType) =>
  transaction(server.db, (tx) =>
    server.deps.notify(tx, {
      userId: who.id,
      type,
      text: type,
      sender: null,
      listingIds: [],
      orderId: null,
      chatId: null,
    }),
  );
async function mailsTo(who: TestPerson) {
  await server.deps.jobs.runDue();
  return (await server.mails()).filter(({ to }) => to === who.email);
}
const subjectsTo = async (who: TestPerson) => (await mailsTo(who)).map(({ subject }) => subject).toSorted();

test("sends what is turned on, and what cannot be turned off", async () => {
  const ann = await person(server, "Ann");
  await prefer(ann, { muted: { inApp: ["message"], email: ["offer"], push: [] } });
  for (const type of ["offer", "counteroffer", "order", "message"] as const) {
    await notify(ann, type);
    await mail(ann, type);
  }
  expect((await listNotificationTexts(server.db, ann.id)).toSorted()).toEqual([
    "counteroffer",
    "offer",
    "order",
  ]);
  expect(await subjectsTo(ann)).toEqual(["counteroffer", "order"]);
});

test("sends emails that can wait after the quiet hours, and the others at once", async () => {
  const ben = await person(server, "Ben");
  await prefer(ben, { quietHours: { from: 22, until: 7 } });
  server.clock.set(new Date("2026-11-22T05:00:00.000Z"));
  await mail(ben, "offer");
  await mail(ben, "order");
  await notify(ben, "offer");
  expect(await listNotificationTexts(server.db, ben.id)).toEqual(["offer"]);
  expect(await subjectsTo(ben)).toEqual(["order"]);
  server.clock.set(new Date("2026-11-22T12:59:00.000Z"));
  expect(await subjectsTo(ben)).toEqual(["order"]);
  server.clock.set(new Date("2026-11-22T13:00:00.000Z"));
  expect(await subjectsTo(ben)).toEqual(["offer", "order"]);
});

test("unsubscribes with the address in the mail, without a login, as often as it is called", async () => {
  const cleo = await person(server, "Cleo");
  await mail(cleo, "offer", "First");
  const [first] = await mailsTo(cleo);
  const address = new URL(first?.unsubscribe ?? "");
  expect([address.origin, address.pathname]).toEqual([server.deps.env.publicUrl, "/unsubscribe"]);
  expect(first?.text).toContain(`Unsubscribe:\n${address.href}`);
  const path = `/api/unsubscribe/${address.searchParams.get("token") ?? ""}`;
  expect((await server.call("GET", path)).body).toEqual({ types: ["offer"], subscribed: true });
  await mail(cleo, "offer", "Second");
  expect(await subjectsTo(cleo)).toEqual(["First", "Second"]);
  expect((await server.call("POST", path)).body).toEqual({ types: ["offer"], subscribed: false });
  expect((await server.call("POST", path)).body).toEqual({ types: ["offer"], subscribed: false });
  await mail(cleo, "offer", "Third");
  await mail(cleo, "counteroffer", "Counteroffer");
  await mail(cleo, "order", "Order");
  expect(await subjectsTo(cleo)).toEqual(["Counteroffer", "First", "Order", "Second"]);
  const { body } = await server.call("GET", "/api/notification-preferences", { token: cleo.token });
  expect((body as NotificationPreferences).muted.email).toEqual(["offer"]);
});

test("keeps what else was chosen when somebody unsubscribes", async () => {
  const dora = await person(server, "Dora");
  const chosen = {
    muted: { inApp: ["review" as const], email: ["counteroffer" as const], push: ["order" as const] },
    alertFrequency: "weekly" as const,
    quietHours: { from: 21, until: 6 },
    timeZone: "Europe/Berlin",
  };
  await prefer(dora, chosen);
  server.clock.set(new Date("2026-11-23T12:00:00.000Z"));
  await mail(dora, "offer");
  const [sent] = await mailsTo(dora);
  const token = new URL(sent?.unsubscribe ?? "").searchParams.get("token") ?? "";
  await server.call("POST", `/api/unsubscribe/${token}`);
  const { body } = await server.call("GET", "/api/notification-preferences", { token: dora.token });
  expect(body).toEqual({
    ...chosen,
    muted: { inApp: ["review"], email: ["counteroffer", "offer"], push: ["order"] },
  });
});

test("writes no unsubscribe link into a mail that cannot be turned off", async () => {
  const eve = await person(server, "Eve");
  await mail(eve, "order");
  const [sent] = await mailsTo(eve);
  expect([sent?.unsubscribe, sent?.text.includes("nsubscribe"), sent?.html.includes("nsubscribe")]).toEqual([
    undefined,
    false,
    false,
  ]);
});

test("changes nothing when the link is opened", async () => {
  const fay = await person(server, "Fay");
  await mail(fay, "offer", "First");
  const [sent] = await mailsTo(fay);
  const token = new URL(sent?.unsubscribe ?? "").searchParams.get("token") ?? "";
  for (const _ of [1, 2]) await server.call("GET", `/api/unsubscribe/${token}`);
  await mail(fay, "offer", "Second");
  expect(await subjectsTo(fay)).toEqual(["First", "Second"]);
});

test("starts in the time zone of the account's city, also after somebody unsubscribes", async () => {
  const gus = await person(server, "Gus", { hub: "LA" });
  const read = async () =>
    (await server.call("GET", "/api/notification-preferences", { token: gus.token }))
      .body as NotificationPreferences;
  expect((await read()).timeZone).toBe("America/Los_Angeles");
  await mail(gus, "offer");
  const [sent] = await mailsTo(gus);
  const token = new URL(sent?.unsubscribe ?? "").searchParams.get("token") ?? "";
  await server.call("POST", `/api/unsubscribe/${token}`);
  await updateUser(server.db, gus.id, { hub: "CHI" });
  expect(await read()).toMatchObject({ timeZone: "America/Chicago", muted: { email: ["offer"] } });
});

test("limits how often one address calls unsubscribe links", async () => {
  const call = () => server.call("POST", "/api/unsubscribe/bm90LXNpZ25lZA.AAAAAAAAAAAAAAAAAAAA");
  let last = (await call()).status;
  for (let calls = 0; calls < 600 && last !== 429; calls += 1) last = (await call()).status;
  expect(last).toBe(429);
});
