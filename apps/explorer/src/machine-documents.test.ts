import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { createMachine } from "xstate";
import { chartOf } from "@heirloop/machines/chart/machine-chart";
import { expect, test } from "vitest";
import { documentFolder, machineDocuments } from "./machine-documents.ts";
import { firstSentence, purposeIn } from "./machine-page.ts";
import { mermaidChart } from "./mermaid-chart.ts";

const documents = machineDocuments();

test("has a page for every machine, and none for a removed one", () => {
  expect(readdirSync(documentFolder).toSorted()).toEqual([...documents.keys()].toSorted());
});

test.each([...documents.keys()])(
  "docs/machines/%s matches the code (otherwise run: pnpm machines:docs)",
  (file) => {
    expect(readFileSync(join(documentFolder, file), "utf8")).toBe(documents.get(file));
  },
);

test("declares nested states inside their parents and draws transitions from any state of a compound", () => {
  const lamp = createMachine({
    id: "lamp",
    initial: "off",
    on: { CUT: ".off" },
    states: {
      off: { on: { TURN: "on", BREAK: "broken" } },
      on: { initial: "dim", on: { TURN: "off" }, states: { dim: { after: { 300: "full" } }, full: {} } },
      broken: { type: "final" },
    },
  });
  expect(mermaidChart(chartOf(lamp))).toBe(
    `stateDiagram-v2
  state "anywhere here" as anywhere_in_machine
  state "off" as off
  [*] --> off
  state "on" as on {
    state "dim" as on_dim
    [*] --> on_dim
    state "full" as on_full
  }
  state "broken" as broken
  broken --> [*]
  anywhere_in_machine --> off: CUT
  off --> on: TURN
  off --> broken: BREAK
  on --> off: TURN
  on_dim --> on_full: after 300`,
  );
});

test("reads the purpose of a machine from its docstring", () => {
  const source =
    "/** A note. */\nconst kept = 1;\n/**\n * A lamp: on and\n * off. It burns.\n */\nexport const lampMachine = 1;\n";
  expect([purposeIn(source), firstSentence(purposeIn(source))]).toEqual([
    "A lamp: on and off. It burns.",
    "A lamp: on and off.",
  ]);
});
