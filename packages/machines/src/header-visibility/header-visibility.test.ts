import { createActor } from "xstate";
import { expect, test } from "vitest";
import { proveMachine } from "../proof/machine-proof.ts";
import { connectHeader } from "./header-visibility.connect.ts";
import {
  type HeaderVisibilityEvent,
  type HeaderVisibilityInput,
  headerVisibilityMachine,
} from "./header-visibility.machine.ts";

const wide: HeaderVisibilityInput = { width: 1280, pathname: "/collections", y: 0 };

function start(input: Partial<HeaderVisibilityInput> = {}) {
  const actor = createActor(headerVisibilityMachine, { input: { ...wide, ...input } });
  actor.start();
  return {
    actor,
    send: (...events: readonly HeaderVisibilityEvent[]): void => events.forEach((event) => actor.send(event)),
    megaMenu: () => connectHeader(actor.getSnapshot()).megaMenu,
    /** The mega menu's state at each of these scroll positions. */
    over: (...places: readonly number[]) =>
      places.map((y) => {
        actor.send({ type: "SCROLL", y });
        return connectHeader(actor.getSnapshot()).megaMenu;
      }),
  };
}

test("handles every event in every state and takes every transition", () => {
  const { gaps, taken } = proveMachine({
    machine: headerVisibilityMachine,
    inputs: {
      wide,
      narrow: { ...wide, width: 390 },
      tablet: { ...wide, width: 768 },
      "in the middle": { ...wide, y: 500 },
    },
    events: [
      { type: "SCROLL", y: 0 },
      { type: "SCROLL", y: 500 },
      { type: "SCROLL", y: 506 },
      { type: "SCROLL", y: 494 },
      { type: "RESIZE", width: 390 },
      { type: "RESIZE", width: 900 },
      { type: "RESIZE", width: 1280 },
      { type: "PAGE", pathname: "/collections" },
      { type: "PAGE", pathname: "/settings" },
      { type: "HOLD", by: "focus" },
      { type: "HOLD", by: "menu" },
      { type: "RELEASE", by: "focus" },
      { type: "RELEASE", by: "menu" },
    ],
  });
  expect(gaps).toEqual([]);
  const always = ["HOLD", "PAGE", "RELEASE", "RESIZE", "SCROLL"];
  expect(taken).toEqual({
    fixed: always,
    "hiding.shown": ["HOLD", "PAGE", "RESIZE", "SCROLL"],
    "hiding.hidden": ["HOLD", "PAGE", "RESIZE", "SCROLL"],
    "hiding.held": always,
  });
});

test("hides on scrolling down and shows on scrolling up, anywhere on the page", () => {
  const { over } = start();
  expect(over(40, 96, 97, 600, 589, 588, 600, 2_000, 1_988, 1_990, 1_999, 2_000)).toEqual([
    "shown",
    "shown",
    "hidden",
    "hidden",
    "hidden",
    "shown",
    "hidden",
    "hidden",
    "shown",
    "shown",
    "shown",
    "hidden",
  ]);
});

test("ignores finger jitter but not slow scrolling", () => {
  const { over } = start({ y: 500 });
  expect(over(505, 500, 505, 500)).toEqual(["shown", "shown", "shown", "shown"]);
  expect(over(504, 508, 511, 512)).toEqual(["shown", "shown", "shown", "hidden"]);
});

test("measures the distance from the highest position reached", () => {
  const { over } = start({ y: 500 });
  expect(over(400, 411, 412)).toEqual(["shown", "shown", "hidden"]);
});

test("shows 96 px from the top, however short the way up", () => {
  const { over } = start();
  expect(over(98, 97, 96)).toEqual(["hidden", "hidden", "shown"]);
});

test("measures the distance from where a narrow window was widened", () => {
  const { over, send } = start({ width: 768 });
  expect(over(900)).toEqual(["absent"]);
  send({ type: "RESIZE", width: 1_280 });
  expect(over(911, 912)).toEqual(["shown", "hidden"]);
});

test.each<[string, Partial<HeaderVisibilityInput>, HeaderVisibilityEvent[]]>([
  ["fixed", { width: 768 }, []],
  ["shown", {}, []],
  ["hidden", {}, [{ type: "SCROLL", y: 500 }]],
  ["held", {}, [{ type: "HOLD", by: "focus" }]],
])("ignores events that repeat the position, width or page while %s", (_state, input, events) => {
  const { actor, send } = start(input);
  send(...events);
  const { y, width, pathname } = actor.getSnapshot().context;
  const repeated: readonly HeaderVisibilityEvent[] = [
    { type: "SCROLL", y },
    { type: "RESIZE", width },
    { type: "PAGE", pathname },
  ];
  expect(repeated.map((event) => actor.getSnapshot().can(event))).toEqual([false, false, false]);
});

test("always shows near the top and ignores overscroll beyond it", () => {
  const { over } = start({ y: 500 });
  expect(over(600, 595, 96, 0, -40, 0, 20)).toEqual([
    "hidden",
    "hidden",
    "shown",
    "shown",
    "shown",
    "shown",
    "shown",
  ]);
});

test.each(["focus", "menu"] as const)(
  "stays visible with the %s in the header, and reappears if it was hidden",
  (by) => {
    const { over, send, megaMenu } = start();
    expect(over(500)).toEqual(["hidden"]);
    send({ type: "HOLD", by });
    expect(megaMenu()).toBe("shown");
    expect(over(900, 2_000)).toEqual(["shown", "shown"]);
    send({ type: "RELEASE", by });
    expect([megaMenu(), ...over(2_011, 2_012)]).toEqual(["shown", "shown", "hidden"]);
  },
);

test.each<[string, HeaderVisibilityEvent[]]>([
  [
    "a menu that was open",
    [
      { type: "HOLD", by: "menu" },
      { type: "RELEASE", by: "menu" },
    ],
  ],
  ["another page", [{ type: "PAGE", pathname: "/brand" }]],
  ["another width", [{ type: "RESIZE", width: 1_000 }]],
])("restarts the scroll distance after %s", (_what, events) => {
  const { over, send, megaMenu } = start();
  expect(over(2_000, 1_990)).toEqual(["hidden", "hidden"]);
  send(...events);
  expect([megaMenu(), ...over(2_001, 2_002)]).toEqual(["shown", "shown", "hidden"]);
});

test("stays held by focus after a menu closes", () => {
  const { over, send } = start();
  send({ type: "HOLD", by: "focus" }, { type: "HOLD", by: "menu" }, { type: "RELEASE", by: "menu" });
  expect(over(900)).toEqual(["shown"]);
});

test("reappears on another page or a wider window and is absent on narrow screens and pages without one", () => {
  const { over, send, megaMenu } = start();
  expect(over(500)).toEqual(["hidden"]);
  send({ type: "PAGE", pathname: "/brand" });
  expect(megaMenu()).toBe("shown");
  expect(over(700)).toEqual(["hidden"]);
  send({ type: "RESIZE", width: 900 });
  expect([megaMenu(), ...over(900)]).toEqual(["absent", "absent"]);
  send({ type: "RESIZE", width: 901 });
  expect(megaMenu()).toBe("shown");
  send({ type: "PAGE", pathname: "/settings" });
  expect(megaMenu()).toBe("absent");
});

test("hides the top row of phones on scrolling down and shows it on scrolling up and focus", () => {
  const { actor, send } = start({ width: 390, pathname: "/purchases" });
  const over = (...places: readonly number[]) =>
    places.map((y) => {
      send({ type: "SCROLL", y });
      return connectHeader(actor.getSnapshot());
    });
  const shown = { megaMenu: "absent", topRow: "shown" };
  const hidden = { megaMenu: "absent", topRow: "hidden" };
  expect(over(96, 97, 600, 588, 700)).toEqual([shown, hidden, hidden, shown, hidden]);
  send({ type: "HOLD", by: "focus" });
  expect(over(900)).toEqual([shown]);
  send({ type: "RELEASE", by: "focus" });
  expect(over(1_000)).toEqual([hidden]);
  send({ type: "RESIZE", width: 601 });
  expect(over(1_500)).toEqual([shown]);
});

test("resumes from a snapshot", () => {
  const { actor, over } = start();
  over(500);
  const persisted: unknown = JSON.parse(JSON.stringify(actor.getPersistedSnapshot()));
  const restored = createActor(headerVisibilityMachine, { input: wide, snapshot: persisted as never });
  restored.start();
  expect(connectHeader(restored.getSnapshot())).toEqual({ megaMenu: "hidden", topRow: "shown" });
  restored.send({ type: "SCROLL", y: 488 });
  expect(connectHeader(restored.getSnapshot()).megaMenu).toBe("shown");
});
