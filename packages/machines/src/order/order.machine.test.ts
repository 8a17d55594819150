import { endStatuses, type OrderStatus, orderStatuses } from "@heirloop/contract/order/order-status";
import { describe, expect, test } from "vitest";
import type { OrderActor, SentOrderEvent } from "./order-event.ts";
import { moveOrder, permittedEvents } from "./order-transition.ts";
import { anyOrder, goodEvents, now } from "./order.fixture.ts";

/**
 * Who may send which event, and the statuses before and after: docs/product.md §4. Everything else is
 * rejected.
 */
const table: Array<
  [from: OrderStatus, event: keyof ReturnType<typeof goodEvents>, by: OrderActor[], to: OrderStatus]
> = [
  ["offer-sent", "accept", ["seller"], "scheduling"],
  ["offer-sent", "counter", ["seller"], "offer-sent"],
  ["offer-sent", "decline", ["seller"], "deleted"],
  ["offer-sent", "withdraw", ["buyer"], "deleted"],
  ["offer-sent", "expire", ["time"], "expired"],
  ["offer-sent", "end-offer", ["system"], "deleted"],
  ["requested", "approve", ["seller"], "scheduling"],
  ["requested", "decline", ["seller"], "cancelled"],
  ["requested", "cancel", ["buyer"], "cancelled"],
  ["requested", "expire", ["time"], "expired"],
  ["scheduling", "schedule", ["buyer", "seller"], "scheduling"],
  ["scheduling", "confirm-schedule", ["buyer", "seller"], "active-delivery"],
  ["scheduling", "complete-off", ["buyer", "seller"], "scheduling"],
  ["scheduling", "cancel", ["buyer", "seller"], "cancelled"],
  ["scheduling", "lapse", ["time"], "cancelled"],
  ["looking_for_carrier", "assign-carrier", ["seller", "admin"], "awaiting_shipping"],
  ["looking_for_carrier", "cancel", ["buyer", "seller"], "cancelled"],
  ["awaiting_shipping", "ship", ["seller"], "in_transit"],
  ["awaiting_shipping", "cancel", ["buyer", "seller"], "cancelled"],
  ["in_transit", "deliver", ["buyer", "seller"], "completed"],
  ["in_transit", "auto-complete", ["time"], "completed"],
  ["active-delivery", "deliver", ["buyer", "seller"], "completed"],
  ["active-delivery", "auto-complete", ["time"], "completed"],
  ["active-delivery", "cancel", ["buyer", "seller"], "cancelled"],
  ["active-pickup", "pick-up", ["buyer", "seller"], "completed"],
  ["active-pickup", "complete-off", ["buyer", "seller"], "active-pickup"],
  ["active-pickup", "auto-complete", ["time"], "completed"],
  ["active-pickup", "cancel", ["buyer", "seller"], "cancelled"],
  ...orderStatuses
    .filter((status) => !endStatuses.some((end) => end === status))
    .map((status): (typeof table)[number] => [status, "remove", ["admin"], "deleted"]),
];

const actors: OrderActor[] = ["buyer", "seller", "admin", "time", "system"];
const everyCase = orderStatuses.flatMap((from) =>
  actors.flatMap((by) =>
    Object.values(goodEvents(by)).map((event) => {
      const row = table.find(
        ([status, type, who]) => status === from && type === event.type && who.includes(by),
      );
      return { from, by, event, to: row?.[3] ?? "refused" };
    }),
  ),
);

const moved = (from: OrderStatus, event: SentOrderEvent, context = anyOrder) =>
  moveOrder({ status: from, context }, event);
const sent = (event: object, by: OrderActor): SentOrderEvent => ({ ...event, by, now }) as SentOrderEvent; // A test names only the fields that matter.

const everySender = orderStatuses.flatMap((from) => actors.map((by) => ({ from, by })));

test.each(everySender)("$from: the status after each event by $by", ({ from, by }) => {
  const sentHere = everyCase.filter((one) => one.from === from && one.by === by);
  const outcomes = sentHere.map(({ event }) => {
    const result = moved(from, event);
    return [event.type, result.ok ? result.order.status : "refused"];
  });
  expect(outcomes).toEqual(sentHere.map(({ event, to }) => [event.type, to]));
});

test.each(everySender)("$from names its status when it rejects an event by $by", ({ from, by }) => {
  const refused = everyCase.filter((one) => one.from === from && one.by === by && one.to === "refused");
  expect(refused.map(({ event }) => moved(from, event))).toEqual(
    refused.map(() => ({ ok: false, field: null, reason: expect.stringContaining(from) as string })),
  );
});

test.each(orderStatuses.flatMap((status) => actors.map((by) => ({ status, by }))))(
  "permits $by in $status exactly the events of the table",
  ({ status, by }) => {
    const rows = table
      .filter(
        ([from, type, who]) =>
          from === status &&
          who.includes(by) &&
          type !== "expire" &&
          type !== "lapse" &&
          type !== "auto-complete" &&
          type !== "reprice" &&
          type !== "end-offer",
      )
      .map(([, type]) => type);
    expect(permittedEvents({ status, context: anyOrder }, by, now).toSorted()).toEqual(rows.toSorted());
  },
);

describe("negotiation", () => {
  test("only the side whose turn it is may respond; a counteroffer passes the turn and voids the earlier amount", () => {
    const countered = moved("offer-sent", sent({ type: "counter", amount: 90_000 }, "seller"));
    if (!countered.ok) throw new Error(countered.reason);
    expect(countered.order.context.offer).toEqual({
      amount: 90_000,
      status: "counteroffer",
      counteroffer: 90_000,
      buyerAmount: 80_000,
      sellerAmount: 90_000,
      turn: "buyer",
    });
    expect(moveOrder(countered.order, sent({ type: "accept" }, "seller")).ok).toBe(false);
    const accepted = moveOrder(countered.order, sent({ type: "accept" }, "buyer"));
    expect(accepted).toMatchObject({
      ok: true,
      order: {
        status: "scheduling",
        context: { approved: true, offer: { amount: 90_000, status: "accepted", turn: null } },
      },
    });
  });

  test("charges the buyer on acceptance and allows 14 days to agree on a time", () => {
    const accepted = moved("offer-sent", sent({ type: "accept" }, "seller"));
    expect(accepted.ok && accepted.effects.slice(0, 3)).toEqual([
      { type: "charge-payment" },
      { type: "mark-sold" },
      { type: "set-deadline", event: "lapse", at: "2026-12-05T10:00:00.000Z" },
    ]);
  });
});

describe("scheduling", () => {
  const confirm = (context: Partial<typeof anyOrder>, window = "2026-11-26/evening") =>
    moved("scheduling", sent({ type: "confirm-schedule", window }, "buyer"), { ...anyOrder, ...context });
  const statusOf = (result: ReturnType<typeof confirm>) => (result.ok ? result.order.status : result.field);

  test.each([
    [{ type: "pickup" as const }, "active-pickup"],
    [{ type: "pickup" as const, buyerHub: "NY" as const }, "active-pickup"],
    [{}, "active-delivery"],
    [{ buyerHub: "NY" as const }, "looking_for_carrier"],
    [{ buyerHub: "NA" as const, sellerHub: "NA" as const }, "looking_for_carrier"],
  ])("moves an order with %o to %s when a time is confirmed", (context, status) => {
    expect(statusOf(confirm(context))).toBe(status);
  });

  test("confirms only the other side's proposals, by full name or by a window that only they proposed", () => {
    expect(statusOf(confirm({}, "2026-11-25/morning"))).toBe("window");
    expect(statusOf(confirm({}, "morning"))).toBe("window");
    expect(statusOf(confirm({}, "evening"))).toBe("active-delivery");
    expect(
      statusOf(
        confirm(
          { proposals: [...anyOrder.proposals, { date: "2026-11-28", window: "evening", by: "seller" }] },
          "evening",
        ),
      ),
    ).toBe("window");
  });

  test("allows three proposals per side, each once and in the future", () => {
    const proposals = ["2026-11-25", "2026-11-26", "2026-11-27"].map((date) => ({
      date,
      window: "morning" as const,
      by: "buyer" as const,
    }));
    const propose = (date: string, by: OrderActor, known = proposals) =>
      moved("scheduling", sent({ type: "schedule", date, window: "morning" }, by), {
        ...anyOrder,
        proposals: known,
      }).ok;
    expect(propose("2026-11-28", "buyer")).toBe(false);
    expect(propose("2026-11-28", "seller")).toBe(true);
    expect(propose("2026-11-25", "buyer", proposals.slice(0, 1))).toBe(false);
    expect(propose("2026-11-20", "buyer", [])).toBe(false);
  });

  test.each([
    ["2026-11-22T00:30:00.000Z", true],
    ["2026-11-22T04:59:00.000Z", true],
    ["2026-11-22T05:00:00.000Z", false],
  ])("accepts a proposal for this evening until it ends in Pacific time: at %s %s", (at, taken) => {
    const schedule = {
      ...sent({ type: "schedule", date: "2026-11-21", window: "evening" }, "buyer"),
      now: at,
    };
    expect(moved("scheduling", schedule).ok).toBe(taken);
  });

  test.each([
    ["2027-11-21", false],
    ["2027-11-20", true],
    ["9999-12-31", false],
  ])("limits a proposal to a year ahead: %s is %s", (date, taken) => {
    const schedule = sent({ type: "schedule", date, window: "morning" }, "buyer");
    expect(moved("scheduling", schedule)).toMatchObject(taken ? { ok: true } : { ok: false, field: "date" });
  });

  test("completes a scheduled order automatically 72 hours after its window", () => {
    const confirmed = confirm({});
    expect(confirmed.ok && confirmed.effects.find(({ type }) => type === "set-deadline")).toEqual({
      type: "set-deadline",
      event: "auto-complete",
      at: "2026-11-30T05:00:00.000Z",
    });
  });
});

describe("handover", () => {
  test("does not permit completing a consigned piece outside Heirloop", () => {
    const consigned = { ...anyOrder, consigned: true };
    for (const completeOffAskedBy of [null, "buyer" as const]) {
      const order = { status: "scheduling" as const, context: { ...consigned, completeOffAskedBy } };
      expect(moveOrder(order, goodEvents("seller")["complete-off"])).toMatchObject({
        ok: false,
        field: null,
        reason: expect.stringContaining("consigned"),
      });
      expect(permittedEvents(order, "seller", now)).not.toContain("complete-off");
    }
  });

  test("requires a picture as proof or the buyer's code from a seller", () => {
    expect(moved("in_transit", sent({ type: "deliver" }, "seller"))).toMatchObject({
      ok: false,
      field: "proof",
    });
    expect(moved("in_transit", sent({ type: "deliver" }, "buyer")).ok).toBe(true);
    expect(moved("active-pickup", sent({ type: "pick-up", code: "ABC124" }, "seller"))).toMatchObject({
      ok: false,
      field: "code",
    });
    expect(moved("active-pickup", sent({ type: "pick-up" }, "buyer")).ok).toBe(true);
  });

  test("schedules the payout and requests reviews on completion", () => {
    const done = moved("active-delivery", sent({ type: "deliver" }, "buyer"));
    expect(done.ok && done.effects.map(({ type }) => type)).toEqual([
      "clear-deadline",
      "schedule-payout",
      "ask-for-reviews",
      "write-message",
      "notify",
    ]);
  });

  test("requires both sides to complete outside Heirloop, and refunds the buyer", () => {
    const asked = moved("active-pickup", sent({ type: "complete-off" }, "seller"));
    if (!asked.ok) throw new Error(asked.reason);
    expect(moveOrder(asked.order, sent({ type: "complete-off" }, "seller")).ok).toBe(false);
    const agreed = moveOrder(asked.order, sent({ type: "complete-off" }, "buyer"));
    expect(agreed).toMatchObject({
      ok: true,
      order: { status: "completed-off-heirloop" },
      effects: expect.arrayContaining([{ type: "return-payment" }]),
    });
  });
});
