import type { PageContext } from "@heirloop/contract/page/page-context";
import { Hono } from "hono";
import pino from "pino";
import { createContext, data, type LoaderFunctionArgs, type ServerBuild } from "react-router";
import { expect, test } from "vitest";
import type { HttpEnv } from "../http/http-env.ts";
import { createRenderer, isIncomplete } from "./render.ts";

const serverContext = createContext<PageContext<typeof fetch>>();

/** A site of one page, whose loader answers with the status of a call, or does without the call's result. */
function buildOf(needed: boolean): ServerBuild {
  const loader = async ({ context }: LoaderFunctionArgs) => {
    const { status } = await context.get(serverContext).fetch("http://localhost/api/piece");
    if (!needed) return null;
    throw data({ code: "unavailable" }, { status });
  };
  const route = { id: "root", path: "/", module: { default: () => null, ErrorBoundary: () => null, loader } };
  const handleRequest = (_: Request, status: number, headers: Headers) =>
    new Response("page", { status, headers });
  return {
    entry: { module: { default: handleRequest, serverContext } },
    routes: { root: route },
    assets: { entry: { imports: [], module: "" }, routes: {}, url: "", version: "1" },
    basename: "/",
    publicPath: "/",
    assetsBuildDirectory: "",
    future: {},
    isSpaMode: false,
    ssr: true,
    prerender: [],
    routeDiscovery: { mode: "initial" },
  } as unknown as ServerBuild;
}

const visit = async (
  answer: Response,
  {
    needed = true,
    path = "/",
    headers = {},
  }: { needed?: boolean; path?: string; headers?: Record<string, string> } = {},
) => {
  const { render } = createRenderer(
    buildOf(needed),
    "production",
    {
      publicUrl: "http://localhost",
      sites: { admin: "http://localhost/admin", reviews: "http://localhost/" },
      gateway: null,
      algolia: null,
    },
    async () => answer,
    pino({ level: "silent" }),
  );
  return new Hono<HttpEnv>().get("*", render).request(`http://localhost${path}`, { headers });
};

test.each([
  [503, "1"],
  [507, "60"],
])("a page whose call is answered with %i says when to try again", async (status, wait) => {
  const page = await visit(new Response("{}", { status, headers: { "retry-after": wait } }));
  expect([page.status, page.headers.get("retry-after")]).toEqual([status, wait]);
});

test("a page that was not found says nothing about trying again", async () => {
  const page = await visit(new Response("{}", { status: 404 }));
  expect([page.status, page.headers.get("retry-after")]).toEqual([404, null]);
});

test.each([
  [200, false],
  [404, false],
  [500, true],
  [503, true],
])("a page that does without a call answered with %i is incomplete: %s", async (status, incomplete) => {
  const page = await visit(new Response("{}", { status }), { needed: false });
  expect([page.status, isIncomplete(page)]).toEqual([200, incomplete]);
});

test("only a guest's browser keeps prefetched data, and only for these cookies", async () => {
  const prefetch = { "sec-purpose": "prefetch" };
  const cachingOf = async (path: string, headers: Record<string, string>, status = 200) => {
    const page = await visit(new Response("{}", { status }), { needed: status !== 200, path, headers });
    return [page.headers.get("cache-control"), page.headers.get("vary")];
  };
  expect(await cachingOf("/_.data", prefetch)).toEqual(["private, max-age=5", "cookie"]);
  const uncached = ["private, no-cache", null];
  expect(await cachingOf("/_.data", {})).toEqual(uncached);
  expect(await cachingOf("/", prefetch)).toEqual(uncached);
  expect(await cachingOf("/_.data", { ...prefetch, cookie: "token=t" })).toEqual(uncached);
  expect((await cachingOf("/_.data", prefetch, 404))[0]).toBe("private, no-cache");
});
