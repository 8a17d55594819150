import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { cachePage, showCachedPage, trackReturns } from "./list-page-cache.ts";

const place = { pathname: "/collections", search: "?page=2" };
const kept = ["routes/collections", { total: 48 }] as const;
const asked = { "routes/collections": { type: "data", result: { total: 47 } } } as const;
const asLeft = { "routes/collections": { type: "data", result: { total: 48 } } };

let comeBack = (): void => undefined;
beforeAll(() => {
  vi.stubGlobal("window", {
    location: { ...place },
    addEventListener: (_event: "popstate", listener: () => void) => void (comeBack = listener),
  });
  trackReturns();
});
afterAll(() => void vi.unstubAllGlobals());
afterEach(() => {
  vi.useRealTimers();
  window.location.search = place.search;
});

/** What a navigation there gets; the server answers with `asked`. */
function navigate({ pathname, search } = place, method = "GET") {
  const url = new URL(pathname + search, "https://shop.test");
  const request = new Request(url, { method });
  return showCachedPage(
    { request, url, params: {}, pattern: "", context: {} as never }, // It reads no context.
    () => Promise.resolve(asked),
  );
}

test("Back shows a list as it was left, once, and a link asks the server", async () => {
  cachePage(place, ...kept);
  expect(await navigate()).toEqual(asked);
  comeBack();
  expect(await navigate()).toEqual(asLeft);
  expect(await navigate()).toEqual(asked);
});

test("an address that writes its query in another way is the same page", async () => {
  cachePage({ ...place, search: "?keyword=walnut%20chair" }, ...kept);
  window.location.search = "?keyword=walnut%20chair";
  comeBack();
  expect(await navigate({ ...place, search: "?keyword=walnut+chair" })).toEqual(asLeft);
});

test("Back to a page that was not kept asks the server, and so does the next link to one that was", async () => {
  cachePage({ pathname: "/brand/herman-miller", search: "" }, ...kept);
  comeBack();
  expect(await navigate({ pathname: "/brand/herman-miller", search: "" })).toEqual(asked);
  expect(await navigate()).toEqual(asked);
});

test("a list that could not be loaded is not kept", async () => {
  const failed = { ...place, search: "?page=99" };
  cachePage(failed, "routes/collections", undefined);
  window.location.search = failed.search;
  comeBack();
  expect(await navigate(failed)).toEqual(asked);
});

test("a list left more than five minutes ago is asked for again", async () => {
  vi.useFakeTimers({ now: 0 });
  cachePage(place, ...kept);
  vi.setSystemTime(300_000);
  comeBack();
  expect(await navigate()).toEqual(asLeft);
  vi.setSystemTime(300_001);
  comeBack();
  expect(await navigate()).toEqual(asked);
});

test("nothing is kept over a submission, such as a login", async () => {
  cachePage(place, ...kept);
  await navigate({ pathname: "/login", search: "" }, "POST");
  comeBack();
  expect(await navigate()).toEqual(asked);
});

test("the last ten lists are kept", async () => {
  cachePage(place, ...kept);
  for (let page = 3; page < 12; page += 1) cachePage({ ...place, search: `?page=${page}` }, ...kept);
  comeBack();
  expect(await navigate()).toEqual(asLeft);
  cachePage({ ...place, search: "?page=12" }, ...kept);
  comeBack();
  expect(await navigate()).toEqual(asked);
});
