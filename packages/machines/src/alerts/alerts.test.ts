import { createActor, SimulatedClock } from "xstate";
import { expect, test } from "vitest";
import { proveMachine } from "../proof/machine-proof.ts";
import { connectAlerts } from "./alerts.connect.ts";
import { type Alert, type AlertsEvent, alertsMachine } from "./alerts.machine.ts";

const alert = (id: string, tone: Alert["tone"] = "success"): Alert => ({
  id,
  tone,
  message: `message ${id}`,
});
const tell = (id: string, tone?: Alert["tone"]): AlertsEvent => ({ type: "SHOW", alert: alert(id, tone) });

function start(...events: readonly AlertsEvent[]) {
  const clock = new SimulatedClock();
  const actor = createActor(alertsMachine, { clock });
  actor.start();
  for (const event of events) actor.send(event);
  return {
    actor,
    clock,
    send: (...more: readonly AlertsEvent[]): void => more.forEach((event) => actor.send(event)),
    visible: () => connectAlerts(actor.getSnapshot()).visible.map(({ id }) => id),
  };
}

test("handles every event in every state and takes every transition", () => {
  const { gaps, taken } = proveMachine({
    machine: alertsMachine,
    inputs: { start: undefined },
    events: [
      tell("a"),
      tell("b", "danger"),
      { type: "CLOSE", id: "a" },
      { type: "CLOSE", id: "nobody" },
      { type: "TIMED_OUT", id: "a" },
      { type: "TIMED_OUT", id: "nobody" },
      { type: "HOLD", by: "pointer" },
      { type: "HOLD", by: "focus" },
      { type: "RELEASE", by: "pointer" },
      { type: "RELEASE", by: "focus" },
      { type: "PAGE_HIDDEN" },
      { type: "PAGE_SHOWN" },
      { type: "REPLAY" },
    ],
  });
  expect(gaps).toEqual([]);
  expect(taken).toEqual({
    empty: ["PAGE_HIDDEN", "SHOW"],
    "visible.running": ["CLOSE", "HOLD", "PAGE_HIDDEN", "REPLAY", "SHOW", "TIMED_OUT"],
    "visible.paused": ["CLOSE", "HOLD", "PAGE_HIDDEN", "RELEASE", "REPLAY", "SHOW"],
    pageHidden: ["PAGE_SHOWN", "SHOW"],
  });
});

test("dismisses each alert after its own 7 seconds", () => {
  const { clock, send, visible } = start(tell("a"));
  clock.increment(3_000);
  send(tell("b", "danger"));
  clock.increment(3_999);
  expect(visible()).toEqual(["a", "b"]);
  clock.increment(1);
  expect(visible()).toEqual(["b"]);
  clock.increment(3_000);
  expect(visible()).toEqual([]);
});

test("shows three alerts; the fourth is queued and then gets its full 7 seconds", () => {
  const { actor, clock, visible } = start(tell("a"), tell("b"), tell("c"), tell("d"));
  expect(connectAlerts(actor.getSnapshot())).toEqual({
    visible: [alert("a"), alert("b"), alert("c")],
    waiting: 1,
    paused: false,
    actions: ["CLOSE"],
  });
  clock.increment(1_000);
  actor.send({ type: "CLOSE", id: "b" });
  expect(visible()).toEqual(["a", "c", "d"]);
  clock.increment(6_000);
  expect(visible()).toEqual(["d"]);
  clock.increment(999);
  expect(visible()).toEqual(["d"]);
  clock.increment(1);
  expect(visible()).toEqual([]);
});

test.each(["pointer", "focus"] as const)(
  "pauses all alerts during %s and restarts their timers afterwards",
  (by) => {
    const { actor, clock, send, visible } = start(tell("a"), tell("b"));
    clock.increment(6_999);
    send({ type: "HOLD", by });
    clock.increment(600_000);
    expect([visible(), connectAlerts(actor.getSnapshot()).paused]).toEqual([["a", "b"], true]);
    send({ type: "RELEASE", by });
    clock.increment(6_999);
    expect(visible()).toEqual(["a", "b"]);
    clock.increment(1);
    expect(visible()).toEqual([]);
  },
);

test("stays paused by focus after the pointer leaves, until the focused button is removed", () => {
  const { clock, send, visible } = start(tell("a"), tell("b"));
  send({ type: "HOLD", by: "pointer" }, { type: "HOLD", by: "focus" }, { type: "RELEASE", by: "pointer" });
  clock.increment(7_000);
  expect(visible()).toEqual(["a", "b"]);
  send({ type: "CLOSE", id: "a" });
  clock.increment(7_000);
  expect(visible()).toEqual([]);
});

test("shows alerts sent while the page was hidden once it is visible", () => {
  const { clock, send, visible } = start(tell("a"), { type: "PAGE_HIDDEN" }, tell("b", "danger"));
  clock.increment(600_000);
  expect(visible()).toEqual([]);
  send({ type: "PAGE_SHOWN" });
  clock.increment(6_999);
  expect(visible()).toEqual(["a", "b"]);
});

test("restores pending alerts from a snapshot with their full time", () => {
  const { actor, clock } = start(tell("a"), tell("b"), tell("c"), tell("d"));
  clock.increment(6_000);
  const persisted: unknown = JSON.parse(JSON.stringify(actor.getPersistedSnapshot()));
  const later = new SimulatedClock();
  const restored = createActor(alertsMachine, { clock: later, snapshot: persisted as never });
  restored.start();
  restored.send({ type: "REPLAY" });
  expect(connectAlerts(restored.getSnapshot())).toMatchObject({
    visible: [alert("a"), alert("b"), alert("c")],
    waiting: 1,
  });
  later.increment(7_000);
  expect(connectAlerts(restored.getSnapshot()).visible).toEqual([alert("d")]);
  later.increment(7_000);
  expect(connectAlerts(restored.getSnapshot()).visible).toEqual([]);
});

test("shows the same message once and restarts its timer; another tone is another alert", () => {
  const again: AlertsEvent = { type: "SHOW", alert: { ...alert("a"), id: "a again" } };
  const { clock, send, visible } = start(tell("a"));
  clock.increment(6_000);
  send(again);
  expect(visible()).toEqual(["a again"]);
  clock.increment(6_000);
  send({ type: "SHOW", alert: { ...alert("a"), id: "as danger", tone: "danger" } });
  expect(visible()).toEqual(["a again", "as danger"]);
});

type World = ReturnType<typeof start>;
const ways = {
  empty: () => start(),
  running: () => start(tell("a")),
  paused: () => start(tell("a"), { type: "HOLD", by: "pointer" }),
  pageHidden: () => start(tell("a"), { type: "PAGE_HIDDEN" }),
} satisfies Record<string, () => World>;
type State = keyof typeof ways;
const valueOf = (state: State) => (state === "running" || state === "paused" ? { visible: state } : state);

/** Where each event leads from each state; other events change nothing. */
const moves: Record<State, Partial<Record<string, State>>> = {
  empty: { SHOW: "running", PAGE_HIDDEN: "pageHidden" },
  running: { HOLD: "paused", PAGE_HIDDEN: "pageHidden", CLOSE: "empty", TIMED_OUT: "empty" },
  paused: { RELEASE: "running", PAGE_HIDDEN: "pageHidden", REPLAY: "running", CLOSE: "empty" },
  pageHidden: { PAGE_SHOWN: "running" },
};
const events: readonly AlertsEvent[] = [
  tell("b"),
  { type: "CLOSE", id: "a" },
  { type: "TIMED_OUT", id: "a" },
  { type: "HOLD", by: "pointer" },
  { type: "RELEASE", by: "pointer" },
  { type: "PAGE_HIDDEN" },
  { type: "PAGE_SHOWN" },
  { type: "REPLAY" },
];

test.each((Object.keys(ways) as State[]).flatMap((from) => events.map((event) => [from, event] as const)))(
  "%s: the state after %j",
  (from, event) => {
    const { actor, send } = ways[from]();
    expect(actor.getSnapshot().value).toEqual(valueOf(from));
    send(event);
    expect(actor.getSnapshot().value).toEqual(valueOf(moves[from][event.type] ?? from));
  },
);

test.each([
  ["empty", { visible: [], waiting: 0, paused: true, actions: [] }],
  ["running", { visible: [alert("a")], waiting: 0, paused: false, actions: ["CLOSE"] }],
  ["paused", { visible: [alert("a")], waiting: 0, paused: true, actions: ["CLOSE"] }],
  ["pageHidden", { visible: [], waiting: 1, paused: true, actions: [] }],
] as const)("shows the view of %s", (state, view) => {
  expect(connectAlerts(ways[state]().actor.getSnapshot())).toEqual(view);
});

test.each(["CLOSE", "TIMED_OUT"] as const)("ignores %s for an alert that is gone", (type) => {
  for (const state of ["running", "paused"] as const) {
    const { actor, send, visible } = ways[state]();
    send({ type, id: "gone" });
    expect([visible(), actor.getSnapshot().value]).toEqual([["a"], valueOf(state)]);
  }
});

test("releases only the pause that ended, and takes none twice", () => {
  const { actor, send } = start(tell("a"), { type: "HOLD", by: "pointer" }, { type: "HOLD", by: "pointer" });
  expect(actor.getSnapshot().context.holders).toEqual(["pointer"]);
  send({ type: "RELEASE", by: "focus" });
  expect(actor.getSnapshot().context.holders).toEqual(["pointer"]);
  send({ type: "HOLD", by: "focus" }, { type: "RELEASE", by: "pointer" });
  expect(actor.getSnapshot().context.holders).toEqual(["focus"]);
});

test("keeps the pointer's pause when an alert is closed, and adds alerts to paused ones", () => {
  const { actor, clock, send, visible } = start(tell("a"), { type: "HOLD", by: "pointer" }, tell("b"));
  send({ type: "HOLD", by: "focus" }, { type: "CLOSE", id: "a" });
  expect([visible(), actor.getSnapshot().context.holders]).toEqual([["b"], ["pointer"]]);
  clock.increment(600_000);
  expect(visible()).toEqual(["b"]);
});

test.each([
  ["the last alert is closed", [{ type: "CLOSE", id: "a" }, tell("b")], "running"],
  ["the page was hidden", [{ type: "PAGE_HIDDEN" }, { type: "PAGE_SHOWN" }], "running"],
  ["the page was restored", [{ type: "REPLAY" }], "running"],
] as const)("pauses nothing after %s", (_when, more, state) => {
  const { actor, send } = ways.paused();
  send(...more);
  expect([actor.getSnapshot().context.holders, actor.getSnapshot().value]).toEqual([[], valueOf(state)]);
});

test("times only what is visible, and nothing while paused or hidden", () => {
  const { actor, send } = start(tell("a"), tell("b"), tell("c"), tell("d"));
  const timed = () => actor.getSnapshot().context.timed;
  expect(timed()).toEqual(["a", "b", "c"]);
  send({ type: "HOLD", by: "pointer" });
  expect(timed()).toEqual([]);
  send({ type: "RELEASE", by: "pointer" });
  expect(timed()).toEqual(["a", "b", "c"]);
  send({ type: "PAGE_HIDDEN" });
  expect(timed()).toEqual([]);
});

test("does not run the timer of a closed alert for one that follows under its name", () => {
  const { clock, send, visible } = start(tell("a"), tell("b"));
  clock.increment(6_000);
  send({ type: "CLOSE", id: "a" }, tell("a"));
  clock.increment(1_000);
  expect(visible()).toEqual(["a"]);
  clock.increment(5_999);
  expect(visible()).toEqual(["a"]);
  clock.increment(1);
  expect(visible()).toEqual([]);
});

test("is empty again when nothing is left after the page was hidden", () => {
  const { actor, send } = start({ type: "PAGE_HIDDEN" }, { type: "PAGE_SHOWN" });
  expect(actor.getSnapshot().value).toBe("empty");
  send(tell("a"));
  expect(actor.getSnapshot().value).toEqual({ visible: "running" });
});
