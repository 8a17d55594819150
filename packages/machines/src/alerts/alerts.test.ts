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
const tell = (id: string, tone?: Alert["tone"]): AlertsEvent => ({ type: "TELL", alert: alert(id, tone) });

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
    quiet: ["AWAY", "TELL"],
    "standing.running": ["AWAY", "CLOSE", "HOLD", "REPLAY", "TELL", "TIME_IS_UP"],
    "standing.held": ["AWAY", "CLOSE", "HOLD", "RELEASE", "REPLAY", "TELL"],
    away: ["BACK", "TELL"],
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
  const kept: unknown = JSON.parse(JSON.stringify(actor.getPersistedSnapshot()));
  const later = new SimulatedClock();
  const restored = createActor(alertsMachine, { clock: later, snapshot: kept as never });
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
  const again: AlertsEvent = { type: "TELL", alert: { ...alert("a"), id: "a again" } };
  const { clock, send, standing } = start(tell("a"));
  clock.increment(6_000);
  send(again);
  expect(standing()).toEqual(["a again"]);
  clock.increment(6_000);
  send({ type: "TELL", alert: { ...alert("a"), id: "as danger", tone: "danger" } });
  expect(standing()).toEqual(["a again", "as danger"]);
});
