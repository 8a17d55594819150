import { expect, test } from "vitest";
import { mayOpenOn, type OverlayKind, type OverlayRequest, urgentOf, waitingOf } from "./overlay-order.ts";

const home = { pathname: "/", search: "" };
const request = (kind: OverlayKind, id: string = kind): OverlayRequest => ({ id, kind });
const kindsOn = (pathname: string, search = "") =>
  (["blocked", "dialog", "onboarding", "review", "promo"] as const).filter((kind) =>
    mayOpenOn(request(kind), { pathname, search }),
  );
const whatTheUserOpens = ["blocked", "dialog"];

test.each([
  "login",
  "register",
  "forgot-password",
  "reset-password",
  "cart",
  "checkout",
  "order-summary",
  "orders",
  "purchases",
  "sales",
  "cases",
  "payouts",
  "reviews",
  "settings",
  "unsubscribe",
  "consign-form",
  "edit",
  "admin",
])("does not ask for a review on /%s and below it", (page) => {
  expect(kindsOn(`/${page}`)).not.toContain("review");
  expect(kindsOn(`/${page}/below`)).not.toContain("review");
});

test.each(["/", "/collections/seating", "/product/abc/a-chair", "/salesroom"])(
  "opens everything on %s",
  (pathname) => {
    expect(kindsOn(pathname)).toEqual([...whatTheUserOpens, "onboarding", "review", "promo"]);
  },
);

test.each(["/login", "/register", "/checkout"])("does not offer the promo code on %s", (pathname) => {
  expect(kindsOn(pathname)).toEqual([...whatTheUserOpens, "onboarding"]);
});

test("opens nothing automatically on an address that opens something itself", () => {
  expect(kindsOn("/", "?order=order-1")).toEqual(whatTheUserOpens);
});

test("shows at once only what closes everything else or what the user opened last", () => {
  const requests = [request("promo"), request("dialog", "menu"), request("dialog", "chat")];
  expect(urgentOf(requests)?.id).toBe("chat");
  expect(urgentOf([request("blocked"), ...requests])?.id).toBe("blocked");
  expect(urgentOf([request("onboarding"), request("review"), request("promo")])).toBeNull();
});

test("lets the most important wait first, and of one kind the first request", () => {
  const requests = [request("dialog"), request("promo"), request("review", "one"), request("review", "two")];
  expect(waitingOf(requests, home)?.id).toBe("one");
  expect(waitingOf(requests, { pathname: "/cart", search: "" })?.id).toBe("promo");
  expect(waitingOf([request("blocked"), request("dialog")], home)).toBeNull();
});
