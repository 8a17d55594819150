import { placesOf, type StateStories } from "../scripts/machine-state-stories.ts";

/** A story that shows one or more states of a machine. */
export type StateChoice = {
  /** `file#Story`, as in `scripts/machine-state-stories.ts`. */
  story: string;
  machine: string;
  /** More than one when one story shows several, as in a machine with parallel states. */
  states: readonly string[];
};

const fileOf = (story: string): string => story.split("#")[0] ?? "";

/** The files in which a machine is shown. */
function filesOf(states: StateStories[string]): Set<string> {
  return new Set(Object.values(states).flatMap(placesOf).map(fileOf));
}

/**
 * The states to which the toolbar can lead from a story: those of the machine that drives its screen. When several
 * machines do, it is the one of which the story shows a state, or the first.
 */
export function getStateChoices(story: string, table: StateStories): StateChoice[] {
  const machines = Object.entries(table).filter(([, states]) => filesOf(states).has(fileOf(story)));
  const [name, states] =
    machines.find(([, rows]) => Object.values(rows).flatMap(placesOf).includes(story)) ?? machines[0] ?? [];
  if (name === undefined || states === undefined) return [];
  const choices = new Map<string, string[]>();
  for (const [state, row] of Object.entries(states)) {
    const places = placesOf(row);
    const place =
      places.find((other) => other === story) ??
      places.find((other) => fileOf(other) === fileOf(story)) ??
      places[0];
    if (place !== undefined) choices.set(place, [...(choices.get(place) ?? []), state]);
  }
  return [...choices].map(([place, shown]) => ({ story: place, machine: name, states: shown }));
}
