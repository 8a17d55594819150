import { Hono } from "hono";
import { expect, test } from "vitest";
import type { HttpEnv } from "./http-env.ts";
import { securityHeaders } from "./security-headers.ts";

const app = new Hono<HttpEnv>()
  .use(
    securityHeaders({
      https: true,
      development: false,
      cardForm: { script: [], frame: [], connect: [] },
      search: [],
    }),
  )
  .all("*", (context) => context.body(null));

const headersOf = async (path: string): Promise<string[]> => [...(await app.request(path)).headers.keys()];

test.each([
  "/",
  "/collections",
  "/api/listings",
  "/assets/plan-1.svg",
  "/assets/missing",
  "/pictures/a.avif",
])("%s may be opened as a document and gets its policies", async (path) => {
  expect(await headersOf(path)).toEqual(
    expect.arrayContaining([
      "content-security-policy",
      "permissions-policy",
      "referrer-policy",
      "strict-transport-security",
      "x-content-type-options",
      "x-frame-options",
    ]),
  );
});

test.each(["/assets/root-1.js", "/assets/root-1.css", "/assets/text-1.woff2"])(
  "%s carries only what protects a script, a style or a font",
  async (path) => {
    expect((await headersOf(path)).toSorted()).toEqual([
      "cross-origin-resource-policy",
      "strict-transport-security",
      "x-content-type-options",
    ]);
  },
);
