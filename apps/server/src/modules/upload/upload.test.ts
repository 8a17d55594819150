import { uploadSchema } from "@heirloop/contract/upload/upload.endpoints";
import { sql } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { person, type TestPerson, uploadedPicture } from "../../testing/marketplace-world.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";

let server: TestServer;
let ada: TestPerson;
beforeAll(async () => {
  server = await startTestServer();
  ada = await person(server, "Ada");
});
afterAll(() => server.close());

const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#a86" } });
const upload = (bytes: Uint8Array, name = "sofa.jpg") =>
  server.call("POST", "/api/uploads", { token: ada.token, file: { name, bytes } });
const codeOf = ({ status, body }: { status: number; body: unknown }) => [
  status,
  (body as { code?: string }).code,
];

test("rotates a picture upright and removes its location", async () => {
  const bytes = await blank(40, 20)
    .withExif({ IFD0: { Copyright: "Ada" }, IFD3: { GPSLatitudeRef: "N" } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const answer = await upload(bytes);
  expect(answer.status).toBe(201);
  const uploaded = uploadSchema.parse(answer.body);
  expect(uploaded).toEqual({
    url: expect.stringMatching(/^\/pictures\/uploads\/[\w-]{22}$/),
    width: 20,
    height: 40,
  });
  const shown = await server.app.fetch(new Request(`http://localhost${uploaded.url}/160.jpg`));
  expect([shown.status, shown.headers.get("content-type")]).toEqual([200, "image/jpeg"]);
  const facts = await sharp(await shown.arrayBuffer()).metadata();
  expect(facts.exif).toBeUndefined();
  expect((facts.height ?? 0) > (facts.width ?? 0)).toBe(true);
});

test("opens a private picture only with its signature, until that expires", async () => {
  const url = await uploadedPicture(server, ada.token, "private");
  expect(url).toMatch(/^\/pictures\/private\/[\w-]{22}\?until=\d+&by=[\w-]+$/);
  const [path = "", query = ""] = url.split("?");
  const open = async (address: string) => (await server.call("GET", address)).status;
  expect(await open(`${path}/160.webp?${query}`)).toBe(200);
  expect([
    await open(`${path}/160.webp`),
    await open(`${path}/160.webp?${query.replace(/until=\d/, "until=9")}`),
  ]).toEqual([404, 404]);
  server.clock.advance(61 * 60_000);
  expect(await open(`${path}/160.webp?${query}`)).toBe(404);
});

test("shows no private picture in a listing or on a profile", async () => {
  const picture = await uploadedPicture(server, ada.token, "private");
  const [address = ""] = picture.split("?");
  for (const sent of [picture, address]) {
    const { status, body } = await server.call("PATCH", "/api/auth/me", {
      token: ada.token,
      body: { picture: sent },
    });
    expect([status, body]).toEqual([
      422,
      expect.objectContaining({ errors: [expect.objectContaining({ path: "picture" })] }),
    ]);
  }
});

test("detects the type by content, not by name", async () => {
  const png = await blank(10, 10).png().toBuffer();
  expect((await upload(png, "notes.txt")).status).toBe(201);
  for (const [name, bytes] of [
    ["sofa.jpg", Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'><script>alert(1)</script></svg>")],
    ["sofa.png", Buffer.from("<html>not a picture</html>")],
    ["sofa.png", png.subarray(0, 40)],
    ["sofa.jpg", Buffer.alloc(0)],
  ] as const) {
    expect(codeOf(await upload(bytes, name))).toEqual([415, "unsupported-type"]);
  }
});

test("accepts at most 15 MB and 40 megapixels", async () => {
  expect(codeOf(await upload(Buffer.alloc(15 * 1024 * 1024 + 1)))).toEqual([413, "too-large"]);
  const wide = await blank(8_001, 5_000).png().toBuffer();
  expect(codeOf(await upload(wide))).toEqual([413, "too-large"]);
  expect((await upload(await blank(8_000, 5_000).png().toBuffer())).status).toBe(201);
});

test("accepts users only, and one file at a time", async () => {
  const file = { name: "sofa.png", bytes: await blank(10, 10).png().toBuffer() };
  expect((await server.call("POST", "/api/uploads", { file })).status).toBe(401);
  expect((await server.call("POST", "/api/uploads", { token: ada.token, body: {} })).status).toBe(400);
});

test("stores an upload once when it is repeated with its key", async () => {
  const file = { name: "sofa.png", bytes: await blank(12, 10).png().toBuffer() };
  const headers = { "idempotency-key": "upload-0001" };
  const send = () => server.call("POST", "/api/uploads", { token: ada.token, file, headers });
  expect((await send()).body).toEqual((await send()).body);
});

test("opens no transaction while a picture is recoded", async () => {
  const { pictures } = server.deps;
  const { recode } = pictures;
  vi.spyOn(pictures, "recode").mockImplementation(async (bytes) => {
    // The pool throws inside a transaction.
    await server.db.execute(sql`select 1`);
    return recode(bytes);
  });
  const file = { name: "sofa.png", bytes: await blank(12, 10).png().toBuffer() };
  const headers = { "idempotency-key": "upload-0002" };
  expect((await server.call("POST", "/api/uploads", { token: ada.token, file, headers })).status).toBe(201);
  expect((await upload(file.bytes)).status).toBe(201);
});

test("stores the rejection of an unreadable picture under its key", async () => {
  const headers = { "idempotency-key": "upload-0003" };
  const send = (bytes: Uint8Array) =>
    server.call("POST", "/api/uploads", { token: ada.token, file: { name: "sofa.png", bytes }, headers });
  const first = await send(Buffer.from("no picture"));
  expect([codeOf(first), codeOf(await send(await blank(12, 10).png().toBuffer()))]).toEqual([
    [415, "unsupported-type"],
    [422, "key-reused"],
  ]);
  const again = await send(Buffer.from("no picture"));
  expect([again.status, again.headers.get("idempotency-replayed")]).toEqual([415, "true"]);
});
