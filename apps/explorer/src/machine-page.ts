import { chartOf, type ChartEdge, edgeCause, statePaths } from "@heirloop/machines/chart/machine-chart";
import { needsOf } from "@heirloop/machines/chart/machine-needs";
import { duration } from "./duration.ts";
import type { ExplorableMachine } from "./machines.ts";
import { mermaidChart } from "./mermaid-chart.ts";

type Table = { head: readonly string[]; rows: ReadonlyArray<readonly string[]> };

const cell = (text: string): string => text.replaceAll("|", String.raw`\|`);
const line = (cells: readonly string[]): string => `| ${cells.map(cell).join(" | ")} |`;

/** A Markdown section with a table; empty without rows. */
const section = (title: string, { head, rows }: Table): string[] =>
  rows.length === 0
    ? []
    : [`## ${title}`, "", line(head), line(head.map(() => "---")), ...rows.map(line), ""];

const code = (name: string): string => `\`${name}\``;
const codes = (names: readonly string[]): string => names.map(code).join(", ");

const edgeRow = (edge: ChartEdge): string[] => [
  edge.from === "" ? "anywhere" : code(edge.from),
  edgeCause(edge),
  edge.to.length === 0 ? "stays" : codes(edge.to),
  codes(edge.actions),
];

/** The purpose of a machine, from the docstring of `export const …Machine`. */
export function purposeIn(source: string): string {
  const [, comment] = /\/\*\*((?:(?!\*\/)[^])*)\*\/\s*export const \w+Machine\b/.exec(source) ?? [];
  if (comment === undefined) throw new Error("The machine has no docstring.");
  return comment
    .replaceAll(/^\s*\* ?/gm, "")
    .replaceAll(/\s*\n\s*/g, " ")
    .trim();
}

export const firstSentence = (text: string): string => /^.*?\.(?=\s|$)/.exec(text)?.[0] ?? text;

/** The page about a machine, from its definition, its docstring and its scenarios. */
export function machinePage({ machine, definition, scenarios }: ExplorableMachine, source: string): string {
  const chart = chartOf(definition);
  const { actors, effects, guards, delays } = needsOf(definition);
  const isEvent = ({ trigger }: ChartEdge): boolean => trigger === "event";
  const head = ["in", "when", "leads to", "and does"];
  const needs: string[][] = [
    ["actors: invoked, and waited for", codes(actors)],
    ["effects: run, and not waited for", codes(effects)],
    ["guards: its own, by name", codes(guards)],
  ].filter(([, names]) => names !== "");
  return [
    `# ${machine}`,
    "",
    "<!-- Made by `pnpm machines:docs`. The text comes from the machine's docstring. -->",
    "",
    purposeIn(source),
    "",
    `Written in [${machine}.machine.ts](../../packages/machines/src/${machine}/${machine}.machine.ts). Play it with \`pnpm machines ${machine}\`.`,
    "",
    "```mermaid",
    mermaidChart(chart),
    "```",
    "",
    ...section("What it takes", { head, rows: chart.edges.filter(isEvent).map(edgeRow) }),
    ...section("What happens by itself", {
      head,
      rows: chart.edges.filter((edge) => !isEvent(edge)).map(edgeRow),
    }),
    ...section("How long it waits", {
      head: ["delay", "time"],
      rows: delays.map(({ name, milliseconds }) => [
        code(name),
        milliseconds === null ? "depends on what it knows" : duration(milliseconds),
      ]),
    }),
    ...section("What it needs", { head: ["from outside", "names"], rows: needs }),
    ...section("Scenarios", {
      head: ["`--scenario`", "situation"],
      rows: Object.entries(scenarios).map(([name, { about }]) => [code(name), about]),
    }),
  ].join("\n");
}

/** The index page of the machines. `sources` are their files, by id. */
export function indexPage(
  machines: Iterable<ExplorableMachine>,
  sources: ReadonlyMap<string, string>,
): string {
  const rows = [...machines].map(({ machine, definition }) => {
    const { edges } = chartOf(definition);
    const purpose = firstSentence(purposeIn(sources.get(machine) ?? ""));
    return [
      `[${machine}](${machine}.md)`,
      purpose,
      String(statePaths(definition).length),
      String(edges.length),
    ];
  });
  return [
    "# Machines",
    "",
    "<!-- Made by `pnpm machines:docs`. -->",
    "",
    "Every rule of the product that has states, as it is written in `packages/machines`. Each one is proven by running it: from every state that it can reach, every event, every answer and every timer is tried, and each of its states and edges must have been seen ([machine-proof.ts](../../packages/machines/src/proof/machine-proof.ts)). `pnpm machines` plays them in the terminal.",
    "",
    line(["machine", "what it is", "states", "edges"]),
    line(["---", "---", "---", "---"]),
    ...rows.map(line),
    "",
  ].join("\n");
}
