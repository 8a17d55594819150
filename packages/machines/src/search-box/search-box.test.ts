import { createActor, fromPromise, SimulatedClock } from "xstate";
import { expect, test } from "vitest";
import { searchBoxMachine, type Suggestions } from "./search-box.machine.ts";
import { searchTerm, withRecent } from "./search-term.ts";

const answer = (query: string): Suggestions => ({
  queries: [query],
  products: [],
  brands: [],
  categories: [],
  queryId: null,
});

function start(
  recent: readonly string[] = [],
  popular: () => Promise<string[]> = () => Promise.resolve(["velvet sofa"]),
) {
  const asked: Array<{ term: string; resolve: (told: Suggestions) => void; reject: (why: Error) => void }> =
    [];
  const kept: string[][] = [];
  const shown: string[] = [];
  const failures: unknown[] = [];
  const clock = new SimulatedClock();
  const machine = searchBoxMachine.provide({
    actors: {
      suggest: fromPromise(
        ({ input }) =>
          new Promise<Suggestions>((resolve, reject) => asked.push({ term: input.term, resolve, reject })),
      ),
      popular: fromPromise(popular),
    },
    actions: {
      keepRecent: (_, { recent: terms }) => kept.push([...terms]),
      showResults: (_, { term }) => shown.push(term),
      logFailure: (_, { error }) => failures.push(error),
    },
  });
  const actor = createActor(machine, { clock, input: { typed: "", recent } });
  actor.start();
  return { actor, asked, clock, kept, shown, failures, context: () => actor.getSnapshot().context };
}

const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

test("ignores blank terms and reads an ampersand as and", () => {
  expect([" ", "\t\n", " table & chairs ", "a&b"].map(searchTerm)).toEqual([
    null,
    null,
    "table and chairs",
    "a and b",
  ]);
});

test("keeps the ten latest searches without duplicates", () => {
  const many = Array.from({ length: 12 }, (_, at) => `term ${at}`).reduce<string[]>(withRecent, []);
  expect(many).toEqual([
    "term 11",
    "term 10",
    "term 9",
    "term 8",
    "term 7",
    "term 6",
    "term 5",
    "term 4",
    "term 3",
    "term 2",
  ]);
  expect(withRecent(["lamp", "sofa"], "Sofa")).toEqual(["Sofa", "lamp"]);
});

test("loads suggestions from three characters on, after typing pauses", () => {
  const { actor, asked, clock } = start();
  actor.send({ type: "OPEN" });
  actor.send({ type: "TYPE", typed: "so" });
  clock.increment(1_000);
  expect(asked).toEqual([]);
  actor.send({ type: "TYPE", typed: "sof" });
  clock.increment(149);
  actor.send({ type: "TYPE", typed: "sofa" });
  clock.increment(150);
  expect(asked.map(({ term }) => term)).toEqual(["sofa"]);
});

test("never replaces a newer response with an older one", async () => {
  const { actor, asked, clock, context } = start();
  actor.send({ type: "OPEN" });
  actor.send({ type: "TYPE", typed: "sofa" });
  clock.increment(150);
  actor.send({ type: "TYPE", typed: "lamp" });
  clock.increment(150);
  asked[1]?.resolve(answer("lamp"));
  await settled();
  asked[0]?.resolve(answer("sofa"));
  await settled();
  expect(context().suggestions).toEqual(answer("lamp"));
});

test("only logs a failed suggestion", async () => {
  const { actor, asked, clock, failures, context } = start();
  actor.send({ type: "TYPE", typed: "sofa" });
  actor.send({ type: "TYPE", typed: "sofas" });
  clock.increment(150);
  asked.at(-1)?.reject(new Error("down"));
  await settled();
  expect(failures).toEqual([new Error("down")]);
  expect(context().suggestions).toBeNull();
});

test("works without popular searches", async () => {
  const { actor, failures } = start([], () => Promise.reject(new Error("down")));
  actor.send({ type: "OPEN" });
  await settled();
  expect([failures, actor.getSnapshot().status]).toEqual([[new Error("down")], "active"]);
});

test("stores the term, shows its results and closes on search; ignores blanks", () => {
  const { actor, kept, shown } = start(["lamp"]);
  actor.send({ type: "OPEN" });
  actor.send({ type: "SEARCH", term: "  " });
  expect(actor.getSnapshot().matches("open")).toBe(true);
  actor.send({ type: "SEARCH", term: " oak & brass " });
  expect([kept, shown, actor.getSnapshot().value]).toEqual([
    [["oak and brass", "lamp"]],
    ["oak and brass"],
    "closed",
  ]);
});
