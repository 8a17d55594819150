import { type Notification, notificationSchema } from "@heirloop/contract/notification/notification.schema";
import { createActor, fromPromise } from "xstate";
import { expect, test } from "vitest";
import { proveMachine } from "../proof/machine-proof.ts";
import { connectNotifications } from "./notifications.connect.ts";
import { type NotificationsEvent, notificationsMachine } from "./notifications.machine.ts";

const notification = (name: string): Notification =>
  notificationSchema.parse({
    _id: `note-${name}`,
    type: "order",
    text: `${name} happened`,
    sender: null,
    listing: null,
    listings: [],
    items: 1,
    order: null,
    chat: null,
    seen: false,
    date: "2026-11-21T10:00:00.000Z",
  });
const batch = (names: readonly string[], maxed: boolean) => ({
  notifications: names.map(notification),
  maxed,
});

type Call = { call: string; resolve: (answer: never) => void; reject: (why: Error) => void };

function start(notPreviewed = 3, snapshot?: unknown) {
  const calls: Call[] = [];
  const did: string[] = [];
  const actor = createActor(
    notificationsMachine.provide({
      actors: {
        batch: fromPromise(
          ({ input }) =>
            new Promise((resolve, reject) =>
              calls.push({ call: `batch after ${input.skip}`, resolve, reject }),
            ),
        ),
        preview: fromPromise(
          () => new Promise((resolve, reject) => calls.push({ call: "preview", resolve, reject })),
        ),
      },
      actions: {
        markSeen: (_, { id }) => did.push(`marks ${id}`),
        showCount: (_, { notPreviewed: count }) => did.push(`shows ${count}`),
      },
    }),
    { input: { notPreviewed }, ...(snapshot === undefined ? {} : { snapshot: snapshot as never }) },
  );
  actor.start();
  const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
  return {
    actor,
    calls,
    did,
    send: (...events: readonly NotificationsEvent[]): void => events.forEach((event) => actor.send(event)),
    answer: async (call: string, answer: unknown): Promise<void> => {
      const at = calls.findIndex((one) => one.call === call);
      const [pending] = calls.splice(at, 1);
      if (pending === undefined) throw new Error(`nobody asked: ${call}`);
      if (answer instanceof Error) pending.reject(answer);
      else pending.resolve(answer as never);
      await settled();
    },
    view: () => connectNotifications(actor.getSnapshot()),
    names: () => actor.getSnapshot().context.notifications.map(({ _id }) => _id),
  };
}

test("handles every event in every state and takes every transition", () => {
  const { gaps, taken } = proveMachine({
    machine: notificationsMachine,
    inputs: { start: { notPreviewed: 0 } },
    events: [
      { type: "OPEN" },
      { type: "CLOSE" },
      { type: "LOAD_MORE" },
      { type: "RETRY" },
      { type: "FOLLOW", id: "note-one" },
      { type: "FOLLOW", id: "note-nobody" },
      { type: "ARRIVED", notPreviewed: 0 },
      { type: "ARRIVED", notPreviewed: 1 },
    ],
    answers: {
      batch: [
        { output: batch(["one"], false) },
        { output: batch(["two"], true) },
        { error: new Error("down") },
      ],
      preview: [{ output: { notPreviewed: 0 } }, { error: new Error("down") }],
    },
  });
  expect(gaps).toEqual([]);
  const open = ["CLOSE", "FOLLOW"];
  expect(taken).toEqual({
    "menu.closed": ["OPEN"],
    "menu.open.loading": ["CLOSE"],
    "menu.open.failed": ["CLOSE", "RETRY"],
    "menu.open.ready": [...open, "LOAD_MORE"],
    "menu.open.loadingMore": open,
    "menu.open.moreFailed": [...open, "RETRY"],
    "count.known": ["ARRIVED", "OPEN"],
    "count.resetting": ["ARRIVED", "OPEN"],
  });
});

test("loads the first batch and resets the count on opening", async () => {
  const { calls, did, send, answer, view } = start();
  send({ type: "OPEN" });
  expect([calls.map(({ call }) => call), view()]).toEqual([
    ["batch after 0", "preview"],
    {
      open: true,
      notifications: { state: "loading" },
      maxed: false,
      more: "idle",
      notPreviewed: 3,
      actions: ["CLOSE"],
    },
  ]);
  await answer("preview", { notPreviewed: 0 });
  await answer("batch after 0", batch(["one", "two"], false));
  expect([did, view()]).toEqual([
    ["shows 0"],
    {
      open: true,
      notifications: { state: "ready", value: [notification("one"), notification("two")] },
      maxed: false,
      more: "idle",
      notPreviewed: 0,
      actions: ["CLOSE", "LOAD_MORE", "FOLLOW"],
    },
  ]);
});

test("loads batches by the number already shown, without duplicates, until there are no more", async () => {
  const { calls, send, answer, names, view } = start();
  send({ type: "OPEN" });
  await answer("batch after 0", batch(["one", "two"], false));
  send({ type: "LOAD_MORE" }, { type: "LOAD_MORE" });
  expect(calls.map(({ call }) => call)).toEqual(["preview", "batch after 2"]);
  // A new arrival has shifted the batches.
  await answer("batch after 2", batch(["two", "three"], true));
  expect(names()).toEqual(["note-one", "note-two", "note-three"]);
  expect(view()).toMatchObject({ maxed: true, actions: ["CLOSE", "FOLLOW"] });
  send({ type: "LOAD_MORE" });
  expect(calls.map(({ call }) => call)).toEqual(["preview"]);
});

test("reports a first batch that failed to load and retries it", async () => {
  const { send, answer, view } = start();
  send({ type: "OPEN" });
  await answer("batch after 0", new Error("down"));
  expect(view()).toMatchObject({ notifications: { state: "failed" }, actions: ["CLOSE", "RETRY"] });
  send({ type: "RETRY" });
  expect(view().notifications).toEqual({ state: "loading" });
  await answer("batch after 0", batch([], true));
  expect(view()).toMatchObject({ notifications: { state: "ready", value: [] }, maxed: true });
});

test("keeps the list when a later batch fails to load, reports it and retries", async () => {
  const { calls, send, answer, names, view } = start();
  send({ type: "OPEN" });
  await answer("batch after 0", batch(["one"], false));
  send({ type: "LOAD_MORE" });
  expect(view().more).toBe("loading");
  await answer("batch after 1", new Error("down"));
  expect([names(), view().more, view().actions]).toEqual([
    ["note-one"],
    "failed",
    ["CLOSE", "RETRY", "FOLLOW"],
  ]);
  send({ type: "RETRY" });
  expect([view().more, calls.at(-1)?.call]).toEqual(["loading", "batch after 1"]);
});

test("marks a followed notification as seen and closes the menu; reopening starts over", async () => {
  const { calls, did, send, answer, names, view } = start();
  send({ type: "OPEN" });
  await answer("preview", { notPreviewed: 0 });
  await answer("batch after 0", batch(["one"], true));
  send(
    { type: "FOLLOW", id: "note-nobody" },
    { type: "FOLLOW", id: "note-one" },
    { type: "FOLLOW", id: "note-one" },
  );
  expect([did, view()]).toEqual([
    ["shows 0", "marks note-one"],
    {
      open: false,
      notifications: { state: "ready", value: [{ ...notification("one"), seen: true }] },
      maxed: true,
      more: "idle",
      notPreviewed: 0,
      actions: ["OPEN"],
    },
  ]);
  send({ type: "OPEN" });
  expect([names(), calls.map(({ call }) => call)]).toEqual([[], ["batch after 0", "preview"]]);
});

test("keeps a count that failed to reset and adds new arrivals to it", async () => {
  const { did, send, answer, view } = start();
  send({ type: "OPEN" });
  await answer("preview", new Error("down"));
  expect([did, view().notPreviewed]).toEqual([[], 3]);
  send({ type: "ARRIVED", notPreviewed: 4 }, { type: "ARRIVED", notPreviewed: 4 });
  expect([did, view().notPreviewed]).toEqual([["shows 4"], 4]);
});

test("restores a snapshot and reloads what had not arrived", async () => {
  const first = start();
  first.send({ type: "OPEN" });
  await first.answer("batch after 0", batch(["one"], false));
  first.send({ type: "LOAD_MORE" });
  const persisted: unknown = JSON.parse(JSON.stringify(first.actor.getPersistedSnapshot()));
  const restored = start(0, persisted);
  expect([restored.names(), restored.view().more]).toEqual([["note-one"], "loading"]);
  await restored.answer("batch after 1", batch(["two"], true));
  expect(restored.names()).toEqual(["note-one", "note-two"]);
});
