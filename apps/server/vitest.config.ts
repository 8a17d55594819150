import { defineConfig, type TestUserConfig } from "vitest/config";

/**
 * Long series of events, who may call what, and faults of services other than the database: both databases answer them
 * alike, so they run once, on PostgreSQL where it is tested as well.
 */
const testedOnPostgres =
  process.env["TEST_DATABASE_URL"] === undefined
    ? []
    : [
        "src/access.test.ts",
        "src/faults/*.test.ts",
        "src/modules/**/*.sequences.test.ts",
        "src/modules/order-process/order-edges.test.ts",
        "src/modules/checkout/few-offers.test.ts",
        "src/modules/payment/ledger.test.ts",
      ];

/** What both runs of the server's tests have in common. */
export const onBothDatabases = {
  testTimeout: 120_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 60_000 } },
  pool: "forks",
  // The test files of a worker share its modules, which saves nearly half of the time.
  isolate: false,
  restoreMocks: true,
  maxWorkers: 2,
} satisfies TestUserConfig;

/** The server's tests on the embedded database. The same tests on PostgreSQL: `vitest.postgres.config.ts`. */
export default defineConfig({
  test: {
    name: "server",
    root: import.meta.dirname,
    include: ["src/**/*.test.ts"],
    // These need PostgreSQL or Redis and run in the PostgreSQL lane only.
    exclude: [
      "src/cluster.test.ts",
      "src/platform/**/{postgres,redis}-*.test.ts",
      "src/platform/database/advisory-locks.test.ts",
      "src/**/*.postgres.test.ts",
      ...testedOnPostgres,
    ],
    env: { SERVER_LANE: "embedded" },
    ...onBothDatabases,
  },
});
