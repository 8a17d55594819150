import { createActor, fromPromise, SimulatedClock } from "xstate";
import { expect, test } from "vitest";
import { type SearchBoxEvent, searchBoxMachine, type Suggestions } from "./search-box.machine.ts";
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
  typed = "",
) {
  const requests: Array<{
    term: string;
    resolve: (suggestions: Suggestions) => void;
    reject: (why: Error) => void;
  }> = [];
  const stored: string[][] = [];
  const shown: string[] = [];
  const failures: unknown[] = [];
  const clock = new SimulatedClock();
  const machine = searchBoxMachine.provide({
    actors: {
      suggest: fromPromise(
        ({ input }) =>
          new Promise<Suggestions>((resolve, reject) => requests.push({ term: input.term, resolve, reject })),
      ),
      popular: fromPromise(popular),
    },
    actions: {
      saveRecent: (_, { recent: terms }) => stored.push([...terms]),
      showResults: (_, { term }) => shown.push(term),
      logFailure: (_, { error }) => failures.push(error),
    },
  });
  const actor = createActor(machine, { clock, input: { typed, recent } });
  actor.start();
  return { actor, requests, clock, stored, shown, failures, context: () => actor.getSnapshot().context };
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
  const { actor, requests, clock } = start();
  actor.send({ type: "OPEN" });
  actor.send({ type: "TYPE", typed: "so" });
  clock.increment(1_000);
  expect(requests).toEqual([]);
  actor.send({ type: "TYPE", typed: "sof" });
  clock.increment(149);
  actor.send({ type: "TYPE", typed: "sofa" });
  clock.increment(150);
  expect(requests.map(({ term }) => term)).toEqual(["sofa"]);
});

test("never replaces a newer response with an older one", async () => {
  const { actor, requests, clock, context } = start();
  actor.send({ type: "OPEN" });
  actor.send({ type: "TYPE", typed: "sofa" });
  clock.increment(150);
  actor.send({ type: "TYPE", typed: "lamp" });
  clock.increment(150);
  requests[1]?.resolve(answer("lamp"));
  await settled();
  requests[0]?.resolve(answer("sofa"));
  await settled();
  expect(context().suggestions).toEqual(answer("lamp"));
});

test("only logs a failed suggestion", async () => {
  const { actor, requests, clock, failures, context } = start();
  actor.send({ type: "TYPE", typed: "sofa" });
  actor.send({ type: "TYPE", typed: "sofas" });
  clock.increment(150);
  requests.at(-1)?.reject(new Error("down"));
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
  const { actor, stored, shown } = start(["lamp"]);
  actor.send({ type: "OPEN" });
  actor.send({ type: "SEARCH", term: "  " });
  expect(actor.getSnapshot().matches("open")).toBe(true);
  actor.send({ type: "SEARCH", term: " oak & brass " });
  expect([stored, shown, actor.getSnapshot().value]).toEqual([
    [["oak and brass", "lamp"]],
    ["oak and brass"],
    "closed",
  ]);
});

type World = ReturnType<typeof start>;
const typeSofa: SearchBoxEvent = { type: "TYPE", typed: "sofa" };

const closed = (): World => start(["chair"]);

function idle(): World {
  const world = closed();
  world.actor.send({ type: "OPEN" });
  return world;
}

function typing(): World {
  const world = idle();
  world.actor.send(typeSofa);
  return world;
}

function loading(): World {
  const world = typing();
  world.clock.increment(150);
  return world;
}

async function loaded(): Promise<World> {
  const world = loading();
  world.requests[0]?.resolve(answer("sofa"));
  await settled();
  return world;
}

/** The events that lead to every state. */
const ways = { closed, idle, typing, loading, loaded };
type State = keyof typeof ways;

const valueOf = (state: State) => (state === "closed" ? state : { open: state });

test.each(
  (
    [
      ["closed", { open: "idle", short: "idle", long: "loading" }],
      ["idle", { open: "idle", short: "idle", long: "typing" }],
      ["typing", { open: "typing", short: "idle", long: "typing" }],
      ["loading", { open: "loading", short: "idle", long: "typing" }],
      ["loaded", { open: "loaded", short: "idle", long: "typing" }],
    ] as const
  ).flatMap(([from, to]) =>
    (
      [
        [from, { type: "OPEN" }, to.open],
        [from, { type: "CLOSE" }, "closed"],
        [from, { type: "TYPE", typed: "la" }, to.short],
        [from, { type: "TYPE", typed: "lam" }, to.long],
        [from, { type: "SEARCH", term: "  " }, from],
        [from, { type: "SEARCH", term: "lamp" }, "closed"],
      ] as const
    ).map((row) => row),
  ),
)("%s: %j leads to %s", async (from, event, to) => {
  const { actor } = await ways[from]();
  expect(actor.getSnapshot().value).toEqual(valueOf(from));
  actor.send(event);
  expect(actor.getSnapshot().value).toEqual(valueOf(to));
});

test.each(Object.keys(ways) as State[])("stores in %s what is typed and what is searched", async (state) => {
  const { actor, context } = await ways[state]();
  actor.send({ type: "TYPE", typed: "la" });
  expect(context()).toMatchObject({ typed: "la", recent: ["chair"], suggestions: null });
  actor.send({ type: "SEARCH", term: "Lamp & shade " });
  expect(context()).toMatchObject({
    typed: "Lamp and shade",
    recent: ["Lamp and shade", "chair"],
    suggestions: null,
  });
});

test("shows earlier suggestions until the next response, and none for a short or a chosen term", async () => {
  const { actor, requests, clock, context } = await loaded();
  actor.send({ type: "TYPE", typed: "lamp" });
  expect(context()).toMatchObject({ typed: "lamp", suggestions: answer("sofa") });
  clock.increment(150);
  expect(context().suggestions).toEqual(answer("sofa"));
  requests[1]?.resolve(answer("lamp"));
  await settled();
  expect([actor.getSnapshot().value, context().suggestions]).toEqual([{ open: "loaded" }, answer("lamp")]);
  for (const event of [
    { type: "TYPE", typed: "la" },
    { type: "SEARCH", term: "lamp" },
  ] as const) {
    const world = await loaded();
    world.actor.send(event);
    expect(world.context().suggestions).toBeNull();
  }
});

test("clears earlier suggestions when the next ones fail", async () => {
  const { actor, requests, clock, context, failures } = await loaded();
  actor.send({ type: "TYPE", typed: "lamp" });
  clock.increment(150);
  const failure = new Error("down");
  requests[1]?.reject(failure);
  await settled();
  expect([actor.getSnapshot().value, context().suggestions, failures]).toEqual([
    { open: "idle" },
    null,
    [failure],
  ]);
});

test("asks at once when the box is opened with a term, and for its normalized form", () => {
  const { actor, requests } = start([], undefined, " table &  chairs");
  actor.send({ type: "OPEN" });
  expect([requests.map(({ term }) => term), actor.getSnapshot().value]).toEqual([
    ["table and chairs"],
    { open: "loading" },
  ]);
});

test("counts the characters of the normalized term", () => {
  const { actor } = idle();
  actor.send({ type: "TYPE", typed: "  so " });
  expect(actor.getSnapshot().value).toEqual({ open: "idle" });
});

test("loads the popular searches each time the box is opened", async () => {
  const answers = [["velvet sofa"], ["oak desk"]];
  const { actor, context } = start([], () => Promise.resolve(answers.shift() ?? []));
  expect(context()).toEqual({ typed: "", recent: [], popular: [], suggestions: null });
  for (const popular of [["velvet sofa"], ["oak desk"]]) {
    actor.send({ type: "OPEN" });
    await settled();
    expect(context().popular).toEqual(popular);
    actor.send({ type: "CLOSE" });
  }
});

test("searches from the closed box", () => {
  const { actor, stored, shown } = closed();
  actor.send({ type: "SEARCH", term: "lamp" });
  expect([stored, shown]).toEqual([[["lamp", "chair"]], ["lamp"]]);
  actor.send({ type: "SEARCH", term: " " });
  expect(shown).toEqual(["lamp"]);
});
