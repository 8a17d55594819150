import { assign, createMachine, fromPromise, setup } from "xstate";
import { expect, test } from "vitest";
import { proveMachine } from "./machine-proof.ts";

const lamp = setup({
  // oxlint-disable-next-line typescript/no-unnecessary-type-assertion -- XState takes a machine's types from this value.
  types: {} as { context: { turns: number }; events: { type: "TURN" } | { type: "ASK" } | { type: "LEAVE" } },
  actors: { bulb: fromPromise<string>(() => Promise.reject(new Error("not provided"))) },
  delays: { warm: 500 },
}).createMachine({
  id: "lamp",
  context: { turns: 0 },
  initial: "off",
  states: {
    off: { on: { TURN: "warming", LEAVE: "gone" } },
    warming: { after: { warm: "on" } },
    on: {
      invoke: { src: "bulb", onDone: "off", onError: "broken" },
      on: { TURN: { target: "off", actions: assign(({ context }) => ({ turns: context.turns + 1 })) } },
    },
    broken: { always: "gone" },
    gone: { type: "final" },
  },
});
const everything = {
  machine: lamp,
  inputs: { start: undefined },
  events: [{ type: "TURN" }, { type: "LEAVE" }, { type: "ASK" }],
  answers: { bulb: [{ output: "light" }, { error: new Error("burned out") }] },
  distinguish: () => null,
} as const;

test("proves a machine when everything was covered, and reports accepted events and shortest paths", () => {
  const proof = proveMachine(everything);
  expect({ ...proof, simplePathsTo: proof.simplePathsTo("gone") }).toEqual({
    gaps: [],
    report: "lamp: 5 of 5 states, 7 of 7 edges, 4 situations × 3 events",
    taken: { off: ["LEAVE", "TURN"], warming: [], on: ["TURN"], gone: [] },
    shortestPaths: {
      off: [],
      warming: ["TURN"],
      on: ["TURN", "time: warm.lamp.warming"],
      gone: ["LEAVE"],
    },
    simplePathsTo: [["TURN", "time: warm.lamp.warming", "bulb fails"], ["LEAVE"]],
  });
});

test("names what was never covered", () => {
  expect(proveMachine({ ...everything, events: [{ type: "TURN" }], answers: {} }).gaps).toEqual([
    "never in broken",
    "never in gone",
    "never took off: LEAVE → gone",
    "never took on: bulb answers → off",
    "never took on: bulb fails → broken",
    "never took broken: otherwise → gone",
  ]);
});

test("reports where a machine throws, and the path to it", () => {
  const machine = createMachine({
    id: "drawer",
    initial: "closed",
    states: {
      closed: { on: { PULL: "open" } },
      open: {
        on: {
          PULL: {
            actions: () => {
              throw new Error("off its rails");
            },
          },
        },
      },
    },
  });
  expect(proveMachine({ machine, inputs: { start: undefined }, events: [{ type: "PULL" }] }).gaps).toEqual([
    "open, reached by [PULL]: PULL failed: Error: off its rails",
    "never took open: PULL → stays",
  ]);
});

test("reports an unexpected failure of an actor as a gap", () => {
  const machine = setup({ actors: { bulb: fromPromise(() => Promise.resolve("light")) } }).createMachine({
    id: "lamp",
    invoke: { src: "bulb" },
  });
  expect(
    proveMachine({
      machine,
      inputs: { start: undefined },
      events: [],
      answers: { bulb: [{ error: "burned" }] },
    }).gaps,
  ).toEqual(["lamp, reached by []: bulb fails failed: burned"]);
});

test("distinguishes a context that grows without limit from one that is merely large", () => {
  const { distinguish: _, ...growing } = everything;
  expect(() => proveMachine({ ...growing, maxStates: 50 })).toThrow(
    "lamp has more than 50 states: let `distinguish` tell fewer apart",
  );
});

test("fires a timer that was started later first", () => {
  const machine = createMachine({
    id: "kitchen",
    type: "parallel",
    states: {
      egg: { initial: "boiling", states: { boiling: { after: { 300: "done" } }, done: {} } },
      tea: { initial: "drawing", states: { drawing: { after: { 100: "done" } }, done: {} } },
    },
  });
  expect(proveMachine({ machine, inputs: { start: undefined }, events: [] }).shortestPaths).toEqual({
    "egg.boiling + tea.drawing": [],
    "egg.done + tea.drawing": ["time: 300.kitchen.egg.boiling"],
    "egg.boiling + tea.done": ["time: 100.kitchen.tea.drawing"],
    "egg.done + tea.done": ["time: 300.kitchen.egg.boiling", "time: 100.kitchen.tea.drawing"],
  });
});

test("reports a refused event that changed something", () => {
  const drawer = { pulls: 0 };
  const machine = createMachine({
    id: "drawer",
    context: drawer,
    on: {
      PULL: {
        guard: () => {
          drawer.pulls += 1;
          return false;
        },
        actions: () => {},
      },
    },
  });
  expect(
    proveMachine({ machine, inputs: { start: undefined }, events: [{ type: "PULL" }] }).gaps,
  ).toContainEqual("drawer, reached by []: PULL was refused and yet changed something");
});
