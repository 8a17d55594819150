import { type MachineScenarios, send, wait } from "./machine-scenario.ts";

const pasadena = { lat: 34.1478, long: -118.1445 };
const chicago = { lat: 41.8781, long: -87.6298 };
const nowhere = { region: null };

export const regionScenarios: MachineScenarios = {
  machine: "region",
  events: [
    { type: "LOCATE" },
    { type: "CHOOSE", region: "ny" },
    { type: "CHOOSE", region: "pdx" },
    { type: "FORGET" },
  ],
  scenarios: {
    "never-asked": {
      about: "Nobody has said where they are.",
      input: nowhere,
      answers: { locate: [{ takes: 400, output: pasadena }] },
    },
    "near-los-angeles": {
      about: "The browser says Pasadena, which is in the region of Los Angeles.",
      input: nowhere,
      answers: { locate: [{ takes: 400, output: pasadena }] },
      steps: [send("LOCATE"), wait(400)],
    },
    "near-no-region": {
      about: "The browser says Chicago, whose hub has no region.",
      input: nowhere,
      answers: { locate: [{ takes: 400, output: chicago }] },
      steps: [send("LOCATE"), wait(400)],
    },
    "not-allowed": {
      about: "The browser may not say.",
      input: nowhere,
      answers: { locate: [{ takes: 50, error: { message: "denied" } }] },
      steps: [send("LOCATE"), wait(50)],
    },
    remembered: { about: "New York was chosen on an earlier visit.", input: { region: "ny" } },
  },
};
