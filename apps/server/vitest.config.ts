import { defineConfig } from "vitest/config";

/** The server's tests on the embedded database. The same tests on PostgreSQL: `vitest.postgres.config.ts`. */
export default defineConfig({
  test: {
    name: "server",
    root: import.meta.dirname,
    include: ["src/**/*.test.ts"],
    env: { SERVER_LANE: "embedded" },
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
    pool: "forks",
    maxWorkers: 2,
  },
});
