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
import { createPageTemplate, type PageTemplate } from "./page-template/page-template.ts";
import { wantedTemplateContext } from "./page-template/page-templates.server.ts";
import { createRenderQueue } from "./render-queue.ts";
import {
  type DocumentSession,
  DocumentSessionContext,
  documentSessionContext,
} from "./session/document-session.tsx";
import { serverContext } from "./server-context.ts";
import { inlineStyles } from "./styles/inline-styles.server.ts";

export { serverContext };
export { pageTemplates } from "./page-template/page-templates.server.ts";
/** The values of the theme's cookie; the server caches a page for each of them. */
export { themeNames } from "@heirloop/ui/theme/themes";

const waitToRender = createRenderQueue();

/** Milliseconds before pending loaders are aborted. */
export const streamTimeout = 5_000;

/** Logging and the status are the server's job: it knows whether the client is still connected. */
export const handleError: HandleErrorFunction = (error, { context }) => {
  const refused = error instanceof ProblemError ? error : null;
  context.get(serverContext).onFailure({
    error,
    status: refused?.status ?? 500,
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
  const renderPage = async (context: EntryContext, session: DocumentSession | null) => {
    await waitToRender();
    return rendered(
      <DocumentSessionContext value={session}>
        <ServerRouter context={context} url={request.url} nonce={nonce} />
      </DocumentSessionContext>,
      nonce,
      (error) => onFailure({ error, status: 500 }),
    );
  };
  const wanted = loadContext.get(wantedTemplateContext);
  if (wanted !== null) {
    if (status === 200) wanted.template = await renderTemplate(request, routerContext, renderPage, nonce);
    return new Response(null, { status: 204 });
  }
  const page = await renderPage(routerContext, loadContext.get(documentSessionContext));
  const html = Buffer.from(finish(page.html, page.html, nonce));
  headers.set("Content-Length", String(html.byteLength));
  return new Response(html, { status: page.whole ? status : 500, headers });
}

/** @param elements - HTML with the elements that need styles */
const finish = (html: string, elements: string, nonce: string): string =>
  deferScripts(inlineStyles(html, elements, nonce), nonce);

type Rendered = {
  html: string;
  /** False if part of it failed and is left to the browser. */ whole: boolean;
};

async function renderTemplate(
  request: Request,
  routerContext: EntryContext,
  renderPage: (context: EntryContext, session: DocumentSession) => Promise<Rendered>,
  nonce: string,
): Promise<PageTemplate | null> {
  let whole = true;
  const contexts = repeated(routerContext);
  const template = await createPageTemplate(new URL(request.url).pathname, {
    async render(session) {
      const page = await renderPage(contexts.pop() ?? routerContext, session);
      whole &&= page.whole;
      return page.html;
    },
    finish: (html, elements) => finish(html, elements, nonce),
  });
  return whole ? template : null;
}

/** Two contexts with the same data: rendering consumes its stream. */
function repeated(context: EntryContext): EntryContext[] {
  const streams = context.serverHandoffStream?.tee() ?? [];
  return streams.map((serverHandoffStream) => ({ ...context, serverHandoffStream, renderMeta: {} }));
}

function rendered(page: ReactNode, nonce: string, onFailure: (error: unknown) => void): Promise<Rendered> {
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
        resolve({ html: Buffer.concat(chunks).toString(), whole });
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
