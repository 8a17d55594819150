import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { MiddlewareHandler } from "hono";
import type { HttpEnv } from "./http-env.ts";

const text = /^(?:text\/|application\/(?:json|xml|problem\+json|javascript|manifest\+json)|image\/svg\+xml)/;
/** Bytes; below it the headers cost more than compression saves. */
const worthIt = 1024;

const inBrotli = promisify(brotliCompress);
const inGzip = promisify(gzip);

type Encoding = { name: string; encode: (content: Buffer) => Promise<Buffer<ArrayBuffer>> };

/** Brotli at quality 4 costs about as much as gzip and saves a sixth more. */
const encodings: readonly Encoding[] = [
  {
    name: "br",
    encode: (content) =>
      inBrotli(content, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: 4,
          [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
          [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        },
      }),
  },
  { name: "gzip", encode: (content) => inGzip(content, { level: 4 }) },
];

const accepts = (accepted: string, { name }: Encoding): boolean => new RegExp(`\\b${name}\\b`).test(accepted);

/**
 * Compresses uncompressed text as a whole, because every text response is already buffered. In-process calls
 * do not request compression.
 */
export function compressText(): MiddlewareHandler<HttpEnv> {
  return async (context, next) => {
    await next();
    const { headers, body, status } = context.res;
    const type = headers.get("content-type") ?? "";
    if (
      body === null ||
      status === 204 ||
      status === 304 ||
      headers.has("content-encoding") ||
      !text.test(type)
    )
      return;
    headers.append("vary", "accept-encoding");
    const length = headers.get("content-length");
    if (length !== null && Number(length) < worthIt) return;
    const accepted = context.req.method === "HEAD" ? "" : (context.req.header("accept-encoding") ?? "");
    const chosen = encodings.find((encoding) => accepts(accepted, encoding));
    if (chosen === undefined) return;
    const plain = Buffer.from(await context.res.arrayBuffer());
    if (plain.byteLength < worthIt) {
      headers.set("content-length", String(plain.byteLength));
      context.res = new Response(plain, { status, headers });
      return;
    }
    const content = await chosen.encode(plain);
    headers.set("content-encoding", chosen.name);
    headers.set("content-length", String(content.byteLength));
    context.res = new Response(content, { status, headers });
  };
}
