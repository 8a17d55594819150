import type { MachineScenarios, ScenarioEvent } from "./machine-scenario.ts";

const now = "2026-11-21T10:00:00.000Z";
const reported = {
  wanted: { type: "return", amount: null },
  proposal: null,
  agreed: null,
  left: 90_000,
  disputed: false,
  proposals: [],
  timeZone: null,
  pickup: null,
  tracking: null,
  received: false,
  outcome: null,
};
const proposed = { ...reported, proposal: { type: "refund", amount: 20_000 } };
const returning = { ...reported, agreed: { type: "return", amount: null } };

const by = (who: string, type: string, payload: Readonly<Record<string, unknown>> = {}): ScenarioEvent => ({
  type,
  by: who,
  now,
  ...payload,
});
const message = "See the pictures";

export const orderCaseScenarios: MachineScenarios = {
  machine: "order-case",
  events: [
    by("buyer", "open"),
    by("seller", "accept"),
    by("buyer", "accept"),
    by("seller", "propose", { solution: "refund", amount: 20_000, message }),
    by("seller", "decline", { message }),
    by("buyer", "escalate", { message }),
    by("seller", "escalate", { message }),
    by("buyer", "withdraw"),
    by("buyer", "schedule", { date: "2026-11-25", window: "morning" }),
    by("seller", "confirm-schedule", { window: "morning" }),
    by("buyer", "send-back", { tracking: "1Z999AA10123456784" }),
    by("seller", "receive"),
    by("buyer", "confirm-repair"),
    by("buyer", "add-evidence", { message, pictures: [] }),
    by("admin", "decide", { solution: "return", message }),
    by("admin", "decide", { solution: "refund", amount: 20_000, message }),
    by("admin", "decide", { solution: "none", message }),
    by("time", "time-out"),
    by("system", "refund-succeeded"),
    by("system", "refund-failed"),
  ],
  scenarios: {
    reported: {
      about: "The buyer wants to return the piece; the seller has 72 hours.",
      state: "awaiting-seller",
      input: reported,
    },
    proposed: {
      about: "The seller offers a part of the price instead.",
      state: "awaiting-buyer",
      input: proposed,
    },
    escalated: { about: "An admin decides.", state: "escalated", input: proposed },
    "arranging-return": {
      about: "Both sides agree on a time for the return.",
      state: "arranging-return",
      input: returning,
    },
    returning: { about: "The piece is on its way back.", state: "returning", input: returning },
    repairing: {
      about: "The seller has the piece repaired.",
      state: "repairing",
      input: { ...reported, agreed: { type: "repair", amount: null } },
    },
    refunding: {
      about: "The payment gateway has been asked for the refund.",
      state: "refunding",
      input: { ...returning, received: true },
    },
    resolved: {
      about: "An end: the piece is back, and so is the money.",
      state: "resolved",
      input: { ...returning, received: true, outcome: "returned" },
    },
  },
};
