import { defineConfig } from "vitest/config";

/** The tests that must notice a changed rule: those beside the rules of money and of the state machines. */
export default defineConfig({
  test: {
    environment: "node",
    include: ["packages/machines/src/**/*.test.ts", "packages/contract/src/money/*.test.ts"],
    testTimeout: 120_000,
  },
});
