import type { AccountSummary } from "@heirloop/contract/account-summary/account-summary.endpoints";
import { Hono } from "hono";
import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import type { HttpEnv } from "../http/http-env.ts";
import { createMemoryBus } from "../platform/bus/memory-bus.ts";
import { createPageCache } from "./page-cache.ts";
import { fillTemplates, type PageTemplates } from "./page-templates.ts";

/** A site whose pages name their visitor; `shared` answers what is rendered for a template. */
function start({ shared = () => new Response("shared") }: { shared?: () => Response } = {}) {
  const made: string[] = [];
  const templates: PageTemplates = {
    isPossible: ({ pathname }) => pathname !== "/settings",
    loadAccount: async () => ({}) as AccountSummary,
    async create(render) {
      await render("nonce", () => undefined);
      return { listings: new Set(), personalize: () => Buffer.from("filled") };
    },
  };
  const page = fillTemplates(
    {
      async render() {
        made.push("own");
        return new Response("own");
      },
      async renderShared(_context, { cookies }) {
        made.push(`shared ${cookies}`.trim());
        return shared();
      },
      provide: () => new RouterContextProvider(),
    },
    templates,
    createPageCache(createMemoryBus()),
  );
  const app = new Hono<HttpEnv>().all("*", page);
  const visit = async (path = "/", cookie = "token=a"): Promise<string> =>
    (await app.request(path, { headers: { cookie } })).text();
  return { made, visit };
}

test("a page requested once is rendered for its visitor, and a template is made for a second one", async () => {
  const { made, visit } = start();
  expect(await visit()).toBe("own");
  expect([await visit("/", "token=b"), await visit("/", "token=c")]).toEqual(["filled", "filled"]);
  expect(made).toEqual(["own", "shared"]);
});

test("each page and each theme has a template of its own", async () => {
  const { made, visit } = start();
  for (const path of ["/", "/?page=2"])
    for (const cookie of ["token=a", "token=a; theme=dark"]) {
      await visit(path, cookie);
      await visit(path, cookie);
    }
  expect(made).toEqual([
    "own",
    "shared",
    "own",
    "shared theme=dark",
    "own",
    "shared",
    "own",
    "shared theme=dark",
  ]);
});

test.each([
  ["a page that is personal throughout", "/settings", "token=a"],
  ["somebody who is not signed in", "/", "theme=dark"],
  ["an unknown cookie", "/", "token=a; recent_write=1"],
])("%s gets no template", async (_what, path, cookie) => {
  const { made, visit } = start();
  for (let turn = 0; turn < 3; turn += 1) await visit(path, cookie);
  expect(made).toEqual(["own", "own", "own"]);
});

test("does not use a template of which a part could not be loaded", async () => {
  let fails = true;
  const shared = () => new Response("", { headers: fails ? { "cache-control": "private, no-store" } : {} });
  const { made, visit } = start({ shared });
  await visit();
  expect(await visit()).toBe("own");
  fails = false;
  expect(await visit()).toBe("filled");
  expect(made).toEqual(["own", "shared", "own", "shared"]);
});
