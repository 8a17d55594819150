import { createActor, fromPromise, waitFor } from "xstate";
import { expect, test } from "vitest";
import { proveMachine } from "../proof/machine-proof.ts";
import { connectRegion } from "./region.connect.ts";
import {
  type Coordinates,
  type RegionEvent,
  type RegionInput,
  regionMachine,
  type RegionPlace,
} from "./region.machine.ts";

const pasadena = { lat: 34.1478, long: -118.1445 };
const chicago = { lat: 41.8781, long: -87.6298 };
const atlantic = { lat: 30, long: -50 };

test("handles every event in every state and takes every transition", () => {
  const { gaps, taken } = proveMachine({
    machine: regionMachine,
    inputs: { unknown: { region: null }, known: { region: "ny" } },
    events: [
      { type: "LOCATE" },
      { type: "CHOOSE", region: "ny" },
      { type: "CHOOSE", region: "pdx" },
      { type: "FORGET" },
    ],
    answers: { locate: [{ output: pasadena }, { output: chicago }, { error: new Error("denied") }] },
  });
  expect(gaps).toEqual([]);
  expect(taken).toEqual({
    unknown: ["CHOOSE", "LOCATE"],
    locating: ["CHOOSE"],
    known: ["CHOOSE", "FORGET", "LOCATE"],
    far: ["CHOOSE", "LOCATE"],
    refused: ["CHOOSE", "LOCATE"],
  });
});

function start(
  locate: () => Promise<Coordinates> = () => new Promise(() => undefined),
  region: RegionInput["region"] = null,
) {
  const stored: Array<RegionPlace | null> = [];
  const actor = createActor(
    regionMachine.provide({
      actors: { locate: fromPromise(locate) },
      actions: { save: (_, { place }) => void stored.push(place) },
    }),
    { input: { region } },
  );
  actor.start();
  return { actor, stored };
}

test.each([
  ["near a region", pasadena, { state: "known", region: "la", area: null }, [{ ...pasadena, region: "la" }]],
  ["near a hub without one", chicago, { state: "far", region: null, area: "Chicago" }, []],
  ["far from all", atlantic, { state: "far", region: null, area: null }, []],
] as const)("locates a user %s", async (_, coordinates, view, places) => {
  const { actor, stored } = start(() => Promise.resolve(coordinates));
  expect(connectRegion(actor.getSnapshot()).state).toBe("unknown");
  actor.send({ type: "LOCATE" });
  const there = await waitFor(actor, (snapshot) => !snapshot.matches("locating"));
  expect(connectRegion(there)).toEqual(view);
  expect(stored).toEqual(places);
});

test("keeps the manual choice when the browser has no location, uses the hub's city and can be cleared", async () => {
  const { actor, stored } = start(() => Promise.reject(new Error("denied")));
  actor.send({ type: "LOCATE" });
  await waitFor(actor, (snapshot) => snapshot.matches("refused"));
  actor.send({ type: "CHOOSE", region: "pdx" });
  actor.send({ type: "FORGET" });
  expect(stored).toEqual([{ region: "pdx", lat: 45.5152, long: -122.6784 }, null]);
  expect(connectRegion(actor.getSnapshot())).toEqual({ state: "unknown", region: null, area: null });
});

type World = ReturnType<typeof start>;
const denied = () => Promise.reject(new Error("denied"));

async function locatedBy(locate: () => Promise<Coordinates>): Promise<World> {
  const world = start(locate);
  world.actor.send({ type: "LOCATE" });
  await waitFor(world.actor, (snapshot) => !snapshot.matches("locating"));
  return world;
}

/** The events that lead to every state. */
const ways = {
  unknown: () => start(),
  locating: () => {
    const world = start();
    world.actor.send({ type: "LOCATE" });
    return world;
  },
  known: () => start(undefined, "ny"),
  far: () => locatedBy(() => Promise.resolve(chicago)),
  refused: () => locatedBy(denied),
} satisfies Record<string, () => World | Promise<World>>;
type State = keyof typeof ways;
const states = Object.keys(ways) as State[];

const viewOf: Record<State, ReturnType<typeof connectRegion>> = {
  unknown: { state: "unknown", region: null, area: null },
  locating: { state: "locating", region: null, area: null },
  known: { state: "known", region: "ny", area: null },
  far: { state: "far", region: null, area: "Chicago" },
  refused: { state: "refused", region: null, area: null },
};

test.each(states)("shows the view of %s and stores nothing", async (state) => {
  const { actor, stored } = await ways[state]();
  expect([connectRegion(actor.getSnapshot()), stored]).toEqual([viewOf[state], []]);
});

const chosen = (region: "ny" | "pdx") => ({ state: "known", region, places: [region] });

/** The state, the region and what is stored after each event. */
const outcomeOf = (from: State, event: RegionEvent): object => {
  const { region } = viewOf[from];
  const same = { state: from, region, places: [] };
  switch (event.type) {
    case "LOCATE":
      return { state: "locating", region, places: [] };
    case "CHOOSE":
      return event.region === region ? same : chosen(event.region === "ny" ? "ny" : "pdx");
    case "FORGET":
      return from === "known" ? { state: "unknown", region: null, places: [null] } : same;
  }
};

test.each(
  states.flatMap((from) =>
    (
      [
        { type: "LOCATE" },
        { type: "CHOOSE", region: "ny" },
        { type: "CHOOSE", region: "pdx" },
        { type: "FORGET" },
      ] satisfies RegionEvent[]
    ).map((event) => [from, event] as const),
  ),
)("%s: the state after %j", async (from, event) => {
  const { actor, stored } = await ways[from]();
  actor.send(event);
  const { state, region } = connectRegion(actor.getSnapshot());
  expect({ state, region, places: stored.map((place) => place?.region ?? null) }).toEqual(
    outcomeOf(from, event),
  );
});

test.each([
  ["keeps the known region when a user turns out to be far away", () => Promise.resolve(chicago), "far"],
  ["keeps the known region when the browser has no location", denied, "refused"],
] as const)("%s", async (_what, locate, state) => {
  const { actor, stored } = start(locate, "ny");
  actor.send({ type: "LOCATE" });
  const there = await waitFor(actor, (snapshot) => !snapshot.matches("locating"));
  expect([connectRegion(there).state, connectRegion(there).region, stored]).toEqual([state, "ny", []]);
});

test("replaces the known region by the one that is near", async () => {
  const { actor, stored } = start(() => Promise.resolve(pasadena), "ny");
  actor.send({ type: "LOCATE" });
  const there = await waitFor(actor, (snapshot) => !snapshot.matches("locating"));
  expect([connectRegion(there), stored]).toEqual([
    { state: "known", region: "la", area: null },
    [{ ...pasadena, region: "la" }],
  ]);
});

test("clears the far hub once a region is chosen", async () => {
  const { actor } = await ways.far();
  expect(actor.getSnapshot().context.hub).not.toBeNull();
  actor.send({ type: "CHOOSE", region: "ny" });
  expect(actor.getSnapshot().context).toEqual({ region: "ny", hub: null });
});

test("calls a hub that no region has far, and no hub at all as well", async () => {
  const { actor } = await locatedBy(() => Promise.resolve(atlantic));
  expect(actor.getSnapshot().context).toEqual({ region: null, hub: "NA" });
});

test("ignores a location that comes after a choice", async () => {
  let answer: (coordinates: Coordinates) => void = () => undefined;
  const { actor, stored } = start(() => new Promise((resolve) => (answer = resolve)));
  actor.send({ type: "LOCATE" });
  actor.send({ type: "CHOOSE", region: "pdx" });
  answer(pasadena);
  await Promise.resolve();
  expect([connectRegion(actor.getSnapshot()).region, stored.length]).toEqual(["pdx", 1]);
});
