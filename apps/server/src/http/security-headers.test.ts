import { Hono } from "hono";
import { expect, test } from "vitest";
import type { HttpEnv } from "./http-env.ts";
import { securityHeaders, sharedPagePolicy } from "./security-headers.ts";

const app = new Hono<HttpEnv>()
  .use(
    securityHeaders({
      https: true,
      development: false,
      cardForm: { script: [], frame: [], connect: [] },
      search: [],
    }),
  )
  .get("/own", (context) => {
    context.set("contentPolicy", () => "sandbox");
    return context.body(null);
  })
  .get("/shared", (context) => {
    const nonce = context.get("secureHeadersNonce") ?? "";
    const page = { nonce: "of-the-page", scripts: ["'sha256-one'", "'sha256-two'"] };
    context.set("contentPolicy", sharedPagePolicy(nonce, page));
    return context.body(null);
  })
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

const policyOf = async (path: string): Promise<string> =>
  (await app.request(path)).headers.get("content-security-policy") ?? "";

test("a response can replace its policy", async () => {
  expect(await policyOf("/own")).toBe("sandbox");
});

test("a shared page allows its scripts by their content and its styles by its own nonce", async () => {
  const [usual, shared] = await Promise.all([policyOf("/"), policyOf("/shared")]);
  const [nonce = ""] = /'nonce-[^']+'/.exec(usual) ?? [];
  expect(usual).toContain(`script-src 'self' ${nonce};`);
  expect(usual).toContain(`style-src 'self' ${nonce};`);
  expect(shared).toBe(
    usual
      .replace(`script-src 'self' ${nonce};`, "script-src 'self' 'sha256-one' 'sha256-two';")
      .replace(`style-src 'self' ${nonce};`, "style-src 'self' 'nonce-of-the-page';"),
  );
});
