import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { picture } from "../../modules/picture/picture.pages.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { transaction } from "../database/transaction.ts";
import { parsePictureAddress } from "./picture-size.ts";

const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 1500"><rect width="1200" height="1500" fill="#c63"/></svg>`;
let reads = 0;
let server: TestServer;
beforeAll(async () => {
  const source = {
    read: async (key: string) => {
      if (key !== "chair.20x20x30.front") return null;
      reads += 1;
      return Buffer.from(drawing);
    },
  };
  server = await startTestServer({ modules: [picture], pictureSources: () => [source] });
});
afterAll(() => server.close());

const keep = async (bytes: Uint8Array, visibility: "public" | "private") =>
  server.deps.pictures.keep(await server.deps.pictures.recode(bytes), visibility);
const get = async (path: string) => {
  const response = await server.app.fetch(new Request(`http://localhost${path}`));
  return {
    status: response.status,
    headers: response.headers,
    bytes: Buffer.from(await response.arrayBuffer()),
  };
};

test.each([
  ["webp", "image/webp", "webp"],
  ["avif", "image/avif", "heif"],
  ["jpg", "image/jpeg", "jpeg"],
])("returns a drawing as %s in the requested width, cached for a year", async (ending, type, format) => {
  const answer = await get(`/pictures/chair.20x20x30.front/480.${ending}`);
  const { width, format: real } = await sharp(answer.bytes).metadata();
  expect([
    answer.status,
    answer.headers.get("content-type"),
    answer.headers.get("cache-control"),
    width,
    real,
  ]).toEqual([200, type, "public, max-age=31536000, immutable", 480, format]);
});

test("resizes once for concurrent requests of the same size", async () => {
  reads = 0;
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => get("/pictures/chair.20x20x30.front/160.webp")),
  );
  await get("/pictures/chair.20x20x30.front/160.webp");
  expect([new Set(answers.map(({ status }) => status)), reads]).toEqual([new Set([200]), 1]);
});

test.each(["webp", "avif", "jpg"])("recreates a cached %s that is empty or truncated", async (ending) => {
  const address = `/pictures/chair.20x20x30.front/320.${ending}`;
  const whole = await get(address);
  const file = join(server.deps.env.dataDir, "picture-cache/chair.20x20x30.front", `320.${ending}`);
  await writeFile(file, "");
  expect((await get(address)).bytes).toEqual(whole.bytes);
  await writeFile(file, ending === "avif" ? Buffer.alloc(400) : whole.bytes.subarray(0, 400));
  expect((await get(address)).bytes).toEqual(whole.bytes);
});

test("returns 404 for a picture whose file is damaged", async () => {
  const photo = await sharp({ create: { width: 60, height: 40, channels: 3, background: "#246" } })
    .png()
    .toBuffer();
  const { key } = await keep(photo, "public");
  await writeFile(join(server.deps.env.dataDir, "pictures", `${key}.webp`), "no picture");
  expect((await get(`${server.deps.pictures.addressOf(key)}/160.webp`)).status).toBe(404);
});

test.each(["webp", "avif"])(
  "returns 404 for a file used as a folder, even if it exists as %s",
  async (ending) => {
    await get(`/pictures/chair.20x20x30.front/160.${ending}`);
    expect((await get(`/pictures/chair.20x20x30.front/160.${ending}/160.${ending}`)).status).toBe(404);
  },
);

test.each([
  `/pictures/${"a".repeat(300)}/480.webp`,
  "/pictures/chair.20x20x30.front/481.webp",
  "/pictures/chair.20x20x30.front/480.png",
  "/pictures/nothing/480.webp",
  "/pictures/../../etc/passwd/480.webp",
  "/pictures/..%2f..%2fpicture.key/480.webp",
])("%s is not found", async (path) => {
  expect((await get(path)).status).toBe(404);
});

test("finds a picture whose random name starts with a dash", () => {
  expect(parsePictureAddress("uploads/-AbCdEfGhIjKlMnOpQrStU/160.webp")).toEqual({
    key: "uploads/-AbCdEfGhIjKlMnOpQrStU",
    width: 160,
    format: "webp",
  });
});

test("serves only the supported formats", () => {
  const formats = ["webp", "constructor", "exe"].map((format) => parsePictureAddress(`sofa/160.${format}`));
  expect(formats).toEqual([{ key: "sofa", width: 160, format: "webp" }, null, null]);
});

test("rotates an upload upright and removes its metadata", async () => {
  const photo = await sharp({ create: { width: 60, height: 40, channels: 3, background: "#246" } })
    .jpeg()
    .withExif({ IFD0: { Copyright: "Ada", Orientation: "6" } })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  const stored = await keep(photo, "public");
  const { bytes } = await get(`${server.deps.pictures.addressOf(stored.key)}/160.webp`);
  const { exif, orientation } = await sharp(bytes).metadata();
  expect([stored.width, stored.height, exif, orientation]).toEqual([40, 60, undefined, undefined]);
});

test.each([
  ["text that calls itself a picture", Buffer.from("<html>hello</html>"), "unsupported-type"],
  ["a picture that breaks off", Buffer.from("89504e470d0a1a0a0000000d49484452", "hex"), "unsupported-type"],
  ["a drawing with a script", Buffer.from(drawing), "unsupported-type"],
])("%s is rejected", async (_, bytes, code) => {
  await expect(server.deps.pictures.recode(bytes)).rejects.toMatchObject({ code });
});

test("rejects a picture of 41 megapixels", async () => {
  const huge = await sharp({ create: { width: 8200, height: 5000, channels: 3, background: "#000" } })
    .png()
    .toBuffer();
  await expect(server.deps.pictures.recode(huge)).rejects.toMatchObject({ code: "too-large" });
});

test("keeps a picture private on a case-insensitive file system", () => {
  const { admits } = server.deps.pictures;
  expect([admits("uploads/one", {}), admits("private/one", {}), admits("Private/one", {})]).toEqual([
    true,
    false,
    false,
  ]);
});

test("serves a private picture by its own signed URL until it expires", async () => {
  const photo = await sharp({ create: { width: 50, height: 50, channels: 3, background: "#642" } })
    .png()
    .toBuffer();
  const stored = await keep(photo, "private");
  const other = await keep(photo, "private");
  const { addressOf, openAddress } = server.deps.pictures;
  const address = openAddress(addressOf(stored.key), "/160.webp");
  const open = await get(address);
  expect([open.status, open.headers.get("cache-control")]).toEqual([200, "private, max-age=1800"]);
  expect((await get(address.split("?")[0] ?? "")).status).toBe(404);
  expect((await get(address.replace(stored.key, other.key))).status).toBe(404);
  server.clock.advance(61 * 60_000);
  expect((await get(address)).status).toBe(404);
});

test("stores no picture inside a transaction", async () => {
  const png = await sharp(Buffer.from(drawing)).png().toBuffer();
  const inside = transaction(server.db, () => keep(png, "public"));
  await expect(inside).rejects.toThrow("A picture was stored inside a transaction.");
});
