import { defineConfig } from "vitest/config";

/** The tests of the folder whose mutants are tested; see scripts/mutation.ts. */
const tests = process.env["MUTATION_TESTS"] ?? "packages/{machines,contract}/src/**/*.test.ts";

/**
 * The tests that must notice a changed rule: those in the rule's own folder. Proofs and random sequences visit every state and take
 * seconds for each mutant; what a move does is asserted by the tables beside them.
 */
export default defineConfig({
  test: {
    environment: "node",
    include: tests.split(","),
    exclude: ["**/*.proof.test.ts", "**/*.sequences.test.ts"],
    testTimeout: 120_000,
  },
});
