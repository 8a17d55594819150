import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { chartOf, type ChartState } from "@heirloop/machines/chart/machine-chart";
import { expect, test } from "vitest";
import { machines } from "../apps/explorer/src/machines.ts";
import { stateStories } from "./machine-state-stories.ts";
import { repositoryRoot } from "./repository-root.ts";
import {
  componentsWithoutStory,
  patternsWithoutStory,
  propsWithoutWords,
  routesWithoutScreen,
  screensWithoutStory,
  statesWithoutStory,
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
test("every component property is documented", () => expect(propsWithoutWords(sources)).toEqual([]));

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
  "packages/ui/src/patterns/price/price.tsx": "",
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
    ...propsWithoutWords(planted),
  ];
}

test.each([
  ["nothing when nothing is wrong", {}, []],
  [
    "a component without a story",
    { "packages/ui/src/components/button/button.stories.tsx": undefined },
    ["button"],
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
