import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { chartOf, type ChartState } from "@heirloop/machines/chart/machine-chart";
import { expect, test } from "vitest";
import { getStatus } from "../.storybook/guidance.ts";
import { machines } from "../apps/explorer/src/machines.ts";
import { stateStories } from "./machine-state-stories.ts";
import { repositoryRoot } from "./repository-root.ts";
import {
  componentsWithoutStory,
  guidanceFaults,
  patternsWithoutStory,
  propsWithoutDocs,
  routesWithoutScreen,
  screensWithoutStory,
  statesWithoutStory,
  storiesWithoutGuidance,
  type Sources,
} from "./story-gate.ts";

const sources: Sources = new Map(
  globSync("{packages/ui/src,apps/marketplace/app}/**/*.{ts,tsx}", { cwd: repositoryRoot }).map((path) => [
    path,
    readFileSync(join(repositoryRoot, path), "utf8"),
  ]),
);

const withoutPage = {
  "routes/form-action.tsx": "answers buttons that were pressed without a script; its page stays empty",
  "routes/not-found.tsx": "throws the status; the frame shows the screen of the error",
};

test("every component has a story", () => expect(componentsWithoutStory(sources)).toEqual([]));
test("every pattern is rendered by a story", () => expect(patternsWithoutStory(sources)).toEqual([]));
test("every screen, drawer and overlay has a story", () => expect(screensWithoutStory(sources)).toEqual([]));
test("every route shows a screen", () => expect(routesWithoutScreen(sources, withoutPage)).toEqual([]));
test("every route listed without a screen exists", () =>
  expect(
    Object.keys(withoutPage).filter((path) => !sources.get("apps/marketplace/app/routes.ts")?.includes(path)),
  ).toEqual([]));
test("every component property is documented", () => expect(propsWithoutDocs(sources)).toEqual([]));

const changelog = readFileSync(join(repositoryRoot, "packages/ui/CHANGELOG.md"), "utf8");
const versions = [...changelog.matchAll(/^## (\d+\.\d+\.\d+) /gm)].map(([, version = ""]) => version);

test("every component and pattern with stories has guidance", () =>
  expect(storiesWithoutGuidance(sources)).toEqual([]));
test("guidance names pages and versions that exist", () =>
  expect(guidanceFaults(sources, versions)).toEqual([]));
test("the changelog begins with the version of the library", () => {
  const file = readFileSync(join(repositoryRoot, "packages/ui/package.json"), "utf8");
  expect(JSON.parse(file)).toMatchObject({ version: versions[0] });
});

test.each([
  ["1.3.0", undefined, "new"],
  ["1.2.0", undefined, "new"],
  ["1.1.0", undefined, "stable"],
  ["0.9.0", undefined, "stable"],
  ["1.3.0", "Use Chip.", "deprecated"],
])("a component since %s, deprecated %s, is %s in version 1.3.0", (since, deprecated, status) =>
  expect(getStatus({ since, ...(deprecated !== undefined && { deprecated }) }, "1.3.0")).toBe(status),
);

function innermostStates({ path, states }: ChartState): string[] {
  if (states.length === 0) return [path];
  return states.filter(({ type }) => type !== "history").flatMap(innermostStates);
}

const states = new Map(
  [...machines].map(([id, { definition }]) => [id, innermostStates(chartOf(definition).state)]),
);

test("every state of every machine has a story or a reason why it is not visible", () =>
  expect(statesWithoutStory(states, stateStories, sources)).toEqual([]));

/** The smallest library that passes every rule, and fails one when a file is removed or changed. */
const whole = {
  "packages/ui/src/components/button/button.tsx":
    "export type ButtonProps = {\n  /** Weight. */\n  look: string;\n  children: string;\n};\n",
  "packages/ui/src/components/button/button.stories.tsx": "",
  "packages/ui/src/components/button/button.guidance.tsx":
    'since: "1.0.0"; instead: "text-link"; instead: "patterns/price-of-a-piece"',
  "packages/ui/src/components/text-link/text-link.stories.tsx": "",
  "packages/ui/src/components/text-link/text-link.guidance.tsx": 'since: "1.0.0"; instead: "button"',
  "packages/ui/src/patterns/price/price.tsx": "",
  "packages/ui/src/patterns/price/price-line.stories.tsx":
    'import "./price.tsx"; title: "Patterns/Price of a piece"',
  "packages/ui/src/patterns/price/price-line.guidance.tsx": 'instead: "button"',
  "packages/ui/src/patterns/price/price-flow.stories.tsx": 'title: "Flows/Price"',
  "packages/ui/src/screens/cart/cart-screen.tsx": 'import { Price } from "../../patterns/price/price.tsx";',
  "packages/ui/src/screens/cart/cart-screen.stories.tsx": 'import { CartScreen } from "./cart-screen.tsx";',
  "apps/marketplace/app/routes.ts":
    'route("cart", "routes/cart.tsx"),\nroute("logout", "routes/logout.tsx"),',
  "apps/marketplace/app/routes/cart.tsx": 'import { Cart } from "../cart/cart.tsx";\nexport default Cart;',
  "apps/marketplace/app/routes/logout.tsx": "export function action() {}",
  "apps/marketplace/app/cart/cart.tsx": 'import { CartScreen } from "@heirloop/ui/screens/cart/cart-screen";',
};

function faults(changes: Readonly<Record<string, string | undefined>>): string[] {
  const planted: Sources = new Map(
    Object.entries({ ...whole, ...changes }).flatMap(([path, text]) =>
      text === undefined ? [] : [[path, text]],
    ),
  );
  return [
    ...componentsWithoutStory(planted),
    ...patternsWithoutStory(planted),
    ...screensWithoutStory(planted),
    ...routesWithoutScreen(planted, {}),
    ...propsWithoutDocs(planted),
    ...storiesWithoutGuidance(planted),
    ...guidanceFaults(planted, ["1.0.0"]),
  ];
}

test.each([
  ["nothing when nothing is wrong", {}, []],
  [
    "a component without a story",
    { "packages/ui/src/components/button/button.stories.tsx": undefined },
    ["button", "packages/ui/src/components/button/button.stories.tsx"],
  ],
  [
    "a component without guidance",
    { "packages/ui/src/components/button/button.guidance.tsx": undefined },
    [
      "packages/ui/src/components/button/button.guidance.tsx",
      "text-link: there is no other page button",
      "patterns/price-of-a-piece: there is no other page button",
    ],
  ],
  [
    "a pattern with stories and without guidance",
    { "packages/ui/src/patterns/price/price-line.guidance.tsx": undefined },
    [
      "packages/ui/src/patterns/price/price-line.guidance.tsx",
      "button: there is no other page patterns/price-of-a-piece",
    ],
  ],
  [
    "guidance of a pattern without stories",
    { "packages/ui/src/patterns/sofa/sofa.guidance.tsx": 'instead: "patterns/sofa"' },
    ["packages/ui/src/patterns/sofa/sofa.stories.tsx", "patterns/sofa: there is no other page patterns/sofa"],
  ],
  [
    "guidance that names what does not exist",
    { "packages/ui/src/components/button/button.guidance.tsx": 'since: "1.9.0"; instead: "button"' },
    ["button: there is no other page button", "button: the changelog has no version 1.9.0"],
  ],
  [
    "a pattern that no story draws",
    { "packages/ui/src/patterns/price/price-drop.tsx": "" },
    ["packages/ui/src/patterns/price/price-drop.tsx"],
  ],
  [
    "a screen that no story draws",
    { "packages/ui/src/screens/cart/cart-drawer.tsx": "" },
    ["packages/ui/src/screens/cart/cart-drawer.tsx"],
  ],
  [
    "a route that draws something of its own",
    { "apps/marketplace/app/cart/cart.tsx": "export const Cart = () => null;" },
    ["routes/cart.tsx"],
  ],
  [
    "a property without words",
    {
      "packages/ui/src/components/button/button.tsx":
        "export type ButtonProps = {\n  look: string;\n  children: string;\n};\n",
    },
    ["packages/ui/src/components/button/button.tsx: look"],
  ],
  [
    "properties without words that are added to others",
    {
      "packages/ui/src/components/button/button.tsx":
        'export type ButtonProps = Look & {\n  busy: string;\n};\n\nexport type LinkProps = Look &\n  Omit<Anchor, "color"> & {\n    /** Where it leads. */\n    href: string;\n    ref: string;\n    onOpen: (event: {\n      at: string;\n    }) => void;\n  };\n',
    },
    [
      "packages/ui/src/components/button/button.tsx: busy",
      "packages/ui/src/components/button/button.tsx: onOpen",
    ],
  ],
  [
    "properties on one line",
    {
      "packages/ui/src/components/button/button.tsx":
        "export type ButtonProps = Look & { busy?: boolean; children: string; size: number };\ntype Inner = { at: string };\n",
    },
    [
      "packages/ui/src/components/button/button.tsx: busy",
      "packages/ui/src/components/button/button.tsx: size",
    ],
  ],
])("library: finds %s", (_, changes, found) => expect(faults(changes)).toEqual(found));

const lamp = new Map([["lamp", ["on", "off"]]]);
const shown = { lamp: { on: "screens/lamp#On", off: { nothing: "it is dark" } } };
const lampSources: Sources = new Map([
  ["packages/ui/src/screens/lamp.stories.tsx", "export const On = meta.story();"],
]);

test.each([
  ["nothing when each is shown or excused", lamp, shown, []],
  [
    "a state that no story shows",
    new Map([["lamp", ["on", "off", "flickering"]]]),
    shown,
    ["lamp: flickering is shown by no story"],
  ],
  [
    "a machine that nobody thought of",
    new Map([...lamp, ["bell", ["silent"]]]),
    shown,
    ["bell: silent is shown by no story"],
  ],
  ["a state that is gone", new Map([["lamp", ["on"]]]), shown, ["lamp: there is no state off"]],
  [
    "a story that is gone",
    lamp,
    { lamp: { ...shown.lamp, on: "screens/lamp#Bright" } },
    ["lamp: on names screens/lamp#Bright, which is no story"],
  ],
])("machine states: finds %s", (_, planted, table, found) =>
  expect(statesWithoutStory(planted, table, lampSources)).toEqual(found),
);
