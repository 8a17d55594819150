import { type MachineScenarios, send, wait } from "./machine-scenario.ts";

const suggestions = {
  queries: ["velvet sofa", "sofa bed"],
  products: [],
  brands: [],
  categories: [{ name: "sofas", level: "subCategory" }],
  queryId: "query-1",
};
const answers = {
  suggest: [{ takes: 120, output: suggestions }],
  popular: [{ takes: 80, output: ["velvet sofa", "walnut credenza"] }],
};

export const searchBoxScenarios: MachineScenarios = {
  machine: "search-box",
  events: [
    { type: "OPEN" },
    { type: "CLOSE" },
    { type: "TYPE", typed: "so" },
    { type: "TYPE", typed: "sofa" },
    { type: "SEARCH", term: "oak & brass" },
    { type: "SEARCH", term: "  " },
  ],
  scenarios: {
    "an-empty-box": { about: "The box on the home page.", input: { typed: "", recent: [] }, answers },
    "searched-before": {
      about: "The box is opened by somebody with recent searches.",
      input: { typed: "", recent: ["lamp", "oak table"] },
      answers,
      steps: [send("OPEN"), wait(80)],
    },
    typing: {
      about: "Four letters are in; the suggestions are asked for when the typing rests.",
      input: { typed: "", recent: ["lamp"] },
      answers,
      steps: [send("OPEN"), send("TYPE", { typed: "so" }), send("TYPE", { typed: "sofa" })],
    },
    "suggestions-fail": {
      about: "The suggestions cannot be had.",
      input: { typed: "", recent: [] },
      answers: { ...answers, suggest: [{ takes: 120, error: { message: "Search is down" } }] },
      steps: [send("OPEN"), send("TYPE", { typed: "so" }), send("TYPE", { typed: "sofa" })],
    },
  },
};
