import { Writable } from "node:stream";
import { ProblemError } from "@heirloop/api-client/http/problem-error";
import type { ReactNode } from "react";
import { renderToPipeableStream } from "react-dom/server";
import {
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import { deferScripts } from "./browser/defer-scripts.ts";
import { serverContext } from "./server-context.ts";

export { serverContext };

/** Milliseconds before pending loaders are aborted. */
export const streamTimeout = 5_000;

/** Logging and the status are the server's job: it knows whether the client is still connected. */
export const handleError: HandleErrorFunction = (error, { context }) => {
  const refused = error instanceof ProblemError ? error : null;
  context.get(serverContext).onFailure({
    error,
    status: refused?.status ?? 500,
    retryAfter: refused?.retryAfter ?? null,
  });
};

/** The whole page at once: no loader defers data, and a hundred small chunks cost more to copy, compress and flush. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  headers.set("Content-Type", "text/html; charset=utf-8");
  if (request.method === "HEAD") return new Response(null, { status, headers });
  const { nonce, onFailure } = loadContext.get(serverContext);
  const page = await rendered(
    <ServerRouter context={routerContext} url={request.url} nonce={nonce} />,
    nonce,
    (error) => onFailure({ error, status: 500, retryAfter: null }),
  );
  headers.set("Content-Length", String(page.html.byteLength));
  return new Response(page.html, { status: page.whole ? status : 500, headers });
}

/** UTF-8; not `whole` when part of the page failed and is left to the browser. */
function rendered(
  page: ReactNode,
  nonce: string,
  onFailure: (error: unknown) => void,
): Promise<{ html: Uint8Array<ArrayBuffer>; whole: boolean }> {
  return new Promise((resolve, reject) => {
    const chunks: Uint8Array[] = [];
    let whole = true;
    const sink = new Writable({
      write(chunk: Uint8Array, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        clearTimeout(cutOff);
        resolve({ html: Buffer.from(deferScripts(Buffer.concat(chunks).toString(), nonce)), whole });
        done();
      },
    });
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce,
      // Larger than any page, so that React does not delay parts of it.
      progressiveChunkSize: 1_000_000,
      onAllReady: () => void pipe(sink),
      onShellError: reject,
      onError(error) {
        whole = false;
        onFailure(error);
      },
    });
    const cutOff = setTimeout(abort, streamTimeout + 1_000);
  });
}
