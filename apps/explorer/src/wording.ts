import type { ScenarioEvent } from "@heirloop/demo/scenario/machine/machine-scenario";
import { chartOf, statePaths } from "@heirloop/machines/chart/machine-chart";
import { duration } from "./duration.ts";
import type { Situation, TraceEntry } from "./exploration.ts";
import type { ExplorableMachine } from "./machines.ts";

const width = 100;
const shortened = (text: string, most = width): string =>
  text.length <= most ? text : `${text.slice(0, most - 1)}…`;

const eventWords = ({ type, ...payload }: ScenarioEvent): string =>
  Object.keys(payload).length === 0 ? type : `${type} ${shortened(JSON.stringify(payload), width - 10)}`;

function contextLines(context: unknown): string[] {
  if (typeof context !== "object" || context === null) return [];
  return Object.entries(context).map(
    ([name, value]) => `  ${name}: ${shortened(JSON.stringify(value) ?? "–", width - name.length)}`,
  );
}

const listed = (title: string, lines: readonly string[], none: string): string[] =>
  lines.length === 0 ? [`${title}: ${none}`] : [`${title}:`, ...lines.map((line) => `  ${line}`)];

/** The current state and the next possible steps, as text. */
export function situationWords({
  machine,
  scenario,
  state,
  status,
  context,
  allowed,
  pending,
}: Situation): string {
  return [
    `${machine}, ${scenario}`,
    `state: ${state}${status === "active" ? "" : ` (${status})`}`,
    "context:",
    ...contextLines(context),
    ...listed("takes now", allowed.map(eventWords), "nothing"),
    ...listed(
      "waits for",
      pending.map(({ what, milliseconds }) => `${what} in ${duration(milliseconds)}`),
      "nothing",
    ),
  ].join("\n");
}

const entryLines = ({ at, event, taken, state, did }: TraceEntry): string[] => [
  `${duration(at).padStart(8)}  ${shortened(event)} ${taken ? `→ ${state}` : "— refused"}`,
  ...did.map((what) => `${" ".repeat(10)}· ${shortened(what)}`),
];

/** The trace with one line per step, followed by the actors and effects it started. */
export const traceWords = (trace: readonly TraceEntry[]): string => trace.flatMap(entryLines).join("\n");

/** The list of machines and scenarios, as text. */
export function machineWords(machines: Iterable<ExplorableMachine>): string {
  return [...machines]
    .map(({ machine, definition, scenarios }) => {
      const { edges } = chartOf(definition);
      const names = Object.entries(scenarios).map(([name, { about }]) => `    ${name.padEnd(30)} ${about}`);
      return [`${machine}: ${statePaths(definition).length} states, ${edges.length} edges`, ...names].join(
        "\n",
      );
    })
    .join("\n\n");
}
