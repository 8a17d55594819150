import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from "xstate";

/** What triggers a transition: an event, a delay, an eventless guard, or the end of an invoked actor. */
export type ChartTrigger = "event" | "delay" | "always" | "done" | "failed" | "snapshot";

/** A transition from a state. The same event with another guard is another edge. */
export type ChartEdge = {
  /** Path of the source state, `""` for the machine itself. */
  from: string;
  trigger: ChartTrigger;
  /** Name of the event, the delay, or the actor; `""` for `always`. */
  on: string;
  guard: string | null;
  /** Paths of the target states; empty for a transition that only runs actions. */
  to: readonly string[];
  actions: readonly string[];
};

export type ChartState = {
  /** `open.typing`; `""` for the machine itself. */
  path: string;
  name: string;
  type: AnyStateNode["type"];
  /** It is the initial state of its parent. */
  isInitial: boolean;
  /** Names of the actors invoked in this state. */
  actors: readonly string[];
  states: readonly ChartState[];
};

export type MachineChart = { id: string; state: ChartState; edges: readonly ChartEdge[] };

const pathOf = (node: AnyStateNode): string => node.path.join(".");

/** States in the order of their definition, parents before their children. */
function nodesOf(node: AnyStateNode): AnyStateNode[] {
  return [node, ...Object.values(node.states).flatMap(nodesOf)];
}

/** Every transition that the machine defines, each once. */
export function transitionsOf(machine: AnyStateMachine): AnyTransitionDefinition[] {
  return nodesOf(machine.root).flatMap((node) => [
    ...[...node.transitions.values()].flat(),
    ...(node.always ?? []),
  ]);
}

/** The name under which an implementation is provided; inline implementations have none. */
function nameOf(implementation: unknown): string {
  if (typeof implementation === "string") return implementation;
  if (
    typeof implementation === "object" &&
    implementation !== null &&
    "type" in implementation &&
    typeof implementation.type === "string"
  )
    return implementation.type;
  return "";
}

/** A composed guard is named after its parts: `not mayInterrupt`. */
function guardName(guard: unknown): string {
  const parts: unknown = typeof guard === "function" && "guards" in guard ? guard.guards : undefined;
  if (typeof guard === "function" && Array.isArray(parts))
    return `${guard.name} ${parts.map((part: unknown) => guardName(part)).join(", ")}`;
  return nameOf(guard) || "a condition";
}

/** Inline actions and context assignments are left out of a chart. */
const isWorthNaming = (action: string): boolean => action !== "" && !action.startsWith("xstate.");

function actorNamed(node: AnyStateNode, id: string): string {
  const invoked = node.invoke.find((one) => one.id === id);
  return invoked === undefined ? id : nameOf(invoked.src);
}

const endings = [
  ["xstate.done.actor.", "done"],
  ["xstate.error.actor.", "failed"],
  ["xstate.snapshot.", "snapshot"],
] as const;

/**
 * Names of events that XState generates: `xstate.after.typing.search-box.open.typing`,
 * `xstate.done.actor.0.checkout.hold.holding`.
 */
function triggerOf(transition: AnyTransitionDefinition): Pick<ChartEdge, "trigger" | "on"> {
  const { source } = transition;
  const eventType = String(transition.eventType);
  if (eventType === "") return { trigger: "always", on: "" };
  if (eventType.startsWith("xstate.after."))
    return { trigger: "delay", on: eventType.slice("xstate.after.".length, -(source.id.length + 1)) };
  if (eventType.startsWith("xstate.done.state.")) return { trigger: "done", on: "" };
  const ending = endings.find(([prefix]) => eventType.startsWith(prefix));
  if (ending === undefined) return { trigger: "event", on: eventType };
  return { trigger: ending[1], on: actorNamed(source, eventType.slice(ending[0].length)) };
}

export function edgeOf(transition: AnyTransitionDefinition): ChartEdge {
  const { source, target, guard, actions } = transition;
  return {
    from: pathOf(source),
    ...triggerOf(transition),
    guard: guard === undefined ? null : guardName(guard),
    to: (target ?? []).map(pathOf),
    actions: actions.map(nameOf).filter(isWorthNaming),
  };
}

/**
 * Why a transition is taken: `TYPE [isLongEnough]`, `after typing`, `suggest fails`; `otherwise` without a
 * guard.
 */
export function edgeCause({ trigger, on, guard }: Pick<ChartEdge, "trigger" | "on" | "guard">): string {
  const cause = {
    event: on,
    delay: `after ${on}`,
    always: guard === null ? "otherwise" : "",
    done: on === "" ? "done" : `${on} answers`,
    failed: `${on} fails`,
    snapshot: `${on} updates`,
  }[trigger];
  return [cause, guard === null ? "" : `[${guard}]`].filter((part) => part !== "").join(" ");
}

/** An edge in one line: `open: TYPE [isLongEnough] → open.typing`. */
export const edgeName = (edge: ChartEdge): string =>
  `${edge.from || "anywhere"}: ${edgeCause(edge)} → ${edge.to.join(" + ") || "stays"}`;

function stateOf(node: AnyStateNode): ChartState {
  const begins = node.parent?.type === "compound" ? node.parent.config.initial : undefined;
  return {
    path: pathOf(node),
    name: node.key,
    type: node.type,
    isInitial: begins === node.key,
    actors: node.invoke.map(({ src }) => nameOf(src)).filter((name) => name !== ""),
    states: Object.values(node.states).map(stateOf),
  };
}

/** A machine as plain data, for drawing it, explaining it, and measuring what a test has covered. */
export function chartOf(machine: AnyStateMachine): MachineChart {
  return { id: machine.id, state: stateOf(machine.root), edges: transitionsOf(machine).map(edgeOf) };
}

/**
 * Paths of all states below the machine itself, parents before their children. History states are left out: a
 * machine is never in one.
 */
export function statePaths(machine: AnyStateMachine): string[] {
  return nodesOf(machine.root)
    .slice(1)
    .filter(({ type }) => type !== "history")
    .map(pathOf);
}
