import { type OrderStatus, orderStatuses } from "@heirloop/contract/order/order-status";
import { describe, expect, test } from "vitest";
import type { OrderActor, SentOrderEvent } from "./order-event.ts";
import { orderMoves } from "./order-moves.fixture.ts";
import { moveOrder } from "./order-transition.ts";
import { permittedEvents } from "./permitted-events.ts";
import { anyOrder, goodEvents, now } from "./order.fixture.ts";

/** An order that is not a variant: everything that the table lacks for it is rejected. */
const moves = orderMoves.filter(({ variant }) => variant === "as it is");

const actors: OrderActor[] = ["buyer", "seller", "admin", "time", "system"];
const everyCase = orderStatuses.flatMap((from) =>
  actors.flatMap((by) =>
    Object.values(goodEvents(by)).map((event) => {
      const move = moves.find(
        ({ status, send, by: sender }) => status === from && send === event.type && sender === by,
      );
      return { from, by, event, to: move?.to ?? "refused" };
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
    const sendable = moves
      .filter(
        (move) =>
          move.status === status &&
          move.by === by &&
          move.send !== "expire" &&
          move.send !== "lapse" &&
          move.send !== "auto-complete" &&
          move.send !== "reprice" &&
          move.send !== "payment-succeeded" &&
          move.send !== "payment-failed" &&
          move.send !== "end-offer",
      )
      .map(({ send }) => send);
    expect(permittedEvents({ status, context: anyOrder }, by, now).toSorted()).toEqual(sendable.toSorted());
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
    if (!accepted.ok) throw new Error(accepted.reason);
    expect(accepted.order.context).toMatchObject({ approved: true, offer: { status: "counteroffer" } });
    expect(moveOrder(accepted.order, sent({ type: "payment-succeeded" }, "buyer"))).toMatchObject({
      ok: true,
      order: {
        status: "scheduling",
        context: { approved: true, offer: { amount: 90_000, status: "accepted", turn: null } },
      },
    });
  });

  test("charges the buyer on acceptance and then allows 14 days to agree on a time", () => {
    const accepted = moved("offer-sent", sent({ type: "accept" }, "seller"));
    if (!accepted.ok) throw new Error(accepted.reason);
    expect(accepted.effects[0]).toEqual({ type: "charge-payment" });
    const paid = moveOrder(accepted.order, sent({ type: "payment-succeeded" }, "seller"));
    expect(paid.ok && paid.effects.slice(0, 3)).toEqual([
      { type: "record-payment" },
      { type: "mark-sold" },
      { type: "set-deadline", event: "lapse", at: "2026-12-05T10:00:00.000Z" },
    ]);
  });
});

describe("a payment", () => {
  const withPayment = (payment: "pending" | "failed", offer = anyOrder.offer) => ({
    ...anyOrder,
    payment,
    offer,
  });
  const takes = (from: OrderStatus, context: typeof anyOrder) =>
    actors.flatMap((by) =>
      Object.values(goodEvents(by)).flatMap((event) =>
        moved(from, event, context).ok ? [`${event.type} by ${by}`] : [],
      ),
    );

  test("that is under way lets neither side change the order", () => {
    expect(takes("offer-sent", withPayment("pending"))).toEqual([
      "payment-succeeded by seller",
      "remove by admin",
      "payment-failed by system",
      "end-offer by system",
    ]);
    expect(takes("requested", withPayment("pending", null))).toEqual([
      "payment-succeeded by seller",
      "remove by admin",
      "payment-failed by system",
    ]);
    expect(moved("requested", sent({ type: "cancel" }, "buyer"), withPayment("pending", null))).toMatchObject(
      {
        ok: false,
        reason: "The payment is being confirmed. Try again in a moment.",
      },
    );
  });

  test("that failed leaves an accepted offer to its buyer, and a request as it was", () => {
    expect(takes("offer-sent", withPayment("failed"))).toEqual([
      "withdraw by buyer",
      "retry-payment by buyer",
      "remove by admin",
      "expire by time",
      "end-offer by system",
    ]);
    expect(takes("requested", withPayment("failed", null))).toEqual([
      "cancel by buyer",
      "decline by seller",
      "approve by seller",
      "remove by admin",
      "expire by time",
    ]);
  });

  test("holds the piece of an accepted offer for 24 hours and releases it at its end", () => {
    const accepted = moved("offer-sent", sent({ type: "accept" }, "seller"));
    const until = "2026-11-22T10:00:00.000Z";
    expect(accepted.ok && accepted.effects).toEqual([
      { type: "charge-payment" },
      { type: "reserve-stock", until },
      { type: "set-deadline", event: "expire", at: until },
    ]);
    const ended = moved("offer-sent", sent({ type: "expire" }, "time"), withPayment("failed"));
    expect(ended.ok && [ended.order.status, ended.order.context.offer?.status]).toEqual([
      "expired",
      "unpaid",
    ]);
    expect(ended.ok && ended.effects).toContainEqual({ type: "release-stock" });
  });

  test("does not give the buyer more time for another attempt", () => {
    const retried = moved("offer-sent", sent({ type: "retry-payment" }, "buyer"), withPayment("failed"));
    if (!retried.ok) throw new Error(retried.reason);
    expect(retried.effects).toEqual([{ type: "charge-payment" }]);
    const again = moveOrder(retried.order, sent({ type: "payment-failed" }, "system"));
    expect(again.ok && again.effects.map(({ type }) => type)).toEqual(["notify", "notify"]);
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
    // Who delivers was fixed when the order was placed.
    [{ buyerHub: "NY" as const, deliveredBy: "seller" as const }, "active-delivery"],
    [{ deliveredBy: "carrier" as const }, "looking_for_carrier"],
    [{ type: "pickup" as const, deliveredBy: "seller" as const }, "active-pickup"],
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
    expect(propose("2026-11-26", "buyer", proposals.slice(0, 2))).toBe(false);
    expect(propose("2026-11-25", "seller", proposals.slice(0, 1))).toBe(true);
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

  test("accepts a proposal that ends in exactly a year", () => {
    const schedule = {
      ...sent({ type: "schedule", date: "2027-11-20", window: "morning" }, "buyer"),
      now: "2026-11-20T20:00:00.000Z",
    };
    expect(moved("scheduling", schedule).ok).toBe(true);
  });

  test.each([
    [null, "2026-11-30T05:00:00.000Z"],
    ["America/New_York", "2026-11-30T02:00:00.000Z"],
  ])("in %s completes a scheduled order automatically 72 hours after its window", (timeZone, at) => {
    const confirmed = confirm({ timeZone });
    expect(confirmed.ok && confirmed.effects.find(({ type }) => type === "set-deadline")).toEqual({
      type: "set-deadline",
      event: "auto-complete",
      at,
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
    const requested = moved("active-pickup", sent({ type: "complete-off" }, "seller"));
    if (!requested.ok) throw new Error(requested.reason);
    expect(moveOrder(requested.order, sent({ type: "complete-off" }, "seller")).ok).toBe(false);
    const agreed = moveOrder(requested.order, sent({ type: "complete-off" }, "buyer"));
    expect(agreed).toMatchObject({
      ok: true,
      order: { status: "completed-off-heirloop" },
      effects: expect.arrayContaining([{ type: "return-payment" }]),
    });
  });
});
