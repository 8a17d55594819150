import { PassThrough } from "node:stream";
import { createReadableStreamFromReadable } from "@react-router/node";
import { isbot } from "isbot";
import { renderToPipeableStream } from "react-dom/server";
import { type EntryContext, type RouterContextProvider, ServerRouter } from "react-router";
import { serverContext } from "./server-context.ts";

export { serverContext };

/** Milliseconds after which a page that is still being written is cut off. */
export const streamTimeout = 5_000;

export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Response | Promise<Response> {
  headers.set("Content-Type", "text/html; charset=utf-8");
  if (request.method === "HEAD") return new Response(null, { status, headers });
  const { nonce } = loadContext.get(serverContext);

  return new Promise((resolve, reject) => {
    let answered = status;
    const whole = isbot(request.headers.get("user-agent") ?? "");
    const answer = (): void => {
      const body = new PassThrough({
        final(done) {
          clearTimeout(cutOff);
          done();
        },
      });
      pipe(body);
      resolve(new Response(createReadableStreamFromReadable(body), { status: answered, headers }));
    };
    const { pipe, abort } = renderToPipeableStream(
      <ServerRouter context={routerContext} url={request.url} nonce={nonce} />,
      {
        nonce,
        ...(whole ? { onAllReady: answer } : { onShellReady: answer }),
        onShellError: reject,
        onError() {
          answered = 500;
        },
      },
    );
    const cutOff = setTimeout(abort, streamTimeout + 1_000);
  });
}
