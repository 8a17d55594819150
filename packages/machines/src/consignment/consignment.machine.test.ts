import type { ConsignmentStatus } from "@heirloop/contract/consignment/consignment-status";
import { cents } from "@heirloop/contract/money/money.schema";
import { describe, expect, test } from "vitest";
import { proveMachine } from "../proof/machine-proof.ts";
import type { ConsignmentActor, SentConsignmentEvent } from "./consignment-event.ts";
import { moveConsignment, permittedConsignmentEvents } from "./consignment-transition.ts";
import { consignmentMachine, type ConsignmentContext, offeredConsignment } from "./consignment.machine.ts";

const now = "2026-11-21T10:00:00.000Z";
const fresh: ConsignmentContext = offeredConsignment;
const taken: ConsignmentContext = { ...fresh, pricePlan: cents(900_00), share: 65 };
const actors: readonly ConsignmentActor[] = ["consigner", "business", "holder", "market", "time"];

const everyEvent: SentConsignmentEvent[] = actors.flatMap((by): SentConsignmentEvent[] => [
  { type: "open", by, now },
  { type: "accept", pricePlan: cents(900_00), share: 65, by, now },
  { type: "decline", by, now },
  {
    type: "set-pickup",
    address: { line1: "12 Elm St", city: "Oakland", state: "CA", zip: "94610" },
    phone: "510 555 0100",
    by,
    now,
  },
  { type: "schedule", date: "2026-11-26", window: "morning", by, now },
  { type: "schedule", date: "2026-11-20", window: "morning", by, now },
  { type: "confirm-schedule", window: "2026-11-26/morning", by, now },
  { type: "release", reason: "No room", by, now },
  { type: "collect", by, now },
  { type: "list", listing: "chair-1", by, now },
  { type: "return", by, now },
  { type: "withdraw", by, now },
  { type: "request-price", price: cents(900_00), by, now },
  { type: "request-price", price: cents(800_00), by, now },
  { type: "request-price", price: cents(700_00), by, now },
  { type: "accept-price", price: cents(800_00), by, now },
  { type: "accept-price", price: cents(700_00), by, now },
  { type: "decline-price", price: cents(800_00), by, now },
  { type: "lapse", by, now },
  { type: "sell", price: cents(850_00), by, now },
]);

describe("the consignment machine", () => {
  test("handles every event by every sender in every state and takes every transition", () => {
    const proof = proveMachine({
      machine: consignmentMachine,
      inputs: { offered: fresh },
      events: everyEvent,
    });
    expect(proof.gaps).toEqual([]);
    const events: Record<ConsignmentStatus, string[]> = {
      submitted: ["open", "withdraw"],
      available: ["accept", "decline", "lapse", "withdraw"],
      accepted: [
        "accept-price",
        "collect",
        "confirm-schedule",
        "decline-price",
        "lapse",
        "release",
        "request-price",
        "schedule",
        "set-pickup",
        "withdraw",
      ],
      collected: ["accept-price", "decline-price", "list", "request-price", "return"],
      listed: ["accept-price", "decline-price", "request-price", "return", "sell"],
      sold: [],
      returned: [],
      withdrawn: [],
      lapsed: [],
    };
    expect(proof.taken).toEqual(events);
  });

  test("keeps the plan of an accepted piece and allows 14 days to collect it", () => {
    const moved = moveConsignment(
      { status: "available", context: fresh },
      { type: "accept", pricePlan: cents(900_00), share: 65, by: "business", now },
    );
    expect(moved).toEqual({
      ok: true,
      consignment: { status: "accepted", context: taken },
      effects: [
        { type: "set-deadline", at: "2026-12-05T10:00:00.000Z" },
        { type: "notify", side: "consigner", news: "accepted" },
      ],
    });
  });

  test("pays the agreed share of the buyer's price", () => {
    const moved = moveConsignment(
      { status: "listed", context: { ...taken, listing: "chair-1" } },
      { type: "sell", price: cents(850_01), by: "market", now },
    );
    expect(moved).toEqual({
      ok: true,
      consignment: { status: "sold", context: { ...taken, listing: "chair-1", earned: 552_51 } },
      effects: [
        { type: "pay-share", amount: 552_51 },
        { type: "notify", side: "consigner", news: "sold" },
      ],
    });
  });

  test("leaves a declined piece to other businesses and takes a returned piece off the market", () => {
    const declined = moveConsignment(
      { status: "available", context: fresh },
      { type: "decline", by: "business", now },
    );
    expect(declined).toMatchObject({
      consignment: { status: "available" },
      effects: [{ type: "record-decline" }],
    });
    const returned = moveConsignment(
      { status: "listed", context: taken },
      { type: "return", by: "holder", now },
    );
    expect(returned).toMatchObject({ effects: [{ type: "take-listing-down" }, { type: "notify" }] });
  });

  test("rejects an event that is not allowed with the reason", () => {
    expect(
      moveConsignment({ status: "collected", context: taken }, { type: "withdraw", by: "consigner", now }),
    ).toEqual({
      ok: false,
      field: null,
      reason: "The consignment is collected; it does not take “withdraw” from the consigner now",
    });
  });
});

test.each<[ConsignmentStatus, string[], string[], string[]]>([
  // status, then the events of the consigner, a business it is offered to, and its holder
  ["submitted", ["withdraw"], [], []],
  ["available", ["withdraw"], ["accept", "decline"], []],
  [
    "accepted",
    ["set-pickup", "schedule", "confirm-schedule", "withdraw", "accept-price", "decline-price"],
    [],
    ["schedule", "release", "collect", "request-price"],
  ],
  ["collected", ["accept-price", "decline-price"], [], ["list", "return", "request-price"]],
  ["listed", ["accept-price", "decline-price"], [], ["return", "request-price"]],
  ["sold", [], [], []],
  ["returned", [], [], []],
  ["withdrawn", [], [], []],
  ["lapsed", [], [], []],
])("%s: permitted events", (status, consigner, offered, holder) => {
  const negotiated = {
    status,
    pricePlan: cents(900_00),
    requestedPrice: cents(800_00),
    schedule: { proposals: [{ date: "2026-11-26", window: "morning" as const, by: "holder" as const }] },
  };
  const may = (by: ConsignmentActor) => permittedConsignmentEvents(negotiated, by, now);
  expect([may("consigner"), may("business"), may("holder")]).toEqual([consigner, offered, holder]);
});

test("rejects an answer from the owner before a price is requested", () => {
  const negotiated = { status: "listed", pricePlan: cents(900_00), requestedPrice: null } as const;
  expect(
    permittedConsignmentEvents({ ...negotiated, schedule: { proposals: [] } }, "consigner", now),
  ).toEqual([]);
});

describe("a lower price", () => {
  const listed = { status: "listed" as const, context: { ...taken, listing: "chair-1" } };
  const requested = { ...listed, context: { ...listed.context, requestedPrice: cents(800_00) } };

  test("is requested by the holder, and the agreed price stays until the owner answers", () => {
    expect(
      moveConsignment(listed, { type: "request-price", price: cents(800_00), by: "holder", now }),
    ).toEqual({
      ok: true,
      consignment: requested,
      effects: [{ type: "notify", side: "consigner", news: "price-requested" }],
    });
  });

  test("becomes the agreed price with the owner's consent", () => {
    expect(
      moveConsignment(requested, { type: "accept-price", price: cents(800_00), by: "consigner", now }),
    ).toEqual({
      ok: true,
      consignment: { ...listed, context: { ...listed.context, pricePlan: 800_00 } },
      effects: [
        { type: "set-price-floor", amount: 800_00 },
        { type: "notify", side: "holder", news: "price-accepted" },
      ],
    });
  });

  test("changes nothing when the owner declines it", () => {
    expect(
      moveConsignment(requested, { type: "decline-price", price: cents(800_00), by: "consigner", now }),
    ).toEqual({
      ok: true,
      consignment: listed,
      effects: [{ type: "notify", side: "holder", news: "price-declined" }],
    });
  });

  test("cannot be accepted after it is replaced", () => {
    const later = { ...requested, context: { ...requested.context, requestedPrice: cents(700_00) } };
    expect(
      moveConsignment(later, { type: "accept-price", price: cents(800_00), by: "consigner", now }),
    ).toMatchObject({ ok: false, field: null });
  });

  test.each([
    [900_00, "Enter less than the agreed price of $900."],
    [800_00, "You have asked the owner for $800 already."],
  ])("of %i cents is rejected", (price, reason) => {
    expect(
      moveConsignment(requested, { type: "request-price", price: cents(price), by: "holder", now }),
    ).toEqual({ ok: false, field: "price", reason });
  });

  test("cannot be requested once the piece is back with its owner", () => {
    expect(moveConsignment(requested, { type: "return", by: "holder", now })).toMatchObject({
      consignment: { status: "returned", context: { requestedPrice: null } },
    });
  });
});

describe("the time of the collection", () => {
  const accepted = { status: "accepted" as const, context: taken };
  const propose = (date: string, before = accepted) => {
    const moved = moveConsignment(before, { type: "schedule", date, window: "morning", by: "holder", now });
    if (!moved.ok) throw new Error(moved.reason);
    return { status: "accepted" as const, context: moved.consignment.context };
  };
  const proposed = propose("2026-11-26");

  test.each([
    ["2026-11-20", /^That day is over/],
    ["2027-12-01", /^That is too far ahead/],
    ["2026-11-26", /^This time is already proposed/],
  ])("on %s is refused at its field, with its own reason", (date, reason) => {
    expect(
      moveConsignment(proposed, { type: "schedule", date, window: "morning", by: "holder", now }),
    ).toEqual({ ok: false, field: "date", reason: expect.stringMatching(reason) });
  });

  test("is proposed at most three times by a side", () => {
    const full = propose("2026-11-28", propose("2026-11-27", proposed));
    const fourth = { type: "schedule", date: "2026-11-29", window: "morning", now } as const;
    expect(moveConsignment(full, { ...fourth, by: "holder" })).toMatchObject({ ok: false, field: null });
    expect(moveConsignment(full, { ...fourth, by: "consigner" })).toMatchObject({ ok: true });
  });

  test("is agreed to by the other side alone, and can be agreed on again", () => {
    const agree = { type: "confirm-schedule", window: "2026-11-26/morning", now } as const;
    expect(moveConsignment(proposed, { ...agree, by: "holder" })).toMatchObject({ ok: false, field: null });
    expect(
      moveConsignment(proposed, { ...agree, window: "2026-11-27/morning", by: "consigner" }),
    ).toMatchObject({ ok: false, field: "window" });
    const agreed = moveConsignment(proposed, { ...agree, by: "consigner" });
    if (!agreed.ok) throw new Error(agreed.reason);
    const later = propose("2026-11-28", { status: "accepted", context: agreed.consignment.context });
    expect(moveConsignment(later, { ...agree, window: "2026-11-28/morning", by: "consigner" })).toMatchObject(
      {
        consignment: { context: { agreed: { date: "2026-11-28", window: "morning" }, proposals: [] } },
      },
    );
  });

  test.each([
    ["America/New_York", "2026-11-26T17:00:00.000Z"],
    ["America/Los_Angeles", "2026-11-26T20:00:00.000Z"],
    [null, "2026-11-26T20:00:00.000Z"],
  ])("in %s can be agreed to until it is over", (timeZone, end) => {
    const there = { ...proposed, context: { ...proposed.context, timeZone } };
    const { proposals } = there.context;
    const negotiated = {
      status: there.status,
      pricePlan: there.context.pricePlan,
      requestedPrice: null,
      schedule: { proposals: [...proposals], timeZone: timeZone ?? undefined },
    };
    const before = new Date(Date.parse(end) - 1).toISOString();
    const agree = { type: "confirm-schedule", window: "2026-11-26/morning", by: "consigner" } as const;
    expect(moveConsignment(there, { ...agree, now: before })).toMatchObject({ ok: true });
    expect(permittedConsignmentEvents(negotiated, "consigner", before)).toContain("confirm-schedule");
    expect(moveConsignment(there, { ...agree, now: end })).toEqual({
      ok: false,
      field: null,
      reason: "That time has passed. Agree to another one, or propose one yourself.",
    });
    expect(permittedConsignmentEvents(negotiated, "consigner", end)).not.toContain("confirm-schedule");
  });

  test("can be proposed again once the proposed ones have passed", () => {
    const full = propose("2026-11-28", propose("2026-11-27", proposed));
    const next = { type: "schedule", date: "2026-12-05", window: "morning", by: "holder" } as const;
    expect(moveConsignment(full, { ...next, now: "2026-11-29T10:00:00.000Z" })).toMatchObject({ ok: true });
  });
});
