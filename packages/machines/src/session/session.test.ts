import { userIdSchema } from "@heirloop/contract/identity/identity.schema";
import { createActor, fromPromise, SimulatedClock } from "xstate";
import { expect, test } from "vitest";
import { proveMachine } from "../proof/machine-proof.ts";
import { connectSession } from "./session.connect.ts";
import { type SessionEvent, type SessionInput, sessionMachine, type SessionUser } from "./session.machine.ts";

const minute = 60_000;
const id = (name: string) => userIdSchema.parse(`user-${name}`);
const maren: SessionUser = {
  _id: id("maren"),
  firstName: "Maren",
  lastName: "Okafor",
  admin: false,
  blocked: false,
  enteredBy: null,
};
const admin: SessionUser = { ...maren, _id: id("admin"), firstName: "Ada", lastName: "Min", admin: true };
const blocked: SessionUser = { ...maren, blocked: true };
const entered: SessionUser = { ...maren, enteredBy: { _id: admin._id, firstName: "Ada" } };

function start(input: SessionInput) {
  const calls: Array<{ call: string; resolve: () => void; reject: (why: Error) => void }> = [];
  const told: string[] = [];
  const clock = new SimulatedClock();
  const machine = sessionMachine.provide({
    actors: {
      enter: fromPromise(
        ({ input: { account } }) =>
          new Promise<void>((resolve, reject) => calls.push({ call: `enter ${account}`, resolve, reject })),
      ),
      leave: fromPromise<unknown>(
        () =>
          new Promise((resolve, reject) =>
            calls.push({ call: "leave", resolve: () => resolve(undefined), reject }),
          ),
      ),
    },
    actions: {
      startOver: () => told.push("starts over"),
      tell: (_, { tone, message }) => told.push(`${tone}: ${message}`),
    },
  });
  const actor = createActor(machine, { clock, input });
  actor.start();
  return {
    actor,
    calls,
    clock,
    told,
    send: (...events: readonly SessionEvent[]): void => events.forEach((event) => actor.send(event)),
    view: () => connectSession(actor.getSnapshot()),
  };
}

const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
const inside = (stay: "ample" | "ending" | "over") => ({
  notice: "inside" as const,
  account: { firstName: "Maren", lastName: "Okafor", blocked: false },
  stay,
  leaving: false,
  signedIn: true,
  entering: false,
  acts: ["LEAVE"],
});

test("handles every event in every state and takes every transition", () => {
  const { gaps, taken } = proveMachine({
    machine: sessionMachine,
    inputs: {
      guest: { user: null, stay: null },
      admin: { user: admin, stay: null },
      blocked: { user: blocked, stay: null },
      inside: { user: entered, stay: null },
    },
    events: [
      { type: "SIGNED_IN", user: maren, stay: null },
      { type: "SIGNED_IN", user: admin, stay: null },
      { type: "SIGNED_IN", user: entered, stay: 3 * minute },
      { type: "SIGNED_OUT" },
      { type: "TOLD_ANEW", user: maren },
      { type: "TOLD_ANEW", user: blocked },
      { type: "TOLD_ANEW", user: { ...entered, blocked: true } },
      { type: "ENTER", account: "user-maren" },
      { type: "LEAVE" },
      { type: "RESUME", stay: 20 * minute },
      { type: "RESUME", stay: 2 * minute },
      { type: "RESUME", stay: 0 },
    ],
    answers: {
      enter: [{ output: undefined }, { error: new Error("Permission denied") }],
      leave: [{ output: undefined }, { error: "no words" }],
    },
  });
  expect(gaps).toEqual([]);
  const others = ["SIGNED_IN", "SIGNED_OUT", "TOLD_ANEW"];
  expect(taken).toEqual({
    guest: ["SIGNED_IN"],
    "signedIn.own": ["ENTER", "SIGNED_OUT", "TOLD_ANEW"],
    "signedIn.entering": ["SIGNED_OUT"],
    "signedIn.entered": ["SIGNED_OUT"],
    "inside.stay.ample": ["RESUME", ...others],
    "inside.stay.ending": ["RESUME", ...others],
    "inside.stay.over": ["RESUME", ...others],
    "inside.door.inside": ["LEAVE", ...others],
    "inside.door.leaving": others,
    "inside.door.left": others,
    blocked: ["SIGNED_OUT", "TOLD_ANEW"],
  });
});

test.each([
  ["a guest", null, "none"],
  ["somebody", maren, "none"],
  ["an admin", admin, "none"],
  ["somebody blocked", blocked, "blocked"],
  ["an admin inside an account", entered, "inside"],
  ["an admin inside a blocked account", { ...entered, blocked: true }, "inside"],
] as const)("shows the notice for %s", (_who, user, notice) => {
  expect(start({ user, stay: null }).view().notice).toBe(notice);
});

test("blocks and unblocks a user during a visit", () => {
  const { send, view } = start({ user: maren, stay: null });
  send({ type: "TOLD_ANEW", user: blocked });
  expect(view()).toEqual({ notice: "blocked", signedIn: true, entering: false, acts: [] });
  send({ type: "TOLD_ANEW", user: maren });
  expect(view().notice).toBe("none");
});

test("starts an impersonation and reloads the page", async () => {
  const { calls, send, told, view } = start({ user: admin, stay: null });
  expect(view().acts).toEqual(["ENTER"]);
  send({ type: "ENTER", account: "user-maren" }, { type: "ENTER", account: "user-maren" });
  expect([calls.map(({ call }) => call), view().entering]).toEqual([["enter user-maren"], true]);
  calls[0]?.resolve();
  await settled();
  expect(told).toEqual(["starts over"]);
});

test("reports the server's refusal and keeps the admin's own session", async () => {
  const { calls, send, told, view } = start({ user: admin, stay: null });
  send({ type: "ENTER", account: "user-other-admin" });
  calls[0]?.reject(new Error("Permission denied"));
  await settled();
  expect([told, view().entering]).toEqual([["danger: Permission denied"], false]);
});

test("rejects a user who is not an admin without calling the server", () => {
  const { calls, send, told } = start({ user: maren, stay: null });
  send({ type: "ENTER", account: "user-other" });
  expect([calls, told]).toEqual([[], ["danger: Permission denied"]]);
});

test("does not start an impersonation while impersonating, blocked or signed out", () => {
  for (const user of [{ ...entered, admin: true }, { ...blocked, admin: true }, null]) {
    const { calls, send, told } = start({ user, stay: null });
    send({ type: "ENTER", account: "user-other" });
    expect([calls, told]).toEqual([[], []]);
  }
});

test("ends an impersonation after exactly 30 minutes and warns 5 minutes before", () => {
  const { clock, view } = start({ user: entered, stay: null });
  clock.increment(25 * minute - 1);
  expect(view()).toEqual(inside("ample"));
  clock.increment(1);
  expect(view()).toEqual(inside("ending"));
  clock.increment(5 * minute - 1);
  expect(view()).toEqual(inside("ending"));
  clock.increment(1);
  expect(view()).toEqual(inside("over"));
});

test.each([
  [12 * minute, "ample", 7 * minute],
  [5 * minute, "ending", 0],
  [1, "ending", 0],
  [0, "over", 0],
  [-minute, "over", 0],
  [90 * minute, "ample", 25 * minute],
] as const)("opens with %i ms left of the impersonation as %s", (stay, shown, untilEnding) => {
  const { clock, view } = start({ user: entered, stay });
  expect(view()).toMatchObject({ stay: shown });
  clock.increment(untilEnding);
  expect(view()).toMatchObject({ stay: shown === "over" ? "over" : "ending" });
});

test("leaves once, reports a failure and allows a retry", async () => {
  const { calls, send, told, view } = start({ user: entered, stay: null });
  send({ type: "LEAVE" }, { type: "LEAVE" });
  expect(view()).toMatchObject({ leaving: true, acts: [] });
  calls[0]?.reject(new Error("No answer came."));
  await settled();
  expect([told, view().acts]).toEqual([["danger: No answer came."], ["LEAVE"]]);
  send({ type: "LEAVE" });
  calls[1]?.resolve();
  await settled();
  expect(view()).toMatchObject({ notice: "inside", leaving: true });
  send({ type: "SIGNED_IN", user: admin, stay: null });
  expect([view(), calls.length]).toEqual([
    { notice: "none", signedIn: true, entering: false, acts: ["ENTER"] },
    2,
  ]);
});

test("keeps time running while leaving fails", async () => {
  const { calls, clock, send, view } = start({ user: entered, stay: 6 * minute });
  send({ type: "LEAVE" });
  clock.increment(minute);
  calls[0]?.reject(new Error("No answer came."));
  await settled();
  expect(view()).toEqual(inside("ending"));
  clock.increment(5 * minute);
  expect(view()).toEqual(inside("over"));
});

test("restores a snapshot with the time left and counts down from there", () => {
  const { actor } = start({ user: entered, stay: null });
  const kept: unknown = JSON.parse(JSON.stringify(actor.getPersistedSnapshot()));
  const clock = new SimulatedClock();
  const restored = createActor(sessionMachine, {
    clock,
    input: { user: null, stay: null },
    snapshot: kept as never,
  });
  restored.start();
  restored.send({ type: "RESUME", stay: 6 * minute });
  clock.increment(minute);
  expect(connectSession(restored.getSnapshot())).toEqual(inside("ending"));
  clock.increment(5 * minute);
  expect(connectSession(restored.getSnapshot())).toEqual(inside("over"));
});
