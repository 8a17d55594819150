import type { MachineScenario, ScenarioEvent } from "@heirloop/demo/scenario/machine/machine-scenario";
import { chartOf } from "@heirloop/machines/chart/machine-chart";
import { type RunningMachine, scheduledEvents } from "@heirloop/machines/chart/running-machine";
import { stateName } from "@heirloop/machines/chart/state-name";
import { createActor } from "xstate";
import { ExplorerClock } from "./explorer-clock.ts";
import type { ExplorableMachine } from "./machines.ts";
import { scriptedActor } from "./scripted-actor.ts";

/** One step of an exploration. */
export type TraceEntry = {
  /** Milliseconds since the start. */
  at: number;
  event: string;
  /** Whether the machine took a transition. */
  taken: boolean;
  /** The state afterward. */
  state: string;
  /** The actors and effects it started, in order. */
  did: readonly string[];
};

export type Situation = {
  machine: string;
  scenario: string;
  state: string;
  status: string;
  context: unknown;
  /** Events that would be accepted now, with valid payloads. */
  allowed: readonly ScenarioEvent[];
  /** Pending timers, the next one first. */
  pending: ReadonlyArray<{ what: string; milliseconds: number }>;
  trace: readonly TraceEntry[];
};

export type Exploration = {
  /** Sends the machine's sample event, preferably one that is accepted, with `payload` merged into it. */
  send: (type: string, payload?: Readonly<Record<string, unknown>>) => void;
  /** Milliseconds. */
  advance: (milliseconds: number) => void;
  situation: () => Situation;
};

const brief = (value: unknown): string => {
  const text = JSON.stringify(value);
  return text === undefined || text === "{}" ? "" : ` ${text}`;
};

/** Readable names of events that XState generates; actors have their names in the machine. */
function eventName(type: string, actorNames: ReadonlyMap<string, string>): string {
  if (type === "xstate.init") return "start";
  const [, kind = "", of = ""] = /^xstate\.(after|done\.actor|error\.actor)\.(.+)$/.exec(type) ?? [];
  if (kind === "after") return `time: ${of.slice(0, of.indexOf("."))}`;
  if (kind === "") return type;
  return `${actorNames.get(of) ?? of} ${kind.startsWith("done") ? "answers" : "fails"}`;
}

/** The types of a machine's external events. */
export const eventTypes = ({ definition }: ExplorableMachine): string[] =>
  [
    ...new Set(chartOf(definition).edges.flatMap(({ trigger, on }) => (trigger === "event" ? [on] : []))),
  ].toSorted();

/** Starts a machine in a scenario, with simulated time and scripted actors. */
export function explore(
  explorable: ExplorableMachine,
  scenario: string,
  { input, state, answers = {}, steps = [] }: MachineScenario,
): Exploration {
  const { definition, events } = explorable;
  const clock = new ExplorerClock();
  const trace: TraceEntry[] = [];
  const actorNames = new Map<string, string>();
  let did: string[] = [];
  let taken = false;
  const machine = definition.provide({
    actors: Object.fromEntries(
      Object.keys(definition.implementations.actors).map((name) => [
        name,
        scriptedActor(name, answers[name] ?? [], clock, ({ id, action, payload }) => {
          actorNames.set(id, name);
          did.push(`${action} ${name}${brief(payload)}`);
        }),
      ]),
    ),
  });
  const actor: RunningMachine = createActor(machine, {
    input,
    clock,
    ...(state === undefined ? {} : { snapshot: machine.resolveState({ value: state, context: input }) }),
    inspect: (seen) => {
      if (seen.type === "@xstate.microstep") taken ||= seen._transitions.length > 0;
      if (seen.type === "@xstate.action" && !seen.action.type.startsWith("xstate."))
        did.push(`${seen.action.type}${brief(seen.action.params)}`);
      if (seen.type !== "@xstate.snapshot" || !("value" in seen.snapshot)) return;
      const { type, ...payload } = seen.event;
      trace.push({
        at: clock.now(),
        event: type.startsWith("xstate.") ? eventName(type, actorNames) : `${type}${brief(payload)}`,
        taken: taken || type === "xstate.init",
        state: stateName(seen.snapshot.value),
        did,
      });
      did = [];
      taken = false;
    },
  });
  actor.start();

  const send: Exploration["send"] = (type, payload) => {
    const samples = events.filter((event) => event.type === type);
    const snapshot = actor.getSnapshot();
    const sample = samples.find((event) => snapshot.can(event)) ?? samples[0];
    actor.send({ ...sample, ...payload, type });
  };
  for (const step of steps)
    if ("advance" in step) clock.pass(step.advance);
    else actor.send(step.send);

  const pending = (): Situation["pending"] => {
    const scheduled = scheduledEvents(actor);
    let own = 0;
    return clock.timers
      .map(({ due, label }) => {
        const what = label ?? eventName(scheduled[own++]?.type ?? "time", actorNames);
        return { what, milliseconds: due - clock.now() };
      })
      .toSorted((one, other) => one.milliseconds - other.milliseconds);
  };

  return {
    send,
    advance: (milliseconds) => clock.pass(milliseconds),
    situation: () => {
      const snapshot = actor.getSnapshot();
      return {
        machine: definition.id,
        scenario,
        state: stateName(snapshot.value),
        status: snapshot.status,
        context: snapshot.context,
        allowed: snapshot.status === "active" ? events.filter((event) => snapshot.can(event)) : [],
        pending: pending(),
        trace,
      };
    },
  };
}
