import { once } from "node:events";
import type { Duplex } from "node:stream";
import { constants, createBrotliCompress, createGzip } from "node:zlib";
import type { MiddlewareHandler } from "hono";
import type { HttpEnv } from "./http-env.ts";

const text = /^(?:text\/|application\/(?:json|problem\+json|javascript|manifest\+json)|image\/svg\+xml)/;
/** Bytes; below it the headers weigh more than what is saved. */
const worthIt = 1024;

/** Each chunk leaves as it comes, so that a streamed page still shows early. Quality 4 costs about what gzip does. */
function encoder(accepted: string): { name: string; stream: Duplex } | null {
  if (/\bbr\b/.test(accepted)) {
    const params = { [constants.BROTLI_PARAM_QUALITY]: 4 };
    return { name: "br", stream: createBrotliCompress({ params, flush: constants.BROTLI_OPERATION_FLUSH }) };
  }
  if (/\bgzip\b/.test(accepted))
    return { name: "gzip", stream: createGzip({ level: 5, flush: constants.Z_SYNC_FLUSH }) };
  return null;
}

/** Compresses what is text and not compressed yet. Calls inside the process ask for none. */
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
    const chosen =
      context.req.method === "HEAD" ? null : encoder(context.req.header("accept-encoding") ?? "");
    if (chosen === null) return;
    headers.delete("content-length");
    headers.set("content-encoding", chosen.name);
    context.res = new Response(throughEncoder(body, chosen.stream), { status, headers });
  };
}

/** At the reader's pace in both directions; an answer that breaks off breaks off for the reader too. */
function throughEncoder(body: ReadableStream<Uint8Array>, stream: Duplex): ReadableStream<Uint8Array> {
  const feed = async () => {
    for await (const chunk of body) if (!stream.write(chunk)) await once(stream, "drain");
    stream.end();
  };
  feed().catch((error: unknown) => stream.destroy(error instanceof Error ? error : new Error(String(error))));
  const encoded: AsyncIterator<Uint8Array> = stream[Symbol.asyncIterator]();
  return new ReadableStream({
    async pull(controller) {
      const next = await encoded.next();
      if (next.done === true) controller.close();
      else controller.enqueue(next.value);
    },
    cancel: () => void stream.destroy(),
  });
}
