import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { startFaultyLink, type FaultyLink, type LinkFault } from "../testing/faulty-link.ts";
import { startMailServer, type MailServer } from "../testing/mail-server.ts";
import { person, piece } from "../testing/marketplace-world.ts";
import { startTestServer, testInstant, type TestServer } from "../testing/test-server.ts";
import { visitPages } from "../testing/visit-pages.ts";

let mails: MailServer;
let link: FaultyLink;
let server: TestServer;
let listing: string;
/** The code with which the mail server refuses our own address. */
let refusedSender: number | null = null;
beforeAll(async () => {
  mails = await startMailServer(undefined, () => refusedSender);
  link = await startFaultyLink(mails.url);
  server = await startTestServer({
    settings: { SMTP_URL: link.through(mails.url), LOG_LEVEL: "silent" },
    timeouts: { mail: 600 },
  });
  listing = await piece(server, (await person(server, "Sam")).id);
});
beforeEach(async () => {
  await link.set("none");
  server.clock.set(testInstant);
});
afterAll(async () => {
  await server.close();
  await link.close();
  await mails.close();
});

/** Sends us a message, which mails us and its sender. */
const write = (email: string) =>
  server.call("POST", "/api/contact", {
    body: { name: "Ada", email, topic: "other", order: "", message: "The drawer sticks." },
  });
const receivedBy = (email: string) =>
  mails.received.filter(({ recipients }) => recipients.includes(email)).length;

const faults: ReadonlyArray<[string, LinkFault]> = [
  ["is down", "refuse"],
  ["refuses connections for now", { answer: "421 Too many connections\r\n" }],
  ["refuses connections for good", { answer: "554 No SMTP service here\r\n" }],
  ["accepts and never answers", "hold"],
  ["answers something else than SMTP", { answer: "HTTP/1.1 400 Bad Request\r\n\r\n" }],
  ["restarts while it answers", "cut"],
];

test.each(faults)("a mail is sent once recovered when the mail server %s", async (name, fault) => {
  const email = `ada-${faults.findIndex(([one]) => one === name)}@example.test`;
  await link.set(fault);
  expect((await write(email)).status).toBe(202);
  await server.deps.jobs.runDue();
  expect([await visitPages(server, listing), receivedBy(email)]).toEqual([{}, 0]);
  await link.set("none");
  server.clock.advance(60_000);
  await server.deps.jobs.runDue();
  expect(receivedBy(email)).toBe(1);
});

test("a mail is sent once recovered when the mail server refuses our address for good", async () => {
  refusedSender = 550;
  expect((await write("sender@example.test")).status).toBe(202);
  await server.deps.jobs.runDue();
  refusedSender = null;
  expect(receivedBy("sender@example.test")).toBe(0);
  server.clock.advance(60_000);
  await server.deps.jobs.runDue();
  expect(receivedBy("sender@example.test")).toBe(1);
});

test("a mail arrives at a slow mail server", async () => {
  await link.set({ slow: 20 });
  expect((await write("slow@example.test")).status).toBe(202);
  await server.deps.jobs.runDue();
  expect(receivedBy("slow@example.test")).toBe(1);
});
