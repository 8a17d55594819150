import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { countUserActions } from "../browser/watch-focus.ts";
import { watchFocusFromRequest, watchNavigation } from "./navigation-focus.ts";

const [body, field, link] = ["body", "field", "link"].map((name) => ({ name }));
const page = Object.assign(new EventTarget(), { activeElement: field, body });

beforeAll(() => {
  vi.stubGlobal("document", page);
  vi.stubGlobal(
    "KeyboardEvent",
    class extends Event {
      key = "Tab";
    },
  );
  countUserActions();
});
afterAll(() => void vi.unstubAllGlobals());
beforeEach(() => {
  page.activeElement = field;
});

async function request(address: string): Promise<void> {
  const url = new URL(address, "https://shop.test");
  const rest = { request: new Request(url), params: {}, pattern: "", context: new Map() };
  await watchFocusFromRequest({ ...rest, url }, async () => ({}));
}
function tabTo(element: typeof link): void {
  page.activeElement = element;
  page.dispatchEvent(new KeyboardEvent("keydown"));
}
const loading = (pathname: string, search = "") =>
  watchNavigation({ pathname, search, hash: "", state: null, key: "" } as never);

test("notices a user who tabs on between the request of a page and the display that it is loading", async () => {
  await request("/collections?keyword=velvet+sofa");
  tabTo(link);
  expect(loading("/collections", "?keyword=velvet%20sofa").hasMoved()).toBe(true);
});

test("ignores what the user did before the request", async () => {
  tabTo(link);
  await request("/collections");
  expect(loading("/collections").hasMoved()).toBe(false);
});

test("begins when a page is loading that no request was for", async () => {
  await request("/favorites");
  tabTo(link);
  const watch = loading("/collections");
  expect(watch.hasMoved()).toBe(false);
  page.dispatchEvent(new Event("input"));
  expect(watch.hasMoved()).toBe(true);
});

test("notices no move while the focus is where it was, or nowhere", async () => {
  await request("/collections");
  page.dispatchEvent(new Event("pointerdown"));
  expect(loading("/collections").hasMoved()).toBe(false);
  tabTo(body);
  expect(loading("/collections").hasMoved()).toBe(false);
});
