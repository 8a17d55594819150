import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { repositoryRoot } from "./repository-root.ts";
import {
  componentsWithoutStory,
  propsWithoutWords,
  routesWithoutScreen,
  screensWithoutStory,
  type Sources,
} from "./story-gate.ts";

const sources: Sources = new Map(
  globSync("{packages/ui/src,apps/marketplace/app}/**/*.{ts,tsx}", { cwd: repositoryRoot }).map((path) => [
    path,
    readFileSync(join(repositoryRoot, path), "utf8"),
  ]),
);

const withoutPage = {
  "routes/press.tsx": "answers buttons that were pressed without a script; its page stays empty",
  "routes/not-found.tsx": "throws the status; the frame shows the screen of the error",
};

test("every component has a story", () => expect(componentsWithoutStory(sources)).toEqual([]));
test("every screen, drawer and overlay has a story", () => expect(screensWithoutStory(sources)).toEqual([]));
test("every route shows a screen", () => expect(routesWithoutScreen(sources, withoutPage)).toEqual([]));
test("every route that shows none on purpose is there", () =>
  expect(
    Object.keys(withoutPage).filter((path) => !sources.get("apps/marketplace/app/routes.ts")?.includes(path)),
  ).toEqual([]));
test("every property of a component is described", () => expect(propsWithoutWords(sources)).toEqual([]));

/** The smallest library that holds each rule, and breaks it when a file is left out or changed. */
const whole = {
  "packages/ui/src/components/button/button.tsx":
    "export type ButtonProps = {\n  /** Weight. */\n  look: string;\n  children: string;\n};\n",
  "packages/ui/src/components/button/button.stories.tsx": "",
  "packages/ui/src/screens/cart/cart-screen.tsx": "",
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
])("finds %s", (_, changes, found) => expect(faults(changes)).toEqual(found));
