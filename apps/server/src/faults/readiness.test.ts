import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { checkedFor } from "../platform/health/part-health.ts";
import { connectToAlgolia, startAlgoliaServer } from "../testing/algolia-server.ts";
import { startFaultyLink, type FaultyLink } from "../testing/faulty-link.ts";
import { startMailServer } from "../testing/mail-server.ts";
import { startS3, testBucket } from "../testing/s3-server.ts";
import { startStripeServer, stripeSettings } from "../testing/stripe-server.ts";
import { startTestServer, testInstant, type TestServer } from "../testing/test-server.ts";

const partNames = ["payments", "search", "mail", "pictures"] as const;
const token = "a metrics token of some length";
type PartName = (typeof partNames)[number];

let links: Record<PartName, FaultyLink>;
let server: TestServer;
const closing: Array<() => Promise<void>> = [];
/** Starts a service and the link in front of it, which is down. */
async function linkTo(url: string, close: () => Promise<void>): Promise<FaultyLink> {
  const link = await startFaultyLink(url);
  await link.set("refuse");
  closing.push(close, link.close);
  return link;
}
beforeAll(async () => {
  const [stripe, algolia, mail, s3] = await Promise.all([
    startStripeServer(() => testInstant),
    startAlgoliaServer(),
    startMailServer(),
    startS3(),
  ]);
  links = {
    payments: await linkTo(`http://127.0.0.1:${stripe.port}`, stripe.close),
    search: await linkTo(algolia.url, algolia.close),
    mail: await linkTo(mail.url, mail.close),
    pictures: await linkTo(s3.endpoint, s3.close),
  };
  server = await startTestServer({
    settings: {
      ...stripeSettings,
      METRICS_TOKEN: token,
      LOG_LEVEL: "silent",
      SMTP_URL: links.mail.through(mail.url),
      S3_ENDPOINT: links.pictures.through(s3.endpoint),
      S3_BUCKET: testBucket.bucket,
      S3_ACCESS_KEY_ID: testBucket.accessKeyId,
      S3_SECRET_ACCESS_KEY: testBucket.secretAccessKey,
    },
    gatewayServer: { host: "127.0.0.1", port: links.payments.port, protocol: "http" },
    searchEngine: connectToAlgolia(links.search.port, { timeout: 200 }),
    timeouts: { payments: 200, mail: 200, blobs: 200 },
  });
});
beforeEach(() => server.clock.advance(checkedFor));
afterEach(async () => {
  for (const link of Object.values(links)) await link.set("none");
});
afterAll(async () => {
  await server.close();
  for (const close of closing.toReversed()) await close();
});

const isReady = (headers: Record<string, string> = { authorization: `Bearer ${token}` }) =>
  server.call("GET", "/readyz", { headers });
const partsShown = async () => ((await isReady()).body as { parts: Record<string, string> }).parts;
/** What each part comes to. A check that took too long on a busy machine is followed by another one. */
const expectParts = () =>
  expect.poll(
    () => {
      server.clock.advance(checkedFor);
      return partsShown();
    },
    { interval: 250 },
  );
const all = (state: string) => Object.fromEntries(partNames.map((name) => [name, state]));

test("comes up while nothing outside but the database answers, and says so at /readyz", async () => {
  expect(await isReady()).toMatchObject({
    status: 200,
    body: { status: "ready", database: "ok", parts: all("checking") },
  });
  await expectParts().toEqual(all("unreachable"));
  expect((await isReady()).status).toBe(200);
});

test("hides which part is down without the metrics token", async () => {
  const wrong = { authorization: "Bearer another token of some length" };
  for (const headers of [{}, wrong, { authorization: "" }]) {
    const { status, body } = await isReady(headers);
    expect({ status, body }).toEqual({ status: 200, body: { status: "ready" } });
  }
});

test("reconnects to each part without a restart", async () => {
  await expectParts().toEqual(all("ok"));
});

test.each(partNames)("answers at once while %s is half-open, and names it", async (name) => {
  await links[name].set("hold");
  expect((await isReady()).status).toBe(200);
  await expectParts().toEqual({ ...all("ok"), [name]: "unreachable" });
  await links[name].set("none");
  await expectParts().toEqual(all("ok"));
});
