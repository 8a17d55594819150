import type { MachineScenarios, ScenarioEvent } from "./machine-scenario.ts";

const now = "2026-11-21T10:00:00.000Z";
const offered = {
  pricePlan: null,
  requestedPrice: null,
  share: null,
  proposals: [],
  timeZone: null,
  agreed: null,
  pickup: null,
  listing: null,
  earned: null,
};
const taken = { ...offered, pricePlan: 90_000, share: 60 };

const by = (who: string, type: string, payload: Readonly<Record<string, unknown>> = {}): ScenarioEvent => ({
  type,
  by: who,
  now,
  ...payload,
});

export const consignmentScenarios: MachineScenarios = {
  machine: "consignment",
  events: [
    by("time", "open"),
    by("business", "accept", { pricePlan: 90_000, share: 60 }),
    by("business", "decline"),
    by("consigner", "set-pickup", {
      address: { line1: "12 Elm St", city: "Oakland", state: "CA", zip: "94610" },
      phone: "510 555 0100",
    }),
    by("holder", "schedule", { date: "2026-11-26", window: "morning" }),
    by("consigner", "confirm-schedule", { window: "2026-11-26/morning" }),
    by("holder", "release", { reason: "No room in the shop" }),
    by("holder", "collect"),
    by("holder", "list", { listing: "walnut-credenza-1" }),
    by("holder", "return"),
    by("holder", "request-price", { price: 80_000 }),
    by("consigner", "accept-price", { price: 80_000 }),
    by("consigner", "decline-price", { price: 80_000 }),
    by("consigner", "withdraw"),
    by("market", "sell", { price: 85_000 }),
    by("time", "lapse"),
  ],
  scenarios: {
    submitted: { about: "Somebody has offered a piece; nobody has seen it yet.", input: offered },
    available: { about: "Businesses near the piece see it.", state: "available", input: offered },
    accepted: {
      about: "A business has taken it, with a price and a share; it is to be collected.",
      state: "accepted",
      input: taken,
    },
    collected: { about: "The business has it and prepares it.", state: "collected", input: taken },
    listed: {
      about: "It is for sale.",
      state: "listed",
      input: { ...taken, listing: "walnut-credenza-1" },
    },
    sold: {
      about: "An end: a buyer keeps it, and 60 percent are the owner's.",
      state: "sold",
      input: { ...taken, listing: "walnut-credenza-1", earned: 51_000 },
    },
  },
};
