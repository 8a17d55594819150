import { type HubId, hubs, type Region, regionOfHub } from "@heirloop/contract/hub/hub";
import { assertEvent, assign, fromPromise, setup } from "xstate";
import { nearestHub, regionOf } from "../hub/nearest-hub.ts";

/** Degrees. */
export type Coordinates = { lat: number; long: number };

/** The location stored in the browser. */
export type RegionPlace = Coordinates & { region: Region };

export type RegionInput = { region: Region | null };

export type RegionContext = RegionInput & {
  /** The nearest hub of the coordinates when it has no region of its own; 'NA' for none. */
  hub: HubId | "NA" | null;
};

export type RegionEvent =
  /** "Use where I am" was clicked. The location is never requested before that. */
  { type: "LOCATE" } | { type: "CHOOSE"; region: Region } | { type: "FORGET" };

/** A region chosen by hand is located at its hub's city. */
function placeOf(region: Region): RegionPlace {
  const city = hubs.find(({ id }) => regionOfHub[id] === region);
  return { region, lat: city?.lat ?? 0, long: city?.long ?? 0 };
}

type Located = { place: RegionPlace } | { hub: HubId | "NA" };

function located({ lat, long }: Coordinates): Located {
  const hub = nearestHub(lat, long) ?? "NA";
  const region = regionOf(hub);
  return region === undefined ? { hub } : { place: { region, lat, long } };
}

/**
 * The region where a user looks for furniture (docs/product.md §2, §3): unknown until the user shares a
 * location or chooses a region, and the user can change or clear it. Finding and storing the location are
 * provided.
 */
export const regionMachine = setup({
  types: {} as { context: RegionContext; input: RegionInput; events: RegionEvent },
  actors: {
    /** Asks the browser; rejects when it has no location or no permission. */
    locate: fromPromise<Coordinates>(() => Promise.reject(new Error("not provided"))),
  },
  guards: {
    isKnown: ({ context }) => context.region !== null,
    isNearRegion: (_, { coordinates }: { coordinates: Coordinates }) => "place" in located(coordinates),
    isAnotherRegion: ({ context, event }) => event.type === "CHOOSE" && event.region !== context.region,
  },
  actions: {
    setPlace: assign((_, { region }: { region: Region | null }) => ({ region, hub: null })),
    setFar: assign((_, { coordinates }: { coordinates: Coordinates }) => {
      const location = located(coordinates);
      return { hub: "hub" in location ? location.hub : null };
    }),
    /** Store it in the browser; null removes it. */
    save: (_args, _saved: { place: RegionPlace | null }) => undefined,
  },
}).createMachine({
  id: "region",
  context: ({ input }) => ({ ...input, hub: null }),
  initial: "deciding",
  on: {
    CHOOSE: {
      guard: "isAnotherRegion",
      target: ".known",
      actions: [
        {
          type: "setPlace",
          params: ({ event }) => {
            assertEvent(event, "CHOOSE");
            return { region: event.region };
          },
        },
        {
          type: "save",
          params: ({ event }) => {
            assertEvent(event, "CHOOSE");
            return { place: placeOf(event.region) };
          },
        },
      ],
    },
  },
  states: {
    deciding: { always: [{ guard: "isKnown", target: "known" }, "unknown"] },
    unknown: { on: { LOCATE: "locating" } },
    locating: {
      invoke: {
        src: "locate",
        onDone: [
          {
            guard: { type: "isNearRegion", params: ({ event }) => ({ coordinates: event.output }) },
            target: "known",
            actions: [
              {
                type: "setPlace",
                params: ({ event }) => {
                  const location = located(event.output);
                  return { region: "place" in location ? location.place.region : null };
                },
              },
              {
                type: "save",
                params: ({ event }) => {
                  const location = located(event.output);
                  return { place: "place" in location ? location.place : null };
                },
              },
            ],
          },
          {
            target: "far",
            actions: { type: "setFar", params: ({ event }) => ({ coordinates: event.output }) },
          },
        ],
        onError: "refused",
      },
    },
    known: {
      on: {
        LOCATE: "locating",
        FORGET: {
          target: "unknown",
          actions: [
            { type: "setPlace", params: { region: null } },
            { type: "save", params: { place: null } },
          ],
        },
      },
    },
    /** No region is near: another may be chosen. */
    far: { on: { LOCATE: "locating" } },
    /** The browser returned no location. */
    refused: { on: { LOCATE: "locating" } },
  },
});
