import {
  consignmentStatuses,
  type ConsignmentStatus,
} from "@heirloop/contract/consignment/consignment-status";
import { cents } from "@heirloop/contract/money/money.schema";
import { expect, test } from "vitest";
import type { ConsignmentEffect } from "./consignment-effect.ts";
import type { ConsignmentActor, SentConsignmentEvent } from "./consignment-event.ts";
import { moveConsignment } from "./consignment-transition.ts";
import type { ConsignmentContext } from "./consignment.machine.ts";

/** Every effect of every event that a consignment accepts: docs/product.md §4, Consignments. */

const now = "2026-11-21T10:00:00.000Z";
const context: ConsignmentContext = {
  pricePlan: cents(900_00),
  requestedPrice: cents(800_00),
  share: 65,
  proposals: [
    { date: "2026-11-24", window: "morning", by: "consigner" },
    { date: "2026-11-25", window: "evening", by: "holder" },
  ],
  timeZone: null,
  agreed: { date: "2026-11-23", window: "morning" },
  pickup: null,
  listing: "chair-1",
  earned: null,
};
const address = { line1: "12 Elm St", city: "Oakland", state: "CA", zip: "94610" };
/** The time that each side may agree to: the other one proposed it. */
const times: Partial<Record<ConsignmentActor, string>> = {
  consigner: "2026-11-25/evening",
  holder: "2026-11-24/morning",
};

type EventType = SentConsignmentEvent["type"];
const actors: readonly ConsignmentActor[] = ["consigner", "business", "holder", "market", "time"];

/** Each event with a payload that is valid in every status. */
const goodEvents = (by: ConsignmentActor): Record<EventType, SentConsignmentEvent> => ({
  open: { type: "open", by, now },
  accept: { type: "accept", pricePlan: cents(700_00), share: 50, by, now },
  decline: { type: "decline", by, now },
  "set-pickup": { type: "set-pickup", address, phone: "510 555 0100", accessNotes: "", by, now },
  schedule: { type: "schedule", date: "2026-11-26", window: "afternoon", by, now },
  "confirm-schedule": { type: "confirm-schedule", window: times[by] ?? "morning", by, now },
  release: { type: "release", reason: "No room", by, now },
  collect: { type: "collect", by, now },
  list: { type: "list", listing: "chair-2", by, now },
  return: { type: "return", by, now },
  "request-price": { type: "request-price", price: cents(600_00), by, now },
  "accept-price": { type: "accept-price", price: cents(800_00), by, now },
  "decline-price": { type: "decline-price", price: cents(800_00), by, now },
  withdraw: { type: "withdraw", by, now },
  lapse: { type: "lapse", by, now },
  sell: { type: "sell", price: cents(850_01), by, now },
});

type Row = {
  from: readonly ConsignmentStatus[];
  send: EventType;
  by: ConsignmentActor;
  to: ConsignmentStatus | "unchanged";
  /** The changes to the context. */
  keeps?: Partial<ConsignmentContext>;
  effects: readonly string[];
};
const negotiable = ["accepted", "collected", "listed"] as const;
const table: readonly Row[] = [
  {
    from: ["submitted"],
    send: "open",
    by: "time",
    to: "available",
    effects: ["set-deadline in 14 days", "notify consigner opened"],
  },
  {
    from: ["submitted", "available"],
    send: "withdraw",
    by: "consigner",
    to: "withdrawn",
    effects: ["clear-deadline"],
  },
  {
    from: ["available"],
    send: "accept",
    by: "business",
    to: "accepted",
    keeps: { pricePlan: cents(700_00), share: 50 },
    effects: ["set-deadline in 14 days", "notify consigner accepted"],
  },
  { from: ["available"], send: "decline", by: "business", to: "unchanged", effects: ["record-decline"] },
  {
    from: ["available"],
    send: "lapse",
    by: "time",
    to: "lapsed",
    effects: ["clear-deadline", "notify consigner lapsed-untaken"],
  },
  {
    from: negotiable,
    send: "request-price",
    by: "holder",
    to: "unchanged",
    keeps: { requestedPrice: cents(600_00) },
    effects: ["notify consigner price-requested"],
  },
  {
    from: negotiable,
    send: "accept-price",
    by: "consigner",
    to: "unchanged",
    keeps: { pricePlan: cents(800_00), requestedPrice: null },
    effects: ["set-price-floor 80000", "notify holder price-accepted"],
  },
  {
    from: negotiable,
    send: "decline-price",
    by: "consigner",
    to: "unchanged",
    keeps: { requestedPrice: null },
    effects: ["notify holder price-declined"],
  },
  {
    from: ["accepted"],
    send: "set-pickup",
    by: "consigner",
    to: "unchanged",
    keeps: { pickup: { address, phone: "510 555 0100", accessNotes: null } },
    effects: ["notify holder pickup-set"],
  },
  {
    from: ["accepted"],
    send: "schedule",
    by: "consigner",
    to: "unchanged",
    keeps: {
      proposals: [...context.proposals, { date: "2026-11-26", window: "afternoon", by: "consigner" }],
    },
    effects: ["notify holder time-proposed"],
  },
  {
    from: ["accepted"],
    send: "schedule",
    by: "holder",
    to: "unchanged",
    keeps: { proposals: [...context.proposals, { date: "2026-11-26", window: "afternoon", by: "holder" }] },
    effects: ["notify consigner time-proposed"],
  },
  {
    from: ["accepted"],
    send: "confirm-schedule",
    by: "consigner",
    to: "unchanged",
    keeps: { agreed: { date: "2026-11-25", window: "evening" }, proposals: [] },
    effects: ["notify holder time-agreed", "mail consigner time-agreed"],
  },
  {
    from: ["accepted"],
    send: "confirm-schedule",
    by: "holder",
    to: "unchanged",
    keeps: { agreed: { date: "2026-11-24", window: "morning" }, proposals: [] },
    effects: ["notify consigner time-agreed", "mail holder time-agreed"],
  },
  {
    from: ["accepted"],
    send: "release",
    by: "holder",
    to: "available",
    keeps: { pricePlan: null, requestedPrice: null, share: null, proposals: [], agreed: null },
    effects: ["record-decline", "set-deadline in 14 days", "notify consigner released"],
  },
  {
    from: ["accepted"],
    send: "collect",
    by: "holder",
    to: "collected",
    effects: ["clear-deadline", "notify consigner collected"],
  },
  {
    from: ["accepted"],
    send: "withdraw",
    by: "consigner",
    to: "withdrawn",
    keeps: { requestedPrice: null },
    effects: ["clear-deadline", "notify holder withdrawn"],
  },
  {
    from: ["accepted"],
    send: "lapse",
    by: "time",
    to: "lapsed",
    keeps: { requestedPrice: null },
    effects: ["clear-deadline", "notify consigner lapsed-uncollected", "notify holder lapsed-uncollected"],
  },
  {
    from: ["collected"],
    send: "list",
    by: "holder",
    to: "listed",
    keeps: { listing: "chair-2" },
    effects: ["notify consigner listed"],
  },
  {
    from: ["collected"],
    send: "return",
    by: "holder",
    to: "returned",
    keeps: { requestedPrice: null },
    effects: ["notify consigner returned"],
  },
  {
    from: ["listed"],
    send: "sell",
    by: "market",
    to: "sold",
    keeps: { earned: cents(552_51), requestedPrice: null },
    effects: ["pay-share 55251", "notify consigner sold"],
  },
  {
    from: ["listed"],
    send: "return",
    by: "holder",
    to: "returned",
    keeps: { requestedPrice: null },
    effects: ["take-listing-down", "notify consigner returned"],
  },
];

function describeEffect(effect: ConsignmentEffect): string {
  switch (effect.type) {
    case "set-deadline":
      return `set-deadline in ${(Date.parse(effect.at) - Date.parse(now)) / 86_400_000} days`;
    case "set-price-floor":
    case "pay-share":
      return `${effect.type} ${effect.amount}`;
    case "notify":
    case "mail":
      return `${effect.type} ${effect.side} ${effect.news}`;
    default:
      return effect.type;
  }
}

const everySender = consignmentStatuses.flatMap((from) => actors.map((by) => ({ from, by })));

test.each(everySender)("$from: every event by $by, with its effects", ({ from, by }) => {
  const events = Object.values(goodEvents(by));
  const outcomes = events.map((event) => {
    const moved = moveConsignment({ status: from, context }, event);
    return [event.type, moved.ok ? { ...moved, effects: moved.effects.map(describeEffect) } : "refused"];
  });
  const expected = events.map(({ type }) => {
    const row = table.find((one) => one.from.includes(from) && one.send === type && one.by === by);
    if (row === undefined) return [type, "refused"];
    const status = row.to === "unchanged" ? from : row.to;
    const consignment = { status, context: { ...context, ...row.keeps } };
    return [type, { ok: true, consignment, effects: row.effects }];
  });
  expect(outcomes).toEqual(expected);
});
