import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { cachePage, showCachedPage, trackReturns } from "./list-page-cache.ts";

const place = { pathname: "/collections", search: "?page=2" };
const entry = ["routes/collections", { total: 48 }] as const;
const fromServer = { "routes/collections": { type: "data", result: { total: 47 } } } as const;
const fromCache = { "routes/collections": { type: "data", result: { total: 48 } } };

let goBack = (): void => undefined;
beforeAll(() => {
  vi.stubGlobal("window", {
    location: { ...place },
    addEventListener: (_event: "popstate", listener: () => void) => void (goBack = listener),
  });
  trackReturns();
});
afterAll(() => void vi.unstubAllGlobals());
afterEach(() => {
  vi.useRealTimers();
  window.location.search = place.search;
});

/** What a navigation there gets; the server answers with `fromServer`. */
function navigate({ pathname, search } = place, method = "GET") {
  const url = new URL(pathname + search, "https://shop.test");
  const request = new Request(url, { method });
  return showCachedPage(
    { request, url, params: {}, pattern: "", context: {} as never }, // It reads no context.
    () => Promise.resolve(fromServer),
  );
}

test("Back shows a cached list once, and a link asks the server", async () => {
  cachePage(place, ...entry);
  expect(await navigate()).toEqual(fromServer);
  goBack();
  expect(await navigate()).toEqual(fromCache);
  expect(await navigate()).toEqual(fromServer);
});

test("treats a URL with a differently encoded query as the same page", async () => {
  cachePage({ ...place, search: "?keyword=walnut%20chair" }, ...entry);
  window.location.search = "?keyword=walnut%20chair";
  goBack();
  expect(await navigate({ ...place, search: "?keyword=walnut+chair" })).toEqual(fromCache);
});

test("Back to a page that is not cached asks the server, and so does the next link to one that is", async () => {
  cachePage({ pathname: "/brand/herman-miller", search: "" }, ...entry);
  goBack();
  expect(await navigate({ pathname: "/brand/herman-miller", search: "" })).toEqual(fromServer);
  expect(await navigate()).toEqual(fromServer);
});

test("does not cache a list that could not be loaded", async () => {
  const failed = { ...place, search: "?page=99" };
  cachePage(failed, "routes/collections", undefined);
  window.location.search = failed.search;
  goBack();
  expect(await navigate(failed)).toEqual(fromServer);
});

test("loads a list again that was left more than five minutes ago", async () => {
  vi.useFakeTimers({ now: 0 });
  cachePage(place, ...entry);
  vi.setSystemTime(300_000);
  goBack();
  expect(await navigate()).toEqual(fromCache);
  vi.setSystemTime(300_001);
  goBack();
  expect(await navigate()).toEqual(fromServer);
});

test("clears the cache on a submission, such as a login", async () => {
  cachePage(place, ...entry);
  await navigate({ pathname: "/login", search: "" }, "POST");
  goBack();
  expect(await navigate()).toEqual(fromServer);
});

test("caches the last ten lists", async () => {
  cachePage(place, ...entry);
  for (let page = 3; page < 12; page += 1) cachePage({ ...place, search: `?page=${page}` }, ...entry);
  goBack();
  expect(await navigate()).toEqual(fromCache);
  cachePage({ ...place, search: "?page=12" }, ...entry);
  goBack();
  expect(await navigate()).toEqual(fromServer);
});
