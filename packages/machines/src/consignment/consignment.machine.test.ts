import type { ConsignmentStatus } from "@heirloop/contract/consignment/consignment.schema";
import { cents } from "@heirloop/contract/money/money.schema";
import { describe, expect, test } from "vitest";
import { proveMachine } from "../proof/machine-proof.ts";
import type { ConsignmentActor, SentConsignmentEvent } from "./consignment-event.ts";
import { consignmentTimeline } from "./consignment-timeline.ts";
import { moveConsignment, permittedConsignmentEvents } from "./consignment-transition.ts";
import { consignmentMachine, type ConsignmentContext } from "./consignment.machine.ts";
import { shareOf } from "./consigner-share.ts";

const now = "2026-11-21T10:00:00.000Z";
const fresh: ConsignmentContext = { pricePlan: null, share: null, listing: null, earned: null };
const taken: ConsignmentContext = { ...fresh, pricePlan: cents(900_00), share: 65 };
const actors: readonly ConsignmentActor[] = ["consigner", "business", "holder", "market", "time"];

const everyEvent: SentConsignmentEvent[] = actors.flatMap((by): SentConsignmentEvent[] => [
  { type: "open", by, now },
  { type: "accept", pricePlan: cents(900_00), share: 65, by, now },
  { type: "decline", by, now },
  { type: "collect", by, now },
  { type: "list", listing: "chair-1", by, now },
  { type: "return", by, now },
  { type: "withdraw", by, now },
  { type: "lapse", by, now },
  { type: "sell", price: cents(850_00), by, now },
]);

describe("the consignment machine", () => {
  test("every state meets every event of everybody, and every edge is driven", () => {
    const proof = proveMachine({
      machine: consignmentMachine,
      inputs: { offered: fresh },
      events: everyEvent,
    });
    expect(proof.gaps).toEqual([]);
    const events: Record<ConsignmentStatus, string[]> = {
      submitted: ["open", "withdraw"],
      available: ["accept", "decline", "lapse", "withdraw"],
      accepted: ["collect", "lapse", "withdraw"],
      collected: ["list", "return"],
      listed: ["return", "sell"],
      sold: [],
      returned: [],
      withdrawn: [],
      lapsed: [],
    };
    expect(proof.taken).toEqual(events);
  });

  test("a piece that is taken keeps the plan and has 14 days to be collected", () => {
    const moved = moveConsignment(
      { status: "available", context: fresh },
      { type: "accept", pricePlan: cents(900_00), share: 65, by: "business", now },
    );
    expect(moved).toEqual({
      ok: true,
      consignment: { status: "accepted", context: taken },
      effects: [
        { type: "set-deadline", at: "2026-12-05T10:00:00.000Z" },
        { type: "tell", whom: "consigner", news: "accepted" },
      ],
    });
  });

  test("a sale pays the agreed share of what the buyer paid", () => {
    const moved = moveConsignment(
      { status: "listed", context: { ...taken, listing: "chair-1" } },
      { type: "sell", price: cents(850_01), by: "market", now },
    );
    expect(moved).toEqual({
      ok: true,
      consignment: { status: "sold", context: { ...taken, listing: "chair-1", earned: 552_51 } },
      effects: [
        { type: "pay-share", amount: 552_51 },
        { type: "tell", whom: "consigner", news: "sold" },
      ],
    });
  });

  test("declining leaves the piece to the others; giving back what is for sale takes it down", () => {
    const declined = moveConsignment(
      { status: "available", context: fresh },
      { type: "decline", by: "business", now },
    );
    expect(declined).toMatchObject({
      consignment: { status: "available" },
      effects: [{ type: "keep-decline" }],
    });
    const returned = moveConsignment(
      { status: "listed", context: taken },
      { type: "return", by: "holder", now },
    );
    expect(returned).toMatchObject({ effects: [{ type: "take-listing-down" }, { type: "tell" }] });
  });

  test("what is not allowed is refused with the reason", () => {
    expect(
      moveConsignment({ status: "collected", context: taken }, { type: "withdraw", by: "consigner", now }),
    ).toEqual({
      ok: false,
      reason: "The consignment is collected; it does not take “withdraw” from the consigner now",
    });
  });
});

test.each<[ConsignmentStatus, string[], string[], string[]]>([
  // status, the consigner, a business it is offered to, its holder
  ["submitted", ["withdraw"], [], []],
  ["available", ["withdraw"], ["accept", "decline"], []],
  ["accepted", ["withdraw"], [], ["collect"]],
  ["collected", [], [], ["list", "return"]],
  ["listed", [], [], ["return"]],
  ["sold", [], [], []],
  ["returned", [], [], []],
  ["withdrawn", [], [], []],
  ["lapsed", [], [], []],
])("%s: who may do what", (status, consigner, offered, holder) => {
  const may = (by: ConsignmentActor) => permittedConsignmentEvents(status, by);
  expect([may("consigner"), may("business"), may("holder")]).toEqual([consigner, offered, holder]);
});

test.each([
  [1_000_00, 60, 600_00],
  [1_000_00, null, 600_00],
  [99_99, 33, 33_00],
  [1_01, 50, 51],
  [0, 60, 0],
])("of %i cents, %s percent are %i", (price, percent, share) => {
  expect(shareOf(price, percent)).toBe(share);
});

describe("the timeline", () => {
  const step = (status: ConsignmentStatus, at: string) => ({ status, at });

  test("shows what was, what is, and what comes next", () => {
    const history = [step("submitted", now), step("available", now), step("accepted", now)];
    expect(
      consignmentTimeline({ status: "accepted", history }).map(({ status, state }) => [status, state]),
    ).toEqual([
      ["submitted", "done"],
      ["available", "done"],
      ["accepted", "current"],
      ["collected", "ahead"],
      ["listed", "ahead"],
      ["sold", "ahead"],
    ]);
  });

  test("ends where it ended", () => {
    const history = [step("submitted", now), step("available", now), step("lapsed", now)];
    expect(
      consignmentTimeline({ status: "lapsed", history }).map(({ status, state }) => [status, state]),
    ).toEqual([
      ["submitted", "done"],
      ["available", "done"],
      ["lapsed", "done"],
    ]);
  });
});
