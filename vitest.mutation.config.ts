import { defineConfig } from "vitest/config";

/** The folder whose mutants are tested; see scripts/mutation.ts. */
const area = process.env["MUTATION_AREA"] ?? "packages/{machines,contract}/src";

/**
 * The tests that must notice a changed rule: those in the rule's own folder. Proofs and random sequences visit every state and take
 * seconds for each mutant; what a move does is asserted by the tables beside them.
 */
export default defineConfig({
  test: {
    environment: "node",
    include: [`${area}/**/*.test.ts`],
    exclude: ["**/*.proof.test.ts", "**/*.sequences.test.ts"],
    testTimeout: 120_000,
  },
});
