import { Hono } from "hono";
import { expect, test } from "vitest";
import type { Admission } from "../http/admission.ts";
import type { HttpEnv } from "../http/http-env.ts";
import { problem } from "../platform/problem.ts";
import { admitPages } from "./admit-pages.ts";

const overloaded: Admission = { admit: () => Promise.reject(problem("overloaded", { retryAfter: 2 })) };

function respond(path: string, method = "GET") {
  const render = () => Promise.resolve(new Response("page"));
  return new Hono<HttpEnv>().all("*", admitPages(render, overloaded)).request(path, { method });
}

test("answers a page that has to be refused with a short page that says to try again", async () => {
  const response = await respond("/collections");
  expect(response.status).toBe(503);
  expect(response.headers.get("retry-after")).toBe("2");
  expect(response.headers.get("cache-control")).toBe("no-store");
  expect(response.headers.get("content-type")).toContain("text/html");
  const page = await response.text();
  expect(page).toContain("Please try again in a few seconds");
  expect(response.headers.get("content-length")).toBe(String(Buffer.byteLength(page)));
});

test("refuses the data of a page with a problem", async () => {
  const response = await respond("/collections.data");
  expect([response.status, response.headers.get("retry-after")]).toEqual([503, "2"]);
  expect(await response.json()).toMatchObject({ code: "overloaded" });
});

test.each([
  ["GET", "/checkout"],
  ["GET", "/checkout.data"],
  ["GET", "/order-summary"],
  ["POST", "/collections"],
])("never refuses %s %s", async (method, path) => {
  const response = await respond(path, method);
  expect([response.status, await response.text()]).toEqual([200, "page"]);
});
