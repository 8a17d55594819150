import { defineConfig } from "vitest/config";
import { onBothDatabases } from "./vitest.config.ts";

const configured = process.env["TEST_DATABASE_URL"] !== undefined;
if (!configured) console.log("server-postgres: not run (TEST_DATABASE_URL is not set)");

/** The server's tests on the PostgreSQL that TEST_DATABASE_URL names; each file copies a migrated database and drops the copy. */
export default defineConfig({
  test: {
    name: "server-postgres",
    root: import.meta.dirname,
    include: configured ? ["src/**/*.test.ts"] : [],
    // The embedded database's own gateway and data folder are not in play here, and a start that wrong settings refuse
    // ends before any database is opened.
    exclude: [
      "src/platform/database/gateway*.test.ts",
      "src/server.test.ts",
      "src/seed/seed-in-child-process.test.ts",
      "src/wrong-settings.test.ts",
    ],
    passWithNoTests: true,
    globalSetup: "src/testing/postgres-template.ts",
    env: { SERVER_LANE: "postgres" },
    ...onBothDatabases,
  },
});
