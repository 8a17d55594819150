import { data } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { interceptFailedSubmission, onFailedSubmission } from "./failed-submission.ts";

beforeEach(() => void vi.stubGlobal("window", { location: { pathname: "/settings" } }));
afterEach(() => vi.unstubAllGlobals());

const line = new TypeError("Failed to fetch");
type Results = Record<string, { type: "data" | "error"; result: unknown }>;

async function sent(results: Results, { path = "/settings", method = "POST" } = {}) {
  const onFailed = vi.fn();
  const end = onFailedSubmission(onFailed);
  const url = new URL(path, "https://shop.test");
  const intercepted = await interceptFailedSubmission(
    { request: new Request(url, { method }), url, params: {}, pattern: "", context: {} as never }, // It reads no context.
    () => Promise.resolve(results),
  );
  end();
  return { intercepted, calls: onFailed.mock.calls.length };
}

test("keeps the page and reports a form submission without a response", async () => {
  expect(await sent({ settings: { type: "error", result: data(line) } })).toEqual({
    intercepted: { settings: { type: "data", result: data(undefined, 503) } },
    calls: 1,
  });
});

test("leaves responses of the server and submissions to other pages unchanged", async () => {
  const failed = { settings: { type: "error", result: data(new Error("Unexpected"), 500) } } as const;
  const saved = { settings: { type: "data", result: data({ saved: true }, 200) } } as const;
  const cut = { settings: { type: "error", result: data(line) } } as const;
  expect([
    await sent(failed),
    await sent(saved),
    await sent(cut, { path: "/my-finds" }),
    await sent(cut, { method: "GET" }),
  ]).toEqual([failed, saved, cut, cut].map((intercepted) => ({ intercepted, calls: 0 })));
});
