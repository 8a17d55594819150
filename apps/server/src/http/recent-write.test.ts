import { analyticsPath } from "@heirloop/contract/analytics/analytics-path";
import { Hono } from "hono";
import { expect, test } from "vitest";
import type { Env } from "../env.ts";
import { cacheGuestPages, createPageCache } from "../web/page-cache.ts";
import { createMemoryBus } from "../platform/bus/memory-bus.ts";
import type { HttpEnv } from "./http-env.ts";
import { markRecentWrites } from "./recent-write.ts";

/** A site with one page, which shows how often it was changed, and several ways to send something. */
function start(publicUrl = "https://heirloop.test") {
  let changes = 0;
  const app = new Hono<HttpEnv>();
  app.use(async (context, next) => {
    context.set("secureHeadersNonce", "nonce");
    await next();
  });
  app.use(markRecentWrites({ env: { publicUrl } as Env }));
  app.post("/refused", (context) => context.text("no", 422));
  app.post("/moved", (context) => {
    changes += 1;
    return context.redirect("/page", 303);
  });
  app.all("/api/*", (context) => context.json({}));
  app.post("/1/indexes/:index/query", (context) => context.json({}));
  const page = cacheGuestPages(
    async () =>
      new Response(`changed ${changes} times`, { headers: { "content-type": "text/html; charset=utf-8" } }),
    createPageCache(createMemoryBus()),
    [],
  );
  app.get("/page", page);
  return app;
}

const cookieAfter = async (method: string, path: string): Promise<string | null> =>
  (await start().request(path, { method })).headers.get("set-cookie");

test.each(["POST", "PUT", "PATCH", "DELETE"])("marks the browser after a successful %s", async (method) => {
  expect(await cookieAfter(method, "/api/listings")).toBe(
    "recent_write=1; Max-Age=6; Path=/; HttpOnly; Secure; SameSite=Lax",
  );
});

test.each([
  ["GET", "/api/listings"],
  ["HEAD", "/page"],
  ["OPTIONS", "/api/listings"],
  ["POST", "/refused"],
  ["POST", analyticsPath],
  ["POST", "/1/indexes/listings/query"],
])("does not mark the browser after %s %s", async (method, path) => {
  expect(await cookieAfter(method, path)).toBeNull();
});

test("sends the cookie without encryption only where the site has none", async () => {
  const response = await start("http://localhost:4000").request("/moved", { method: "POST" });
  expect(response.headers.get("set-cookie")).not.toContain("Secure");
});

test("does not mark a browser for a call that a page makes", async () => {
  const response = await start().request("/api/listings", { method: "POST" }, { ip: "::1", inProcess: true });
  expect(response.headers.get("set-cookie")).toBeNull();
});

test("shows a visitor their own change while others still get the cached page", async () => {
  const app = start();
  const read = async (cookie = ""): Promise<string> =>
    (await app.request("/page", { headers: { cookie } })).text();
  expect(await read()).toBe("changed 0 times");
  const { headers } = await app.request("/moved", { method: "POST" });
  expect(await read(headers.get("set-cookie")?.split(";")[0])).toBe("changed 1 times");
  expect(await read()).toBe("changed 0 times");
});
