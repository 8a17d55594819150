import { afterEach, expect, test, vi } from "vitest";
import { isShownSessionOver, isSignedInNow, noteShownSession } from "./shown-session.ts";

const tab = { cookie: "" };
vi.stubGlobal("document", tab);
afterEach(() => {
  tab.cookie = "";
  noteShownSession();
});

test("somebody who logged in or out in another tab is signed in or out here as well", () => {
  tab.cookie = "cart=listing-0001";
  noteShownSession();
  expect([isShownSessionOver(), isSignedInNow(false)]).toEqual([false, false]);
  tab.cookie = "cart=listing-0001; token=abc";
  expect([isShownSessionOver(), isSignedInNow(false)]).toEqual([true, true]);
  noteShownSession();
  expect([isShownSessionOver(), isSignedInNow(true)]).toEqual([false, true]);
  tab.cookie = "";
  expect([isShownSessionOver(), isSignedInNow(true)]).toEqual([true, false]);
});

test("a token that the server knew nobody by leaves a guest a guest", () => {
  tab.cookie = "token=ended";
  noteShownSession();
  expect(isSignedInNow(false)).toBe(false);
});
