import { type EventObject, fromTransition } from "xstate";
import { getShortestPaths, getSimplePaths } from "xstate/graph";
import type { Exploration } from "./exploration.ts";

type Found = { state: { context: { key: string } }; steps: ReadonlyArray<{ event: EventObject }> };

/** The paths through the states that were found, by the names of their steps (xstate/graph). */
export function findPaths({ places, roots }: Pick<Exploration, "places" | "roots">) {
  /** The states and steps that were found, in the form that xstate/graph takes. */
  const walked = (root: string) =>
    fromTransition(
      ({ key }: { key: string }, { type }: EventObject) => ({ key: places.get(key)?.next.get(type) ?? key }),
      { key: root },
    );
  const options = {
    events: ({ context: { key } }: { context: { key: string } }) =>
      [...(places.get(key)?.next.keys() ?? [])].map((type) => ({ type })),
    serializeState: ({ context: { key } }: { context: { key: string } }) => key,
  };
  const stepsOf = ({ steps }: Found): string[] =>
    steps.map(({ event }) => event.type).filter((type) => type !== "xstate.init");
  const nameAt = ({ state }: Found): string => places.get(state.context.key)?.name ?? "";

  return {
    /** By the name of a resting state: the shortest path to it. */
    shortestPaths(): Record<string, readonly string[]> {
      const shortest: Record<string, readonly string[]> = {};
      for (const found of roots.flatMap((root) => getShortestPaths(walked(root), options))) {
        const known = shortest[nameAt(found)];
        const steps = stepsOf(found);
        if (known === undefined || steps.length < known.length) shortest[nameAt(found)] = steps;
      }
      return shortest;
    },
    /** Every path to a resting state that visits no state twice. */
    simplePathsTo: (state: string): ReadonlyArray<readonly string[]> =>
      roots.flatMap((root) =>
        getSimplePaths(walked(root), options)
          .filter((found) => nameAt(found) === state)
          .map(stepsOf),
      ),
  };
}
