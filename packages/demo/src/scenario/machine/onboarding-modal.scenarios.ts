import { type MachineScenarios, send } from "./machine-scenario.ts";

const due = { closedFlag: null, onDashboard: true, authenticated: true, loaded: true, connected: false };
const trustedOrigins = ["https://connect.example"];
const page = { address: [{ takes: 800, output: "https://connect.example/onboarding" }] };

export const onboardingModalScenarios: MachineScenarios = {
  machine: "onboarding-modal",
  events: [
    { type: "START" },
    { type: "CLOSE" },
    { type: "FACTS", facts: { ...due, connected: true } },
    { type: "FACTS", facts: due },
  ],
  scenarios: {
    "first-visit-to-the-dashboard": {
      about: "A business without payouts opens its dashboard.",
      input: { facts: due, trustedOrigins },
      answers: page,
    },
    starting: {
      about: "The provider's page is being asked for; the tab is open already.",
      input: { facts: due, trustedOrigins },
      answers: page,
      steps: [send("START")],
    },
    "starting-fails": {
      about: "The request fails: the tab is closed again.",
      input: { facts: due, trustedOrigins },
      answers: { address: [{ takes: 800, error: { message: "Server error" } }] },
      steps: [send("START")],
    },
    "an-unknown-page": {
      about: "The answer leads somewhere that nobody trusts.",
      input: { facts: due, trustedOrigins },
      answers: { address: [{ takes: 800, output: "https://elsewhere.example/" }] },
      steps: [send("START")],
    },
    "closed-before": {
      about: "It was closed on an earlier visit.",
      input: { facts: { ...due, closedFlag: "true" }, trustedOrigins },
    },
  },
};
