import { expect, test } from "vitest";
import { proveMachine } from "../proof/machine-proof.ts";
import { searchBoxMachine, type Suggestions } from "./search-box.machine.ts";

const suggestions: Suggestions = {
  queries: ["sofa"],
  products: [],
  brands: [],
  categories: [],
  queryId: null,
};

test("handles every event in every state and takes every transition", () => {
  const proof = proveMachine({
    machine: searchBoxMachine,
    inputs: {
      empty: { typed: "", recent: [] },
      "on a page of results": { typed: "sofa", recent: ["sofa"] },
    },
    events: [
      { type: "OPEN" },
      { type: "CLOSE" },
      { type: "TYPE", typed: "so" },
      { type: "TYPE", typed: "sofa" },
      { type: "SEARCH", term: "  " },
      { type: "SEARCH", term: "lamp" },
    ],
    answers: {
      suggest: [{ output: suggestions }, { error: new Error("down") }],
      popular: [{ output: ["velvet sofa"] }, { error: new Error("down") }],
    },
  });
  expect(proof.gaps).toEqual([]);
  expect(proof.taken).toEqual({
    closed: ["OPEN", "SEARCH", "TYPE"],
    "open.idle": ["CLOSE", "SEARCH", "TYPE"],
    "open.typing": ["CLOSE", "SEARCH", "TYPE"],
    "open.loading": ["CLOSE", "SEARCH", "TYPE"],
    "open.loaded": ["CLOSE", "SEARCH", "TYPE"],
  });
});
