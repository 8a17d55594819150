import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { serverContext } from "../server-context.ts";
import { loadDashboard } from "./load-dashboard.server.ts";

const importId = "2a9m7kzm5qbf580xygac";

/** An API on which an import ends as soon as somebody asks for its state. */
function createFetch(): (input: RequestInfo | URL) => Promise<Response> {
  let pieces = 0;
  return async (input) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input);
    if (pathname === "/api/auth/me") return Response.json({ isBusiness: true, slug: "studio" });
    if (pathname.startsWith("/api/listings/import/")) {
      pieces = 3;
      return Response.json({ fileName: "pieces.csv", status: "done", created: 3 });
    }
    return Response.json({ counts: { all: pieces }, paginationData: { currentPage: 1, totalPages: 1 } });
  };
}

test("lists the pieces of an import that it reports as done", async () => {
  const context = new RouterContextProvider();
  const origin = "http://localhost";
  context.set(serverContext, {
    fetch: createFetch(),
    token: "token",
    nonce: "",
    requestId: "",
    origin,
    document: true,
    publicUrl: origin,
    ip: "127.0.0.1",
    sites: { admin: origin, reviews: origin },
    cardForm: null,
    searchService: null,
    onFailure: () => undefined,
  });
  const request = new Request(`${origin}/seller-dashboard?tab=products&import=${importId}`);
  const { part } = await loadDashboard({ request, context });
  expect(part).toMatchObject({
    imported: { id: importId, state: { status: "done" } },
    products: { state: "ready", value: { counts: { all: 3 } } },
  });
});
