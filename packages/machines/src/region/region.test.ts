import { createActor, fromPromise, waitFor } from "xstate";
import { expect, test } from "vitest";
import { proveMachine } from "../proof/machine-proof.ts";
import { connectRegion } from "./region.connect.ts";
import { type Coordinates, regionMachine, type RegionPlace } from "./region.machine.ts";

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

function start(locate: () => Promise<Coordinates>) {
  const kept: Array<RegionPlace | null> = [];
  const actor = createActor(
    regionMachine.provide({
      actors: { locate: fromPromise(locate) },
      actions: { keep: (_, { place }) => void kept.push(place) },
    }),
    { input: { region: null } },
  );
  actor.start();
  return { actor, kept };
}

test.each([
  ["near a region", pasadena, { state: "known", region: "la", area: null }, [{ ...pasadena, region: "la" }]],
  ["near a hub without one", chicago, { state: "far", region: null, area: "Chicago" }, []],
  ["far from all", atlantic, { state: "far", region: null, area: null }, []],
] as const)("locates a user %s", async (_, coordinates, view, places) => {
  const { actor, kept } = start(() => Promise.resolve(coordinates));
  expect(connectRegion(actor.getSnapshot()).state).toBe("unknown");
  actor.send({ type: "LOCATE" });
  const there = await waitFor(actor, (snapshot) => !snapshot.matches("locating"));
  expect(connectRegion(there)).toEqual(view);
  expect(kept).toEqual(places);
});

test("keeps the manual choice when the browser has no location, uses the hub's city and can be cleared", async () => {
  const { actor, kept } = start(() => Promise.reject(new Error("denied")));
  actor.send({ type: "LOCATE" });
  await waitFor(actor, (snapshot) => snapshot.matches("refused"));
  actor.send({ type: "CHOOSE", region: "pdx" });
  actor.send({ type: "FORGET" });
  expect(kept).toEqual([{ region: "pdx", lat: 45.5152, long: -122.6784 }, null]);
  expect(connectRegion(actor.getSnapshot())).toEqual({ state: "unknown", region: null, area: null });
});
