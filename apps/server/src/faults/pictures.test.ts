import sharp from "sharp";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { httpFaults, startFaultyLink, type FaultyLink } from "../testing/faulty-link.ts";
import { openInquiry } from "../testing/inquiry-chat.ts";
import { person, piece, uploadedPicture, type TestPerson } from "../testing/marketplace-world.ts";
import { startS3, testBucket } from "../testing/s3-server.ts";
import { startTestServer, type TestServer } from "../testing/test-server.ts";
import { visitPages } from "../testing/visit-pages.ts";

let s3: Awaited<ReturnType<typeof startS3>>;
let link: FaultyLink;
let server: TestServer;
let ada: TestPerson;
let listing: string;
let bytes: Uint8Array;
beforeAll(async () => {
  s3 = await startS3();
  link = await startFaultyLink(s3.endpoint);
  server = await startTestServer({
    settings: {
      S3_ENDPOINT: link.through(s3.endpoint),
      S3_BUCKET: testBucket.bucket,
      S3_ACCESS_KEY_ID: testBucket.accessKeyId,
      S3_SECRET_ACCESS_KEY: testBucket.secretAccessKey,
      LOG_LEVEL: "silent",
    },
    timeouts: { blobs: 600 },
  });
  ada = await person(server, "Ada");
  listing = await piece(server, ada.id);
  bytes = await sharp({ create: { width: 8, height: 8, channels: 3, background: "#a86" } })
    .png()
    .toBuffer();
});
beforeEach(() => link.set("none"));
afterAll(async () => {
  await server.close();
  await link.close();
  await s3.close();
});

const file = () => ({ name: "sofa.png", bytes });
const upload = () => server.call("POST", "/api/uploads", { token: ada.token, file: file() });
async function countRows(): Promise<unknown> {
  const { rows } = await server.db.execute(
    sql`select (select count(*) from upload) as uploads, (select count(*) from message) as messages`,
  );
  return rows[0];
}

test("uploads and pictures wait for a slow S3", async () => {
  await link.set({ slow: 20 });
  const answer = await upload();
  expect(answer.status).toBe(201);
  const { url } = answer.body as { url: string };
  expect((await server.call("GET", `${url}/160.webp`)).status).toBe(200);
});

test.each(httpFaults)("uploads are refused and nothing is stored when S3 %s", async (_, fault) => {
  const shown = await uploadedPicture(server, ada.token);
  const cached = await uploadedPicture(server, ada.token);
  expect((await server.call("GET", `${cached}/160.webp`)).status).toBe(200);
  const { chat, buyer } = await openInquiry(server);
  const send = () => server.call("POST", `/api/chat/${chat._id}`, { token: buyer.token, file: file() });
  const before = await countRows();
  await link.set(fault);
  const refused = [await upload(), await send(), await server.call("GET", `${shown}/160.webp`)];
  for (const answer of refused) {
    expect(answer).toMatchObject({ status: 503, body: { code: "unavailable" } });
    expect(answer.headers.get("retry-after")).toBe("5");
  }
  expect(await countRows()).toEqual(before);
  expect((await server.call("GET", `${cached}/160.webp`)).status).toBe(200);
  expect(await visitPages(server, listing)).toEqual({});
  await link.set("none");
  const again = [await upload(), await send(), await server.call("GET", `${shown}/160.webp`)];
  expect(again.map(({ status }) => status)).toEqual([201, 201, 200]);
});
