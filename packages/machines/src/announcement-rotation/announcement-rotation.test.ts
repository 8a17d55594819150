import { createActor, SimulatedClock } from "xstate";
import { expect, test } from "vitest";
import { proveMachine } from "../proof/machine-proof.ts";
import { connectAnnouncement } from "./announcement-rotation.connect.ts";
import {
  type AnnouncementRotationEvent,
  type AnnouncementRotationInput,
  announcementRotationMachine,
} from "./announcement-rotation.machine.ts";

const three: AnnouncementRotationInput = { count: 3, pathname: "/", reducedMotion: false };

function start(input: Partial<AnnouncementRotationInput> = {}) {
  const clock = new SimulatedClock();
  const actor = createActor(announcementRotationMachine, { clock, input: { ...three, ...input } });
  actor.start();
  return {
    actor,
    clock,
    send: (...events: readonly AnnouncementRotationEvent[]): void =>
      events.forEach((event) => actor.send(event)),
    view: () => connectAnnouncement(actor.getSnapshot()),
  };
}

test("handles every event in every state and takes every transition", () => {
  const { gaps, taken } = proveMachine({
    machine: announcementRotationMachine,
    inputs: {
      "several of them": { ...three, count: 2 },
      "a single one": { ...three, count: 1 },
      "a page without": { ...three, count: 2, pathname: "/login" },
      "less motion": { ...three, count: 2, reducedMotion: true },
    },
    events: [
      { type: "PAGE", pathname: "/" },
      { type: "PAGE", pathname: "/collections" },
      { type: "PAGE", pathname: "/login" },
      { type: "PAGE", pathname: "/sales" },
      { type: "HOLD", by: "pointer" },
      { type: "HOLD", by: "focus" },
      { type: "RELEASE", by: "pointer" },
      { type: "RELEASE", by: "focus" },
      { type: "REDUCED_MOTION", reducedMotion: true },
      { type: "REDUCED_MOTION", reducedMotion: false },
      { type: "STOP" },
      { type: "START" },
      { type: "NEXT" },
      { type: "RESUME" },
    ],
  });
  expect(gaps).toEqual([]);
  expect(taken).toEqual({
    hidden: ["PAGE", "REDUCED_MOTION"],
    single: ["PAGE", "REDUCED_MOTION"],
    "multiple.rotating": ["HOLD", "NEXT", "PAGE", "REDUCED_MOTION", "RESUME", "STOP"],
    "multiple.held": ["HOLD", "NEXT", "PAGE", "REDUCED_MOTION", "RELEASE", "STOP"],
    "multiple.stopped": ["HOLD", "NEXT", "PAGE", "REDUCED_MOTION", "RELEASE", "START"],
    "multiple.reducedMotion": ["HOLD", "NEXT", "PAGE", "REDUCED_MOTION", "RELEASE"],
  });
});

test("rotates every 10 seconds and wraps around after the last announcement", () => {
  const { clock, view } = start();
  const positions = [0, 1, 2, 3].map(() => {
    clock.increment(9_999);
    const before = view().at;
    clock.increment(1);
    return [before, view().at];
  });
  expect(positions).toEqual([
    [0, 1],
    [1, 2],
    [2, 0],
    [0, 1],
  ]);
});

test.each(["pointer", "focus"] as const)("pauses during %s and rotates 10 seconds after it ends", (by) => {
  const { clock, send, view } = start();
  send({ type: "HOLD", by });
  clock.increment(60_000);
  expect(view()).toEqual({ shown: true, at: 0, rotating: false, actions: ["STOP", "NEXT"], control: "STOP" });
  send({ type: "RELEASE", by });
  clock.increment(10_000);
  expect(view().at).toBe(1);
});

test("stays paused by focus after the pointer leaves", () => {
  const { clock, send, view } = start();
  send({ type: "HOLD", by: "focus" }, { type: "HOLD", by: "pointer" }, { type: "RELEASE", by: "pointer" });
  clock.increment(60_000);
  expect(view().at).toBe(0);
});

test("rotates only on request with reduced motion", () => {
  const { clock, send, view } = start({ reducedMotion: true });
  clock.increment(60_000);
  expect(view()).toEqual({ shown: true, at: 0, rotating: false, actions: ["NEXT"], control: "NEXT" });
  send({ type: "NEXT" });
  expect(view().at).toBe(1);
  send({ type: "REDUCED_MOTION", reducedMotion: false });
  clock.increment(10_000);
  expect(view().at).toBe(2);
});

test("stays paused by the user across pointer events and pages until it is resumed", () => {
  const { clock, send, view } = start();
  send(
    { type: "STOP" },
    { type: "HOLD", by: "pointer" },
    { type: "RELEASE", by: "pointer" },
    { type: "PAGE", pathname: "/login" },
    { type: "PAGE", pathname: "/brand" },
  );
  clock.increment(60_000);
  expect(view()).toEqual({
    shown: true,
    at: 0,
    rotating: false,
    actions: ["START", "NEXT"],
    control: "START",
  });
  send({ type: "START" });
  clock.increment(10_000);
  expect(view().at).toBe(1);
});

test("keeps its timer across pages and stops on a page without announcements", () => {
  const { clock, send, view } = start();
  clock.increment(9_000);
  send({ type: "PAGE", pathname: "/collections" });
  clock.increment(1_000);
  expect(view().at).toBe(1);
  send({ type: "HOLD", by: "pointer" }, { type: "PAGE", pathname: "/checkout" });
  expect(view()).toEqual({ shown: false, at: 1, rotating: false, actions: [], control: null });
  send({ type: "PAGE", pathname: "/collections" });
  clock.increment(10_000);
  expect(view()).toMatchObject({ shown: true, at: 2, rotating: true });
});

test.each<[string, AnnouncementRotationEvent[]]>([
  ["while rotating", []],
  ["while held", [{ type: "HOLD", by: "pointer" }]],
])("pauses at once when the user asks %s", (_when, events) => {
  const { clock, send, view } = start();
  send(...events, { type: "STOP" });
  expect(view()).toEqual({
    shown: true,
    at: 0,
    rotating: false,
    actions: ["START", "NEXT"],
    control: "START",
  });
  send({ type: "RELEASE", by: "pointer" });
  clock.increment(60_000);
  expect(view().at).toBe(0);
});

test("restarts the 10 seconds when the next announcement is requested", () => {
  const { clock, send, view } = start();
  clock.increment(9_000);
  send({ type: "NEXT" });
  clock.increment(9_999);
  expect(view().at).toBe(1);
  clock.increment(1);
  expect(view().at).toBe(2);
});

test.each([1, 3])("knows the current page and its %i announcements", (count) => {
  const { actor, send, view } = start({ count });
  const pages = ["/collections", "/login", "/sales", "/brand", "/purchases"].map((pathname) => {
    send({ type: "PAGE", pathname });
    const changes = actor.getSnapshot().can({ type: "PAGE", pathname });
    return [actor.getSnapshot().context.pathname, view().shown, changes];
  });
  expect(pages).toEqual([
    ["/collections", true, false],
    ["/login", false, false],
    ["/sales", false, false],
    ["/brand", true, false],
    ["/purchases", false, false],
  ]);
  send({ type: "REDUCED_MOTION", reducedMotion: true });
  expect([view().shown, actor.getSnapshot().can({ type: "REDUCED_MOTION", reducedMotion: true })]).toEqual([
    false,
    false,
  ]);
});

test("does not rotate a single announcement", () => {
  const { clock, view } = start({ count: 1 });
  clock.increment(60_000);
  expect(view()).toEqual({ shown: true, at: 0, rotating: false, actions: [], control: null });
});

test("resumes from a snapshot", () => {
  const { actor, clock } = start();
  clock.increment(10_000);
  const persisted: unknown = JSON.parse(JSON.stringify(actor.getPersistedSnapshot()));
  const later = new SimulatedClock();
  const restored = createActor(announcementRotationMachine, {
    clock: later,
    input: three,
    snapshot: persisted as never,
  });
  restored.start();
  restored.send({ type: "RESUME" });
  later.increment(10_000);
  expect(restored.getSnapshot().context.at).toBe(2);
});
