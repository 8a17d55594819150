import { createActor, fromPromise, SimulatedClock } from "xstate";
import { expect, test } from "vitest";
import { connectOnboardingModal } from "./onboarding-modal.connect.ts";
import type { OnboardingFacts } from "./onboarding-due.ts";
import { type OnboardingModalEvent, onboardingModalMachine } from "./onboarding-modal.machine.ts";

const due: OnboardingFacts = {
  closedFlag: null,
  onDashboard: true,
  authenticated: true,
  loaded: true,
  connected: false,
};
const page = "https://connect.stripe.com/setup/e/acct_1";
const failure = "told danger: Error starting Stripe onboarding";

function start(facts: Partial<OnboardingFacts> = {}, snapshot?: unknown) {
  const requests: Array<{ resolve: (address: string) => void; reject: (why: Error) => void }> = [];
  const done: string[] = [];
  const machine = onboardingModalMachine.provide({
    actors: {
      address: fromPromise(
        () => new Promise<string>((resolve, reject) => requests.push({ resolve, reject })),
      ),
    },
    actions: {
      saveClosed: () => done.push("kept closed"),
      openTab: () => done.push("tab opened"),
      showInTab: (_, { address }) => done.push(`tab shows ${address}`),
      closeTab: () => done.push("tab closed"),
      showAlert: (_, { tone, message }) => done.push(`told ${tone}: ${message}`),
    },
  });
  const actor = createActor(machine, {
    clock: new SimulatedClock(),
    input: { facts: { ...due, ...facts }, trustedOrigins: ["https://connect.stripe.com"] },
    // A snapshot restored from storage.
    ...(snapshot === undefined ? {} : { snapshot: snapshot as never }),
  });
  actor.start();
  const send = (...events: readonly OnboardingModalEvent[]): void =>
    events.forEach((event) => actor.send(event));
  return { actor, done, requests, send, view: () => connectOnboardingModal(actor.getSnapshot()) };
}

type World = ReturnType<typeof start>;

const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
const persisted = ({ actor }: World): string => JSON.stringify(actor.getPersistedSnapshot());

/** Event sequences that lead to every state. */
const ways = {
  hidden: () => start({ onDashboard: false }),
  ready: () => start(),
  starting: () => {
    const world = start();
    world.send({ type: "START" });
    return world;
  },
};
const states = ["hidden", "ready", "starting"] as const;

test.each([
  ["hidden", { open: false, starting: false, actions: [] }],
  ["ready", { open: true, starting: false, actions: ["START", "CLOSE"] }],
  ["starting", { open: true, starting: true, actions: ["CLOSE"] }],
] as const)("shows the view of %s", (state, shown) => {
  expect(ways[state]().view()).toEqual(shown);
});

test.each(states)("restores a snapshot of %s", (state) => {
  const world = ways[state]();
  const again = start({}, JSON.parse(persisted(world)));
  expect([persisted(again), again.view()]).toEqual([persisted(world), world.view()]);
});

test.each([
  ["the dashboard is opened", { onDashboard: false }],
  ["the account has been read", { loaded: false }],
  ["somebody signs in", { authenticated: false }],
  ["payouts are disconnected", { connected: true }],
])("opens when %s", (_, before) => {
  const { send, view } = start(before);
  expect(view().open).toBe(false);
  send({ type: "FACTS", facts: due });
  expect(view().open).toBe(true);
});

test.each([
  ["another page is opened", { onDashboard: false }],
  ["payouts are connected", { connected: true }],
  ["somebody signs out", { authenticated: false }],
  ["another tab closed it", { closedFlag: "true" }],
])("closes when %s, and stores nothing", (_, after) => {
  const { done, send, view } = start();
  send({ type: "FACTS", facts: { ...due, ...after } });
  expect([view().open, done]).toEqual([false, []]);
});

test("stores that it was closed and does not reopen", () => {
  const { done, send, view } = start();
  send({ type: "CLOSE" });
  expect([view().open, done]).toEqual([false, ["kept closed"]]);
  send({ type: "FACTS", facts: { ...due, closedFlag: "true" } });
  expect(view().open).toBe(false);
});

test("opens the tab within the click and shows the page once its URL arrives", async () => {
  const { done, requests, send, view } = start();
  send({ type: "START" });
  expect([done, view().starting]).toEqual([["tab opened"], true]);
  requests[0]?.resolve(page);
  await settled();
  expect([done, view()]).toEqual([
    ["tab opened", `tab shows ${page}`],
    { open: true, starting: false, actions: ["START", "CLOSE"] },
  ]);
});

test("ignores a second click while starting", () => {
  const { done, requests, send } = start();
  send({ type: "START" }, { type: "START" });
  expect([done, requests.length]).toEqual([["tab opened"], 1]);
});

test.each([
  ["a failed call", (request: World["requests"][number]) => request.reject(new Error("503"))],
  [
    "a page of somebody else",
    (request: World["requests"][number]) => request.resolve("https://evil.example"),
  ],
])("closes the tab after %s, shows an error and allows a retry", async (_, answer) => {
  const { done, requests, send, view } = start();
  send({ type: "START" });
  for (const request of requests) answer(request);
  await settled();
  expect([done, view().actions]).toEqual([
    ["tab opened", "tab closed", failure],
    ["START", "CLOSE"],
  ]);
  send({ type: "START" });
  requests[1]?.resolve(page);
  await settled();
  expect(done.slice(3)).toEqual(["tab opened", `tab shows ${page}`]);
});

test("closes the tab when it is closed while starting, and ignores a late response", async () => {
  const { done, requests, send, view } = start();
  send({ type: "START" }, { type: "CLOSE" });
  requests[0]?.resolve(page);
  await settled();
  expect([view().open, done]).toEqual([false, ["tab opened", "tab closed", "kept closed"]]);
});

test("closes the tab when it is no longer due while starting", () => {
  const { done, send, view } = start();
  send({ type: "START" }, { type: "FACTS", facts: { ...due, authenticated: false } });
  expect([view().open, done]).toEqual([false, ["tab opened", "tab closed"]]);
});
