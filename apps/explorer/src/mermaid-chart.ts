import {
  type ChartEdge,
  type ChartState,
  edgeCause,
  type MachineChart,
} from "@heirloop/machines/chart/machine-chart";
import { liesIn } from "@heirloop/machines/chart/state-name";

/** Mermaid allows letters, digits and underscores in an id. */
const idOf = (path: string): string => (path === "" ? "machine" : path.replaceAll(/\W/g, "_"));
const anywhereIn = (path: string): string => `anywhere_in_${idOf(path)}`;

/** Edges from a state to its descendant: Mermaid cannot draw them. */
const leadsInward = (edge: ChartEdge, to: string, compounds: ReadonlySet<string>): boolean =>
  compounds.has(edge.from) && liesIn(edge.from, to);

function stateLines(state: ChartState, anywhere: ReadonlySet<string>, indent: string): string[] {
  const name = `${indent}state "${state.type === "history" ? `${state.name} (as it was)` : state.name}" as ${idOf(state.path)}`;
  if (state.states.length === 0) return [name];
  return [`${name} {`, ...innerLines(state, anywhere, `${indent}  `), `${indent}}`];
}

function innerLines(state: ChartState, anywhere: ReadonlySet<string>, indent: string): string[] {
  return [
    ...(anywhere.has(state.path) ? [`${indent}state "anywhere here" as ${anywhereIn(state.path)}`] : []),
    ...state.states.flatMap((inner) => [
      ...stateLines(inner, anywhere, indent),
      ...(inner.isInitial ? [`${indent}[*] --> ${idOf(inner.path)}`] : []),
      ...(inner.type === "final" ? [`${indent}${idOf(inner.path)} --> [*]`] : []),
    ]),
  ];
}

const compoundsIn = (state: ChartState): string[] =>
  state.states.length === 0 ? [] : [state.path, ...state.states.flatMap(compoundsIn)];

/**
 * A machine as a Mermaid state diagram. Transitions that only run actions are left to the tables on the page.
 * States are declared inside their parents and all edges at the end, because Mermaid moves a state to the
 * place of its last mention.
 */
export function mermaidChart({ state, edges }: MachineChart): string {
  const compounds = new Set(compoundsIn(state));
  const anywhere = new Set<string>();
  const causes = new Map<string, string[]>();
  for (const edge of edges)
    for (const to of edge.to) {
      const inward = leadsInward(edge, to, compounds);
      if (inward) anywhere.add(edge.from);
      const way = `${inward ? anywhereIn(edge.from) : idOf(edge.from)} --> ${idOf(to)}`;
      causes.set(way, [...(causes.get(way) ?? []), edgeCause(edge)]);
    }
  return [
    "stateDiagram-v2",
    ...innerLines(state, anywhere, "  "),
    ...[...causes].map(([way, why]) => `  ${way}: ${why.join("<br/>")}`),
  ].join("\n");
}
