import type { AnyStateMachine } from "xstate";

/** What a machine names instead of doing it itself. */
export type MachineNeeds = {
  /** What it asks, and waits for. */
  actors: readonly string[];
  /** What it asks for without waiting. */
  effects: readonly string[];
  guards: readonly string[];
  /** Milliseconds; null when they depend on what the machine knows. */
  delays: ReadonlyArray<{ name: string; milliseconds: number | null }>;
};

/** xstate's own actions, like `assign`, are resolved by the machine; the others are for the world to do. */
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
