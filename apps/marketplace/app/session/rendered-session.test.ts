import { afterEach, expect, test, vi } from "vitest";
import { isRenderedSessionOver, isSignedInNow, recordRenderedSession } from "./rendered-session.ts";

const tab = { cookie: "" };
vi.stubGlobal("document", tab);
afterEach(() => {
  tab.cookie = "";
  recordRenderedSession();
});

test("follows a login or logout in another tab", () => {
  tab.cookie = "cart=listing-0001";
  recordRenderedSession();
  expect([isRenderedSessionOver(), isSignedInNow(false)]).toEqual([false, false]);
  tab.cookie = "cart=listing-0001; token=abc";
  expect([isRenderedSessionOver(), isSignedInNow(false)]).toEqual([true, true]);
  recordRenderedSession();
  expect([isRenderedSessionOver(), isSignedInNow(true)]).toEqual([false, true]);
  tab.cookie = "";
  expect([isRenderedSessionOver(), isSignedInNow(true)]).toEqual([true, false]);
});

test("treats an unknown token as a guest", () => {
  tab.cookie = "token=ended";
  recordRenderedSession();
  expect(isSignedInNow(false)).toBe(false);
});
