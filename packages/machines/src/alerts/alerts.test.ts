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
    standing: () => connectAlerts(actor.getSnapshot()).standing.map(({ id }) => id),
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
      { type: "TIME_IS_UP", id: "a" },
      { type: "TIME_IS_UP", id: "nobody" },
      { type: "HOLD", by: "pointer" },
      { type: "HOLD", by: "focus" },
      { type: "RELEASE", by: "pointer" },
      { type: "RELEASE", by: "focus" },
      { type: "AWAY" },
      { type: "BACK" },
      { type: "REPLAY" },
    ],
  });
  expect(gaps).toEqual([]);
  expect(taken).toEqual({
    quiet: ["AWAY", "SHOW"],
    "standing.running": ["AWAY", "CLOSE", "HOLD", "REPLAY", "SHOW", "TIME_IS_UP"],
    "standing.held": ["AWAY", "CLOSE", "HOLD", "RELEASE", "REPLAY", "SHOW"],
    away: ["BACK", "SHOW"],
  });
});

test("dismisses each alert after its own 7 seconds", () => {
  const { clock, send, standing } = start(tell("a"));
  clock.increment(3_000);
  send(tell("b", "danger"));
  clock.increment(3_999);
  expect(standing()).toEqual(["a", "b"]);
  clock.increment(1);
  expect(standing()).toEqual(["b"]);
  clock.increment(3_000);
  expect(standing()).toEqual([]);
});

test("shows three alerts; the fourth is queued and then gets its full 7 seconds", () => {
  const { actor, clock, standing } = start(tell("a"), tell("b"), tell("c"), tell("d"));
  expect(connectAlerts(actor.getSnapshot())).toEqual({
    standing: [alert("a"), alert("b"), alert("c")],
    waiting: 1,
    still: false,
    acts: ["CLOSE"],
  });
  clock.increment(1_000);
  actor.send({ type: "CLOSE", id: "b" });
  expect(standing()).toEqual(["a", "c", "d"]);
  clock.increment(6_000);
  expect(standing()).toEqual(["d"]);
  clock.increment(999);
  expect(standing()).toEqual(["d"]);
  clock.increment(1);
  expect(standing()).toEqual([]);
});

test.each(["pointer", "focus"] as const)(
  "pauses all alerts during %s and restarts their timers afterwards",
  (by) => {
    const { actor, clock, send, standing } = start(tell("a"), tell("b"));
    clock.increment(6_999);
    send({ type: "HOLD", by });
    clock.increment(600_000);
    expect([standing(), connectAlerts(actor.getSnapshot()).still]).toEqual([["a", "b"], true]);
    send({ type: "RELEASE", by });
    clock.increment(6_999);
    expect(standing()).toEqual(["a", "b"]);
    clock.increment(1);
    expect(standing()).toEqual([]);
  },
);

test("stays paused by focus after the pointer leaves, until the focused button is removed", () => {
  const { clock, send, standing } = start(tell("a"), tell("b"));
  send({ type: "HOLD", by: "pointer" }, { type: "HOLD", by: "focus" }, { type: "RELEASE", by: "pointer" });
  clock.increment(7_000);
  expect(standing()).toEqual(["a", "b"]);
  send({ type: "CLOSE", id: "a" });
  clock.increment(7_000);
  expect(standing()).toEqual([]);
});

test("shows alerts sent while the page was hidden once it is visible", () => {
  const { clock, send, standing } = start(tell("a"), { type: "AWAY" }, tell("b", "danger"));
  clock.increment(600_000);
  expect(standing()).toEqual([]);
  send({ type: "BACK" });
  clock.increment(6_999);
  expect(standing()).toEqual(["a", "b"]);
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
    standing: [alert("a"), alert("b"), alert("c")],
    waiting: 1,
  });
  later.increment(7_000);
  expect(connectAlerts(restored.getSnapshot()).standing).toEqual([alert("d")]);
  later.increment(7_000);
  expect(connectAlerts(restored.getSnapshot()).standing).toEqual([]);
});

test("shows the same message once and restarts its timer; another tone is another alert", () => {
  const again: AlertsEvent = { type: "SHOW", alert: { ...alert("a"), id: "a again" } };
  const { clock, send, standing } = start(tell("a"));
  clock.increment(6_000);
  send(again);
  expect(standing()).toEqual(["a again"]);
  clock.increment(6_000);
  send({ type: "SHOW", alert: { ...alert("a"), id: "as danger", tone: "danger" } });
  expect(standing()).toEqual(["a again", "as danger"]);
});

type World = ReturnType<typeof start>;
const ways = {
  quiet: () => start(),
  running: () => start(tell("a")),
  held: () => start(tell("a"), { type: "HOLD", by: "pointer" }),
  away: () => start(tell("a"), { type: "AWAY" }),
} satisfies Record<string, () => World>;
type State = keyof typeof ways;
const valueOf = (state: State) => (state === "running" || state === "held" ? { standing: state } : state);

/** Where each event leads from each state; other events change nothing. */
const moves: Record<State, Partial<Record<string, State>>> = {
  quiet: { SHOW: "running", AWAY: "away" },
  running: { HOLD: "held", AWAY: "away", CLOSE: "quiet", TIME_IS_UP: "quiet" },
  held: { RELEASE: "running", AWAY: "away", REPLAY: "running", CLOSE: "quiet" },
  away: { BACK: "running" },
};
const events: readonly AlertsEvent[] = [
  tell("b"),
  { type: "CLOSE", id: "a" },
  { type: "TIME_IS_UP", id: "a" },
  { type: "HOLD", by: "pointer" },
  { type: "RELEASE", by: "pointer" },
  { type: "AWAY" },
  { type: "BACK" },
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
  ["quiet", { standing: [], waiting: 0, still: true, acts: [] }],
  ["running", { standing: [alert("a")], waiting: 0, still: false, acts: ["CLOSE"] }],
  ["held", { standing: [alert("a")], waiting: 0, still: true, acts: ["CLOSE"] }],
  ["away", { standing: [], waiting: 1, still: true, acts: [] }],
] as const)("shows the view of %s", (state, view) => {
  expect(connectAlerts(ways[state]().actor.getSnapshot())).toEqual(view);
});

test.each(["CLOSE", "TIME_IS_UP"] as const)("ignores %s for an alert that is gone", (type) => {
  for (const state of ["running", "held"] as const) {
    const { actor, send, standing } = ways[state]();
    send({ type, id: "gone" });
    expect([standing(), actor.getSnapshot().value]).toEqual([["a"], valueOf(state)]);
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
  const { actor, clock, send, standing } = start(tell("a"), { type: "HOLD", by: "pointer" }, tell("b"));
  send({ type: "HOLD", by: "focus" }, { type: "CLOSE", id: "a" });
  expect([standing(), actor.getSnapshot().context.holders]).toEqual([["b"], ["pointer"]]);
  clock.increment(600_000);
  expect(standing()).toEqual(["b"]);
});

test.each([
  ["the last alert is closed", [{ type: "CLOSE", id: "a" }, tell("b")], "running"],
  ["the page was hidden", [{ type: "AWAY" }, { type: "BACK" }], "running"],
  ["the page was restored", [{ type: "REPLAY" }], "running"],
] as const)("pauses nothing after %s", (_when, more, state) => {
  const { actor, send } = ways.held();
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
  send({ type: "AWAY" });
  expect(timed()).toEqual([]);
});

test("does not run the timer of a closed alert for one that follows under its name", () => {
  const { clock, send, standing } = start(tell("a"), tell("b"));
  clock.increment(6_000);
  send({ type: "CLOSE", id: "a" }, tell("a"));
  clock.increment(1_000);
  expect(standing()).toEqual(["a"]);
  clock.increment(5_999);
  expect(standing()).toEqual(["a"]);
  clock.increment(1);
  expect(standing()).toEqual([]);
});

test("is quiet again when nothing is left after the page was hidden", () => {
  const { actor, send } = start({ type: "AWAY" }, { type: "BACK" });
  expect(actor.getSnapshot().value).toBe("quiet");
  send(tell("a"));
  expect(actor.getSnapshot().value).toEqual({ standing: "running" });
});
