import { expect, test } from "vitest";
import { proveMachine } from "../proof/machine-proof.ts";
import type { OnboardingFacts } from "./onboarding-due.ts";
import { onboardingModalMachine } from "./onboarding-modal.machine.ts";

const due: OnboardingFacts = {
  closedFlag: null,
  onDashboard: true,
  authenticated: true,
  loaded: true,
  connected: false,
};
const elsewhere = { ...due, onDashboard: false };
const trustedOrigins = ["https://connect.stripe.com"];

test("handles every event in every state and takes every transition", () => {
  const proof = proveMachine({
    machine: onboardingModalMachine,
    inputs: {
      "on the dashboard": { facts: due, trustedOrigins },
      elsewhere: { facts: elsewhere, trustedOrigins },
    },
    events: [
      { type: "FACTS", facts: due },
      { type: "FACTS", facts: elsewhere },
      { type: "START" },
      { type: "CLOSE" },
    ],
    answers: {
      address: [
        { output: "https://connect.stripe.com/setup/e/acct_1" },
        { output: "https://evil.example" },
        { error: new Error("down") },
      ],
    },
  });
  expect(proof.gaps).toEqual([]);
  expect(proof.taken).toEqual({
    hidden: ["FACTS"],
    "open.ready": ["CLOSE", "FACTS", "START"],
    "open.starting": ["CLOSE", "FACTS"],
  });
});
