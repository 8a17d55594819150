import type { AnyStateMachine } from "xstate";

/** The implementations that a machine expects from outside. */
export type MachineNeeds = {
  /** Actors that the machine invokes and waits for. */
  actors: readonly string[];
  /** Actions that the machine does not wait for. */
  effects: readonly string[];
  guards: readonly string[];
  /** Milliseconds; null when they depend on the context. */
  delays: ReadonlyArray<{ name: string; milliseconds: number | null }>;
};

/** XState resolves its own actions, like `assign`; the others are side effects to be provided. */
const isEffect = (action: unknown): boolean => typeof action === "function" && !("resolve" in action);

export function needsOf({ implementations }: AnyStateMachine): MachineNeeds {
  const { actors, actions, guards, delays } = implementations;
  return {
    actors: Object.keys(actors),
    effects: Object.entries<unknown>(actions).flatMap(([name, action]) => (isEffect(action) ? [name] : [])),
    guards: Object.keys(guards),
    delays: Object.entries<unknown>(delays).map(([name, delay]) => ({
      name,
      milliseconds: typeof delay === "number" ? delay : null,
    })),
  };
}
