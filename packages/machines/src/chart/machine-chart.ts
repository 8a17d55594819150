import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from "xstate";

/** What makes a machine take an edge: an event of its own, time, its own decision, or the end of something that it waits for. */
export type ChartTrigger = "event" | "delay" | "always" | "done" | "failed" | "told";

/** One way from a state: the same event with another guard is another edge. */
export type ChartEdge = {
  /** Path of the state that has the edge, `""` for the machine itself. */
  from: string;
  trigger: ChartTrigger;
  /** Name of the event, the delay, or the actor; `""` for `always`. */
  on: string;
  guard: string | null;
  /** Paths of the states that are entered; none when the edge only acts. */
  to: readonly string[];
  actions: readonly string[];
};

export type ChartState = {
  /** `open.typing`; `""` for the machine itself. */
  path: string;
  name: string;
  type: AnyStateNode["type"];
  /** Where its parent begins. */
  isInitial: boolean;
  /** Names of the actors that work while it lasts. */
  actors: readonly string[];
  states: readonly ChartState[];
};

export type MachineChart = { id: string; state: ChartState; edges: readonly ChartEdge[] };

const pathOf = (node: AnyStateNode): string => node.path.join(".");

/** States in the order in which they are written, parents before their children. */
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

/** The name by which something is provided; what is written in place has none. */
function nameOf(named: unknown): string {
  if (typeof named === "string") return named;
  if (typeof named === "object" && named !== null && "type" in named && typeof named.type === "string")
    return named.type;
  return "";
}

/** A guard that is put together from others is told by them: `not mayInterrupt`. */
function guardName(guard: unknown): string {
  const parts: unknown = typeof guard === "function" && "guards" in guard ? guard.guards : undefined;
  if (typeof guard === "function" && Array.isArray(parts))
    return `${guard.name} ${parts.map((part: unknown) => guardName(part)).join(", ")}`;
  return nameOf(guard) || "a condition";
}

/** What is written in place and only changes the context says nothing in a chart. */
const isWorthNaming = (action: string): boolean => action !== "" && !action.startsWith("xstate.");

function actorNamed(node: AnyStateNode, id: string): string {
  const invoked = node.invoke.find((one) => one.id === id);
  return invoked === undefined ? id : nameOf(invoked.src);
}

const endings = [
  ["xstate.done.actor.", "done"],
  ["xstate.error.actor.", "failed"],
  ["xstate.snapshot.", "told"],
] as const;

/** Names of events that xstate makes itself: `xstate.after.typing.search-box.open.typing`, `xstate.done.actor.0.checkout.hold.holding`. */
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

/** Why an edge is taken: `TYPE [isLongEnough]`, `after typing`, `suggest fails`; `otherwise` when nothing else keeps it. */
export function edgeCause({ trigger, on, guard }: Pick<ChartEdge, "trigger" | "on" | "guard">): string {
  const cause = {
    event: on,
    delay: `after ${on}`,
    always: guard === null ? "otherwise" : "",
    done: on === "" ? "done" : `${on} answers`,
    failed: `${on} fails`,
    told: `${on} tells`,
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

/** A machine as plain data, for drawing it, explaining it, and telling what a test has seen of it. */
export function chartOf(machine: AnyStateMachine): MachineChart {
  return { id: machine.id, state: stateOf(machine.root), edges: transitionsOf(machine).map(edgeOf) };
}

/** Paths of all states below the machine itself, parents before their children. A history is a way back, no state that one can be in. */
export function statePaths(machine: AnyStateMachine): string[] {
  return nodesOf(machine.root)
    .slice(1)
    .filter(({ type }) => type !== "history")
    .map(pathOf);
}
