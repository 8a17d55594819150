import { defineConfig } from "vitest/config";

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
    ],
    env: { SERVER_LANE: "embedded" },
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
    pool: "forks",
    maxWorkers: 2,
  },
});
