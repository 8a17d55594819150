import type { OrderStatus } from "@heirloop/contract/order/order-status";
import { describe, expect, test } from "vitest";
import type { OrderContext } from "./order-context.ts";
import type { SentOrderEvent } from "./order-event.ts";
import { moveOrder } from "./order-transition.ts";
import { permittedEvents } from "./permitted-events.ts";
import { agreedTime, anyOrder, goodEvents, now, otherTimes } from "./order.fixture.ts";

const agreed: OrderContext = { ...anyOrder, type: "pickup", agreed: agreedTime };
const byBuyer: OrderContext = { ...agreed, reschedule: { ...otherTimes.buyer, by: "buyer" } };

const move = (event: SentOrderEvent, context = agreed, status: OrderStatus = "active-pickup") =>
  moveOrder({ status, context }, event);
const timesAfter = (event: SentOrderEvent, context: OrderContext, status?: OrderStatus) => {
  const moved = move(event, context, status);
  return moved.ok && { agreed: moved.order.context.agreed, reschedule: moved.order.context.reschedule };
};
const refusal = (event: SentOrderEvent, context = agreed) => {
  const moved = move(event, context);
  return moved.ok ? null : [moved.field, moved.reason];
};

describe("another time than the agreed one", () => {
  test("leaves the agreed time valid until the other side confirms", () => {
    expect(timesAfter(goodEvents("buyer").reschedule, agreed)).toEqual({
      agreed: agreedTime,
      reschedule: { ...otherTimes.buyer, by: "buyer" },
    });
    expect(timesAfter(goodEvents("seller")["confirm-reschedule"], byBuyer)).toEqual({
      agreed: otherTimes.buyer,
      reschedule: null,
    });
    expect(timesAfter(goodEvents("seller")["keep-schedule"], byBuyer)).toEqual({
      agreed: agreedTime,
      reschedule: null,
    });
  });

  test("replaces an open proposal by a later one of either side", () => {
    expect(timesAfter(goodEvents("seller").reschedule, byBuyer)).toEqual({
      agreed: agreedTime,
      reschedule: { ...otherTimes.seller, by: "seller" },
    });
    const again = { ...goodEvents("buyer").reschedule, ...otherTimes.seller };
    expect(timesAfter(again, byBuyer)).toMatchObject({ reschedule: { ...otherTimes.seller, by: "buyer" } });
  });

  test.each([
    ["the agreed time", agreedTime, /^You have already agreed on this time/],
    ["the time that is proposed already", otherTimes.buyer, /^This time is already proposed/],
    ["a time in the past", { date: "2026-11-20", window: "morning" as const }, /^That day is over/],
    [
      "a time in more than a year",
      { date: "2027-11-22", window: "morning" as const },
      /^That is too far ahead/,
    ],
  ])("is not %s", (_, time, reason) => {
    for (const by of ["buyer", "seller"] as const)
      expect(refusal({ type: "reschedule", ...time, by, now }, byBuyer)).toEqual([
        "date",
        expect.stringMatching(reason),
      ]);
  });

  test("is one of the seller's pickup hours if the buyer proposes it", () => {
    const context = { ...agreed, offered: [agreedTime, otherTimes.seller] };
    expect(refusal(goodEvents("buyer").reschedule, context)).toEqual([
      "window",
      "Choose one of the times that the seller offers, other than the current ones",
    ]);
    expect(move({ type: "reschedule", ...otherTimes.seller, by: "buyer", now }, context).ok).toBe(true);
    expect(move({ type: "reschedule", ...otherTimes.buyer, by: "seller", now }, context).ok).toBe(true);
    expect(refusal(goodEvents("buyer").reschedule, { ...agreed, offered: [] })).toEqual([
      "window",
      "The seller has no free pickup times now",
    ]);
  });

  test("is confirmed by the other side only, by its name, and until it is over", () => {
    const closed = [null, "That proposal is no longer open. Check the order for its current times."];
    expect(refusal({ ...goodEvents("buyer")["confirm-reschedule"] }, byBuyer)).toEqual(closed);
    const own = { type: "confirm-reschedule" as const, window: "2026-11-28/afternoon", by: "buyer" as const };
    expect(refusal({ ...own, now }, byBuyer)).toEqual(closed);
    const confirm = goodEvents("seller")["confirm-reschedule"];
    expect(refusal({ ...confirm, now: "2026-11-29T01:00:00.000Z" }, byBuyer)).toEqual(closed);
    expect(move({ ...confirm, now: "2026-11-29T00:59:59.000Z" }, byBuyer).ok).toBe(true);
    const inNewYork = { ...byBuyer, timeZone: "America/New_York" };
    expect(refusal({ ...confirm, now: "2026-11-28T22:00:00.000Z" }, inNewYork)).toEqual(closed);
    expect(refusal(confirm)).toEqual(closed);
    expect(refusal(goodEvents("seller")["keep-schedule"])).toEqual(closed);
  });

  test.each([
    [null, "2026-12-02T01:00:00.000Z"],
    ["America/New_York", "2026-12-01T22:00:00.000Z"],
  ])("in %s moves the automatic completion to 72 hours after the new time", (timeZone, at) => {
    const moved = move(goodEvents("seller")["confirm-reschedule"], { ...byBuyer, timeZone });
    expect(moved.ok && moved.effects.at(-1)).toEqual({
      type: "set-deadline",
      event: "auto-complete",
      at,
    });
  });

  test("is dropped once a carrier is booked or the order has ended", () => {
    const delivery = { ...byBuyer, type: "delivery" as const };
    const booked = goodEvents("seller")["assign-carrier"];
    expect(timesAfter(booked, delivery, "looking_for_carrier")).toEqual({
      agreed: agreedTime,
      reschedule: null,
    });
    for (const end of [goodEvents("buyer")["pick-up"], goodEvents("seller").cancel])
      expect(timesAfter(end, byBuyer)).toEqual({ agreed: agreedTime, reschedule: null });
  });
});

test.each<[OrderStatus, boolean]>([
  ["scheduling", false],
  ["looking_for_carrier", true],
  ["awaiting_shipping", false],
  ["in_transit", false],
  ["active-delivery", true],
  ["active-pickup", true],
  ["completed", false],
])("offers both sides another time when %s: %s", (status, isOffered) => {
  for (const by of ["buyer", "seller"] as const)
    expect(permittedEvents({ status, context: byBuyer }, by, now).includes("reschedule")).toBe(isOffered);
});
