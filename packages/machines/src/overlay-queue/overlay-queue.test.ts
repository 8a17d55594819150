import { constants } from "@heirloop/contract/constants/marketplace-constants";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import { expect, test } from "vitest";
import { createActor, SimulatedClock } from "xstate";
import type { OverlayKind, OverlayPage } from "./overlay-order.ts";
import { connectOverlayQueue } from "./overlay-queue.connect.ts";
import { overlayQueueMachine } from "./overlay-queue.machine.ts";

const pathAndSearch = (url: string): [pathname: string, search: string] => {
  const { pathname, search } = new URL(url, "https://shop.test");
  return [pathname, search];
};

function start(page: OverlayPage = { pathname: "/", search: "" }) {
  const clock = new SimulatedClock();
  const actor = createActor(overlayQueueMachine, { clock, input: page });
  actor.start();
  return {
    clock,
    send: actor.send.bind(actor),
    /** Requests one overlay per kind, with the kind as its id. */
    request: (...kinds: readonly OverlayKind[]) => {
      for (const kind of kinds) actor.send({ type: "REQUEST", request: { id: kind, kind } });
    },
    withdraw: (id: string) => actor.send({ type: "WITHDRAW", id }),
    rest: () => clock.increment(constants.overlayQuietMoment),
    shown: () => connectOverlayQueue(actor.getSnapshot()),
  };
}

test("shows waiting overlays one at a time, the most important first, each after a quiet moment", () => {
  const { request, rest, shown, withdraw } = start();
  request("promo", "review", "onboarding");
  expect(shown()).toBeNull();
  for (const kind of ["onboarding", "review", "promo"]) {
    rest();
    expect(shown()).toBe(kind);
    withdraw(kind);
    expect(shown()).toBeNull();
  }
});

test.each(["blocked", "dialog"] as const)(
  "shows a %s at once, over an overlay that opened automatically",
  (kind) => {
    const { request, rest, shown, withdraw } = start();
    request("review");
    rest();
    request(kind);
    expect(shown()).toBe(kind);
    withdraw(kind);
    expect(shown()).toBeNull();
    rest();
    expect(shown()).toBe("review");
  },
);

test("keeps the notice of a blocked account over every dialog", () => {
  const { request, shown, withdraw } = start();
  request("blocked", "dialog");
  expect(shown()).toBe("blocked");
  withdraw("blocked");
  expect(shown()).toBe("dialog");
});

test("shows the last opened dialog, and then the one before", () => {
  const { send, shown, withdraw } = start();
  send({ type: "REQUEST", request: { id: "menu", kind: "dialog" } });
  send({ type: "REQUEST", request: { id: "chat", kind: "dialog" } });
  expect(shown()).toBe("chat");
  withdraw("chat");
  expect(shown()).toBe("menu");
});

test("waits while the user is busy and restarts the quiet moment", () => {
  const { clock, request, rest, send, shown } = start();
  send({ type: "BUSY" });
  request("review");
  rest();
  send({ type: "FREE" });
  clock.increment(constants.overlayQuietMoment - 1);
  send({ type: "BUSY" });
  send({ type: "FREE" });
  clock.increment(constants.overlayQuietMoment - 1);
  expect(shown()).toBeNull();
  clock.increment(1);
  expect(shown()).toBe("review");
});

test("stays open while the user types in it", () => {
  const { request, rest, send, shown } = start();
  request("review");
  rest();
  send({ type: "BUSY" });
  expect(shown()).toBe("review");
});

test.each([
  ["/explore", "?listing=piece-1"],
  ["/", "?order=order-1"],
  ["/checkout", ""],
  ["/orders", "?chat=chat-1"],
  ["/purchases", ""],
  ["/sales", ""],
  ["/order-summary", "?order=order-1"],
  pathAndSearch(pageUrls.dashboardProducts({ imported: "import-1" })),
])("does not ask for a review on %s%s, and asks on the next quiet page", (pathname, search) => {
  const { request, rest, send, shown } = start({ pathname, search });
  request("review");
  rest();
  expect(shown()).toBeNull();
  send({ type: "VISIT", pathname: "/collections", search: "" });
  rest();
  expect(shown()).toBe("review");
  send({ type: "VISIT", pathname, search });
  expect(shown()).toBeNull();
});

test("shows a more important overlay first when it is requested during the quiet moment", () => {
  const { request, rest, shown } = start({ pathname: "/login", search: "" });
  request("promo", "onboarding");
  rest();
  expect(shown()).toBe("onboarding");
});
