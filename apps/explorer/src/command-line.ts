import type { MachineScenario } from "@heirloop/demo/scenario/machine/machine-scenario";
import { milliseconds } from "./duration.ts";
import { eventTypes, type Exploration } from "./exploration.ts";
import type { ExplorableMachine } from "./machines.ts";
import { unknownName, WrongCommand } from "./wrong-command.ts";

export type Move = { send: string; payload: Readonly<Record<string, unknown>> } | { advance: number };

export type CommandLine = {
  /** Null for a command without one. */
  machine: string | null;
  scenario: string | null;
  /** In the order of the command line. */
  moves: readonly Move[];
  json: boolean;
  help: boolean;
};

export const usage = `pnpm machines                                   the machines
pnpm machines <machine>                         look at one, and play with it
pnpm machines <machine> --scenario <name>       begin in a named situation
               --send EVENT                     send an event, with the scenario's payload
               --send 'EVENT={"key": "value"}'  the same, with some of it replaced
               --advance 5s                     let time pass: 150ms, 5s, 15m, 72h, 14d
               --json                           print the situation as JSON

Moves are made in the order in which they are written. Unknown names end with status 2.`;

function payloadOf(written: string): Readonly<Record<string, unknown>> {
  try {
    const payload: unknown = JSON.parse(written);
    if (typeof payload === "object" && payload !== null && !Array.isArray(payload)) return { ...payload };
  } catch {
    // Reported below.
  }
  throw new WrongCommand(`An event carries a JSON object, and this is none: ${written}`);
}

/** `CLAIM` or `TYPE={"email": "…"}`; a space may replace the equals sign. */
export function sending(written: string): Move {
  const [, type = "", payload] = /^([^\s=]+)(?:[\s=]+(\{.*))?$/s.exec(written.trim()) ?? [];
  if (type === "")
    throw new WrongCommand(`An event is written EVENT or EVENT={"key": "value"}, not ${written}`);
  return { send: type, payload: payload === undefined ? {} : payloadOf(payload) };
}

export function parseAdvance(written: string): Move {
  const time = milliseconds(written);
  if (time === null) throw new WrongCommand(`Time is written 150ms, 5s, 15m, 72h or 14d, not ${written}`);
  return { advance: time };
}

/** @throws WrongCommand When an option is unknown or has no value. */
export function parseCommandLine(words: readonly string[]): CommandLine {
  let machine: string | null = null;
  let scenario: string | null = null;
  let json = false;
  let help = false;
  const moves: Move[] = [];
  const rest = [...words];
  const valueOf = (option: string): string => {
    const value = rest.shift();
    if (value === undefined) throw new WrongCommand(`${option} lacks its value.\n\n${usage}`);
    return value;
  };
  for (let word = rest.shift(); word !== undefined; word = rest.shift()) {
    if (word === "--json") json = true;
    else if (word === "--help" || word === "-h") help = true;
    else if (word === "--scenario") scenario = valueOf(word);
    else if (word === "--send") moves.push(sending(valueOf(word)));
    else if (word === "--advance") moves.push(parseAdvance(valueOf(word)));
    else if (word.startsWith("-") || machine !== null) throw new WrongCommand(`What is ${word}?\n\n${usage}`);
    else machine = word;
  }
  return { machine, scenario, moves, json, help };
}

/** @throws WrongCommand When there is no such machine. */
export function chosenMachine(
  machines: ReadonlyMap<string, ExplorableMachine>,
  name: string,
): ExplorableMachine {
  const chosen = machines.get(name);
  if (chosen === undefined) throw unknownName("machine", name, machines.keys());
  return chosen;
}

/** The named scenario, or the machine's first. @throws WrongCommand When there is no such scenario. */
export function chosenScenario(
  { machine, scenarios }: ExplorableMachine,
  name: string | null,
): [name: string, scenario: MachineScenario] {
  const chosen = name ?? Object.keys(scenarios)[0] ?? "";
  const scenario = scenarios[chosen];
  if (scenario === undefined)
    throw unknownName(`scenario of ${machine} called`, chosen, Object.keys(scenarios));
  return [chosen, scenario];
}

/** @throws WrongCommand When the machine has no such event. */
export function makeMove(machine: ExplorableMachine, exploration: Exploration, move: Move): void {
  if ("advance" in move) {
    exploration.advance(move.advance);
    return;
  }
  const known = eventTypes(machine);
  if (!known.includes(move.send)) throw unknownName(`event of ${machine.machine} called`, move.send, known);
  exploration.send(move.send, move.payload);
}
