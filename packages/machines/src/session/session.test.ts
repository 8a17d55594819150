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
  impersonatedBy: null,
};
const admin: SessionUser = { ...maren, _id: id("admin"), firstName: "Ada", lastName: "Min", admin: true };
const blocked: SessionUser = { ...maren, blocked: true };
const entered: SessionUser = { ...maren, impersonatedBy: { _id: admin._id, firstName: "Ada" } };

function start(input: SessionInput) {
  const calls: Array<{ call: string; resolve: () => void; reject: (why: Error) => void }> = [];
  const reports: string[] = [];
  const clock = new SimulatedClock();
  const machine = sessionMachine.provide({
    actors: {
      startImpersonation: fromPromise(
        ({ input: { account } }) =>
          new Promise<void>((resolve, reject) => calls.push({ call: `enter ${account}`, resolve, reject })),
      ),
      stopImpersonation: fromPromise<unknown>(
        () =>
          new Promise((resolve, reject) =>
            calls.push({ call: "leave", resolve: () => resolve(undefined), reject }),
          ),
      ),
    },
    actions: {
      reloadPage: () => reports.push("starts over"),
      showAlert: (_, { tone, message }) => reports.push(`${tone}: ${message}`),
    },
  });
  const actor = createActor(machine, { clock, input });
  actor.start();
  return {
    actor,
    calls,
    clock,
    reports,
    send: (...events: readonly SessionEvent[]): void => events.forEach((event) => actor.send(event)),
    view: () => connectSession(actor.getSnapshot()),
  };
}

const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
const inside = (remaining: "running" | "ending" | "expired") => ({
  notice: "impersonating" as const,
  account: { firstName: "Maren", lastName: "Okafor", blocked: false },
  remaining,
  leaving: false,
  signedIn: true,
  starting: false,
  actions: ["LEAVE"],
});

test("handles every event in every state and takes every transition", () => {
  const { gaps, taken } = proveMachine({
    machine: sessionMachine,
    inputs: {
      guest: { user: null, timeLeft: null },
      admin: { user: admin, timeLeft: null },
      blocked: { user: blocked, timeLeft: null },
      inside: { user: entered, timeLeft: null },
    },
    events: [
      { type: "SIGNED_IN", user: maren, timeLeft: null },
      { type: "SIGNED_IN", user: admin, timeLeft: null },
      { type: "SIGNED_IN", user: entered, timeLeft: 3 * minute },
      { type: "SIGNED_OUT" },
      { type: "USER_UPDATED", user: maren },
      { type: "USER_UPDATED", user: blocked },
      { type: "USER_UPDATED", user: { ...entered, blocked: true } },
      { type: "IMPERSONATE", account: "user-maren" },
      { type: "LEAVE" },
      { type: "RESUME", timeLeft: 20 * minute },
      { type: "RESUME", timeLeft: 2 * minute },
      { type: "RESUME", timeLeft: 0 },
    ],
    answers: {
      startImpersonation: [{ output: undefined }, { error: new Error("Permission denied") }],
      stopImpersonation: [{ output: undefined }, { error: "no words" }],
    },
  });
  expect(gaps).toEqual([]);
  const others = ["SIGNED_IN", "SIGNED_OUT", "USER_UPDATED"];
  expect(taken).toEqual({
    guest: ["SIGNED_IN"],
    "signedIn.own": ["IMPERSONATE", "SIGNED_OUT", "USER_UPDATED"],
    "signedIn.starting": ["SIGNED_OUT"],
    "signedIn.started": ["SIGNED_OUT"],
    "impersonating.remaining.running": ["RESUME", ...others],
    "impersonating.remaining.ending": ["RESUME", ...others],
    "impersonating.remaining.expired": ["RESUME", ...others],
    "impersonating.exit.idle": ["LEAVE", ...others],
    "impersonating.exit.leaving": others,
    "impersonating.exit.left": others,
    blocked: ["SIGNED_OUT", "USER_UPDATED"],
  });
});

test.each([
  ["a guest", null, "none"],
  ["somebody", maren, "none"],
  ["an admin", admin, "none"],
  ["somebody blocked", blocked, "blocked"],
  ["an admin inside an account", entered, "impersonating"],
  ["an admin inside a blocked account", { ...entered, blocked: true }, "impersonating"],
] as const)("shows the notice for %s", (_who, user, notice) => {
  expect(start({ user, timeLeft: null }).view().notice).toBe(notice);
});

test("blocks and unblocks a user during a visit", () => {
  const { send, view } = start({ user: maren, timeLeft: null });
  send({ type: "USER_UPDATED", user: blocked });
  expect(view()).toEqual({ notice: "blocked", signedIn: true, starting: false, actions: [] });
  send({ type: "USER_UPDATED", user: maren });
  expect(view().notice).toBe("none");
});

test("starts an impersonation and reloads the page", async () => {
  const { calls, send, reports, view } = start({ user: admin, timeLeft: null });
  expect(view().actions).toEqual(["IMPERSONATE"]);
  send({ type: "IMPERSONATE", account: "user-maren" }, { type: "IMPERSONATE", account: "user-maren" });
  expect([calls.map(({ call }) => call), view().starting]).toEqual([["enter user-maren"], true]);
  calls[0]?.resolve();
  await settled();
  expect(reports).toEqual(["starts over"]);
});

test("reports the server's refusal and keeps the admin's own session", async () => {
  const { calls, send, reports, view } = start({ user: admin, timeLeft: null });
  send({ type: "IMPERSONATE", account: "user-other-admin" });
  calls[0]?.reject(new Error("Permission denied"));
  await settled();
  expect([reports, view().starting]).toEqual([["danger: Permission denied"], false]);
});

test("rejects a user who is not an admin without calling the server", () => {
  const { calls, send, reports } = start({ user: maren, timeLeft: null });
  send({ type: "IMPERSONATE", account: "user-other" });
  expect([calls, reports]).toEqual([[], ["danger: Permission denied"]]);
});

test("does not start an impersonation while impersonating, blocked or signed out", () => {
  for (const user of [{ ...entered, admin: true }, { ...blocked, admin: true }, null]) {
    const { calls, send, reports } = start({ user, timeLeft: null });
    send({ type: "IMPERSONATE", account: "user-other" });
    expect([calls, reports]).toEqual([[], []]);
  }
});

test("ends an impersonation after exactly 30 minutes and warns 5 minutes before", () => {
  const { clock, view } = start({ user: entered, timeLeft: null });
  clock.increment(25 * minute - 1);
  expect(view()).toEqual(inside("running"));
  clock.increment(1);
  expect(view()).toEqual(inside("ending"));
  clock.increment(5 * minute - 1);
  expect(view()).toEqual(inside("ending"));
  clock.increment(1);
  expect(view()).toEqual(inside("expired"));
});

test.each([
  [12 * minute, "running", 7 * minute],
  [5 * minute, "ending", 0],
  [1, "ending", 0],
  [0, "expired", 0],
  [-minute, "expired", 0],
  [90 * minute, "running", 25 * minute],
] as const)("opens with %i ms left of the impersonation as %s", (timeLeft, shown, untilEnding) => {
  const { clock, view } = start({ user: entered, timeLeft });
  expect(view()).toMatchObject({ remaining: shown });
  clock.increment(untilEnding);
  expect(view()).toMatchObject({ remaining: shown === "expired" ? "expired" : "ending" });
});

test("leaves once, reports a failure and allows a retry", async () => {
  const { calls, send, reports, view } = start({ user: entered, timeLeft: null });
  send({ type: "LEAVE" }, { type: "LEAVE" });
  expect(view()).toMatchObject({ leaving: true, actions: [] });
  calls[0]?.reject(new Error("No answer came."));
  await settled();
  expect([reports, view().actions]).toEqual([["danger: No answer came."], ["LEAVE"]]);
  send({ type: "LEAVE" });
  calls[1]?.resolve();
  await settled();
  expect(view()).toMatchObject({ notice: "impersonating", leaving: true });
  send({ type: "SIGNED_IN", user: admin, timeLeft: null });
  expect([view(), calls.length]).toEqual([
    { notice: "none", signedIn: true, starting: false, actions: ["IMPERSONATE"] },
    2,
  ]);
});

test("keeps time running while leaving fails", async () => {
  const { calls, clock, send, view } = start({ user: entered, timeLeft: 6 * minute });
  send({ type: "LEAVE" });
  clock.increment(minute);
  calls[0]?.reject(new Error("No answer came."));
  await settled();
  expect(view()).toEqual(inside("ending"));
  clock.increment(5 * minute);
  expect(view()).toEqual(inside("expired"));
});

test("restores a snapshot with the time left and counts down from there", () => {
  const { actor } = start({ user: entered, timeLeft: null });
  const persisted: unknown = JSON.parse(JSON.stringify(actor.getPersistedSnapshot()));
  const clock = new SimulatedClock();
  const restored = createActor(sessionMachine, {
    clock,
    input: { user: null, timeLeft: null },
    snapshot: persisted as never,
  });
  restored.start();
  restored.send({ type: "RESUME", timeLeft: 6 * minute });
  clock.increment(minute);
  expect(connectSession(restored.getSnapshot())).toEqual(inside("ending"));
  clock.increment(5 * minute);
  expect(connectSession(restored.getSnapshot())).toEqual(inside("expired"));
});

type World = ReturnType<typeof start>;
const ada = { user: admin, timeLeft: null };

function entering(): World {
  const world = start(ada);
  world.send({ type: "IMPERSONATE", account: "user-maren" });
  return world;
}

async function enteredAccount(): Promise<World> {
  const world = entering();
  world.calls[0]?.resolve();
  await settled();
  return world;
}

const ways = {
  guest: () => start({ user: null, timeLeft: null }),
  "signedIn.own": () => start(ada),
  "signedIn.starting": entering,
  "signedIn.started": enteredAccount,
  inside: () => start({ user: entered, timeLeft: 20 * minute }),
  blocked: () => start({ user: blocked, timeLeft: null }),
} satisfies Record<string, () => World | Promise<World>>;
type State = keyof typeof ways;

const plain = { notice: "none", signedIn: true, starting: false, actions: [] };

test.each<[State, object]>([
  ["guest", { ...plain, signedIn: false }],
  ["signedIn.own", { ...plain, actions: ["IMPERSONATE"] }],
  ["signedIn.starting", { ...plain, starting: true }],
  ["signedIn.started", { ...plain, starting: true }],
  ["inside", inside("running")],
  ["blocked", { ...plain, notice: "blocked" }],
])("shows the view of %s", async (state, view) => {
  expect((await ways[state]()).view()).toEqual(view);
});

test("offers an impersonation to admins only", () => {
  expect(start({ user: maren, timeLeft: null }).view()).toEqual(plain);
});

test.each(["signedIn.own", "signedIn.starting", "signedIn.started", "inside", "blocked"] as const)(
  "clears the user's data on signing out of %s",
  async (state) => {
    const { actor, send, view } = await ways[state]();
    send({ type: "SIGNED_OUT" });
    expect(actor.getSnapshot().context).toEqual({ user: null, timeLeft: null, account: null });
    expect(view()).toEqual({ ...plain, signedIn: false });
  },
);

test.each([
  ["somebody", maren, plain],
  ["an admin", admin, { ...plain, actions: ["IMPERSONATE"] }],
  ["somebody blocked", blocked, { ...plain, notice: "blocked" }],
  ["an admin inside an account", entered, inside("ending")],
] as const)("signs a guest in as %s", (_who, user, shown) => {
  const { actor, send, view } = ways.guest();
  send({ type: "SIGNED_IN", user, timeLeft: 3 * minute });
  expect(view()).toEqual(shown);
  expect(actor.getSnapshot().context).toEqual({ user, timeLeft: 3 * minute, account: null });
});

test.each<[State, SessionUser]>([
  ["signedIn.own", { ...admin, firstName: "Adela" }],
  ["inside", { ...entered, firstName: "Mara" }],
  ["blocked", { ...blocked, firstName: "Mara" }],
])("stores an update of the user in %s", async (state, user) => {
  const { actor, send } = await ways[state]();
  send({ type: "USER_UPDATED", user });
  expect(actor.getSnapshot().context.user).toEqual(user);
});

test("shows the account's new name and that it is blocked during an impersonation", () => {
  const { send, view } = ways.inside();
  send({ type: "USER_UPDATED", user: { ...entered, firstName: "Mara", blocked: true } });
  expect(view()).toEqual({
    ...inside("running"),
    account: { firstName: "Mara", lastName: "Okafor", blocked: true },
  });
});

test.each<[State, string, SessionUser]>([
  ["guest", "somebody", maren],
  ["signedIn.own", "another user", maren],
  ["signedIn.own", "an impersonation of the user", { ...admin, impersonatedBy: entered.impersonatedBy }],
  ["inside", "another user", { ...entered, _id: id("other") }],
  ["inside", "the account outside the impersonation", maren],
  [
    "inside",
    "an impersonation by another admin",
    { ...maren, impersonatedBy: { _id: id("other"), firstName: "Otto" } },
  ],
  ["blocked", "another user", admin],
])("ignores in %s an update of %s", async (state, _whose, user) => {
  const { actor, send, view } = await ways[state]();
  const before = [actor.getSnapshot().context, view()];
  send({ type: "USER_UPDATED", user });
  expect([actor.getSnapshot().context, view()]).toEqual(before);
});

test("clears the account that could not be impersonated", async () => {
  const { actor, calls } = ways["signedIn.starting"]();
  expect(actor.getSnapshot().context.account).toBe("user-maren");
  calls[0]?.reject(new Error("Permission denied"));
  await settled();
  expect(actor.getSnapshot().context.account).toBeNull();
});
