import axe from "axe-core";
import type { NodeResult } from "axe-core";
import { beforeEach } from "vitest";
import { commands } from "vitest/browser";
import { themes } from "../packages/ui/src/theme/themes.ts";
import "./axe-hook.ts";
import type { ReaderSettings } from "./picture-looks.ts";

declare module "vitest/browser" {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface merges with the one of Vitest
  interface BrowserCommands {
    emulateSettings: (settings: ReaderSettings) => Promise<void>;
  }
}

/**
 * Setup of the stories' project. Axe checks every story as it is, and its colors in every other theme and under forced
 * colors, too. The first of each file is checked there with all rules, because styles may depend on the theme.
 */

let first = false;
beforeEach(({ task }) => {
  // A story with its own tests is in a suite, as its "base story".
  const top = task.suite ?? task;
  first = task.file.tasks[0]?.id === top.id && (task.suite === undefined || task.name === "base story");
});

/** What a theme can break. The other rules read the document. */
const rulesOfColor = ["color-contrast", "link-in-text-block"];

const frame = document.documentElement;

/** Colors in the middle of a transition belong to no theme. */
const still = Object.assign(document.createElement("style"), {
  textContent: "*, ::before, ::after { animation: none !important; transition: none !important; }",
});

/** Axe leaves text in the color of its ground undecided, because it may be hidden on purpose. Nothing here is. */
const isInvisibleText = ({ any }: NodeResult): boolean =>
  any.some(({ data }) => isObject(data) && data["messageKey"] === "equalRatio");

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

/** The violations of these rules, or of all, on the page, one line per element. */
async function findViolations(look: string, rules: string[] | undefined): Promise<string[]> {
  axe.reset();
  // As in the addon: a component has no landmarks of its own.
  axe.configure({ rules: [{ id: "region", enabled: false }] });
  const { violations, incomplete } = await axe.run(document.body, {
    ...(rules && { runOnly: { type: "rule", values: rules } }),
    resultTypes: ["violations", "incomplete"],
  });
  const invisible = incomplete.map((result) => ({ ...result, nodes: result.nodes.filter(isInvisibleText) }));
  return [...violations, ...invisible].flatMap(({ id, nodes }) =>
    nodes.map((node) => `${look}: ${id} at ${node.target.join(" ")}: ${node.failureSummary ?? ""}`),
  );
}

globalThis.axeHook = async () => {
  const rules = first ? undefined : rulesOfColor;
  const before = frame.dataset["theme"];
  const violations: string[] = [];
  document.head.append(still);
  try {
    for (const theme of Object.keys(themes).filter((name) => name !== before)) {
      frame.dataset["theme"] = theme;
      violations.push(...(await findViolations(theme, rules)));
    }
    frame.dataset["theme"] = before ?? "light";
    await commands.emulateSettings({ forcedColors: "active" });
    if (!matchMedia("(forced-colors: active)").matches) throw new Error("The browser forces no colors.");
    violations.push(...(await findViolations("forced colors", rules)));
  } finally {
    await commands.emulateSettings({});
    if (before === undefined) delete frame.dataset["theme"];
    else frame.dataset["theme"] = before;
    still.remove();
  }
  if (violations.length > 0) throw new Error(violations.join("\n"));
};
