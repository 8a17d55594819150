import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from "node:zlib";
import { Hono } from "hono";
import { expect, test } from "vitest";
import { compressText, kept, textResponse } from "./compress-text.ts";
import type { HttpEnv } from "./http-env.ts";

const long = "sofa ".repeat(1000);
const html = { "content-type": "text/html; charset=utf-8" };

const app = new Hono<HttpEnv>()
  .use("/response/*", compressText())
  .get("/response/text", (context) => context.body(long, 201, { ...html, "x-kept": "yes" }))
  .get("/response/short", (context) => context.text("sofa"))
  .get("/response/picture", () => new Response(long, { headers: { "content-type": "image/webp" } }))
  .get("/response/nothing", (context) => context.body(null, 204))
  .get("/page", (context) => textResponse(context, Buffer.from(long), html))
  .get("/short", (context) => textResponse(context, Buffer.from("sofa"), html))
  .get("/kept", (context) => textResponse(context, Buffer.from(long), html, kept));

const decompress: Record<string, (bytes: Buffer) => Buffer> = {
  zstd: zstdDecompressSync,
  br: brotliDecompressSync,
  gzip: gunzipSync,
};

async function request(path: string, accepted: string, method = "GET") {
  const { status, headers, body } = await app.request(path, {
    method,
    headers: { "accept-encoding": accepted },
  });
  const bytes = Buffer.from(await new Response(body).arrayBuffer());
  const encoding = headers.get("content-encoding");
  const text = (encoding === null ? bytes : (decompress[encoding]?.(bytes) ?? bytes)).toString();
  return { status, headers, encoding, bytes, text };
}

test.each([
  ["/response/text", "gzip, deflate, br, zstd", "zstd"],
  ["/response/text", "gzip, deflate, br", "br"],
  ["/response/text", "gzip", "gzip"],
  ["/response/text", "", null],
  ["/page", "gzip, deflate, br, zstd", "zstd"],
  ["/page", "gzip, deflate, br", "br"],
  ["/page", "identity", null],
  ["/kept", "gzip, deflate, br, zstd", "br"],
  ["/kept", "gzip, zstd", "gzip"],
])("%s for a browser that accepts '%s' is in %s", async (path, accepted, expected) => {
  const { encoding, headers, bytes, text } = await request(path, accepted);
  expect([encoding, text]).toEqual([expected, long]);
  if (expected === null) return;
  expect(bytes.length).toBeLessThan(long.length / 10);
  expect(headers.get("content-length")).toBe(String(bytes.length));
  expect(headers.get("vary")).toBe("accept-encoding");
});

test("the status and the headers of a response stay", async () => {
  const { status, headers } = await request("/response/text", "br");
  expect([status, headers.get("content-type"), headers.get("x-kept")]).toEqual([
    201,
    html["content-type"],
    "yes",
  ]);
});

test.each(["/response/short", "/response/picture", "/response/nothing", "/short"])(
  "%s is not compressed",
  async (path) => {
    expect((await request(path, "gzip, deflate, br, zstd")).encoding).toBeNull();
  },
);

test("a request for the headers alone compresses nothing", async () => {
  expect((await request("/response/text", "br", "HEAD")).encoding).toBeNull();
});
