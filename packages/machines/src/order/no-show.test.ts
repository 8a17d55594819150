import type { LateNotice } from "@heirloop/contract/order/order.schema";
import type { OrderStatus } from "@heirloop/contract/order/order-status";
import { describe, expect, test } from "vitest";
import { variants } from "./move-row.fixture.ts";
import type { OrderContext } from "./order-context.ts";
import type { SentOrderEvent } from "./order-event.ts";
import { getReason } from "./event-reason.ts";
import { moveOrder } from "./order-transition.ts";
import { anyOrder, goodEvents, now } from "./order.fixture.ts";

const inWichita: OrderContext = {
  ...anyOrder,
  type: "pickup",
  timeZone: "America/Chicago",
  agreed: { date: "2026-11-25", window: "morning" },
};
const isAccepted = (
  event: SentOrderEvent,
  context: OrderContext,
  status: OrderStatus = "active-pickup",
): boolean => moveOrder({ status, context }, event).ok;
const statusAfter = (event: SentOrderEvent, context: OrderContext, status: OrderStatus) => {
  const moved = moveOrder({ status, context }, event);
  return moved.ok ? moved.order.status : "refused";
};

describe("running late", () => {
  // A day in Wichita begins at 6 am UTC in winter; its morning ends at 6 pm UTC.
  test.each([
    ["2026-11-25T05:59:59.000Z", false],
    ["2026-11-25T06:00:00.000Z", true],
    ["2026-11-25T17:59:59.000Z", true],
    ["2026-11-25T18:00:00.000Z", false],
  ])("is possible from the beginning of the day to the end of the window: at %s %s", (at, accepted) => {
    for (const by of ["buyer", "seller"] as const)
      expect(isAccepted({ ...goodEvents(by)["running-late"], now: at }, inWichita)).toBe(accepted);
  });

  test("is possible three times per side for one agreed time", () => {
    const at = "2026-11-25T16:00:00.000Z";
    const late: LateNotice[] = [15, 30, 60].map(() => ({ by: "buyer", minutes: 15 }));
    const context = { ...inWichita, late };
    expect(isAccepted({ ...goodEvents("buyer")["running-late"], now: at }, context)).toBe(false);
    expect(isAccepted({ ...goodEvents("seller")["running-late"], now: at }, context)).toBe(true);
    const reschedule = { date: "2026-11-28", window: "evening", by: "buyer" } as const;
    const confirm = {
      type: "confirm-reschedule",
      window: "2026-11-28/evening",
      by: "seller",
      now: at,
    } as const;
    const moved = moveOrder({ status: "active-pickup", context: { ...context, reschedule } }, confirm);
    expect(moved.ok && moved.order.context.late).toEqual([]);
  });
});

describe("a reported no-show", () => {
  test.each([
    ["2026-11-25T17:59:59.000Z", [], false],
    ["2026-11-25T18:00:00.000Z", [], true],
    ["2026-11-25T18:29:59.000Z", [{ by: "seller", minutes: 30 }], false],
    ["2026-11-25T18:30:00.000Z", [{ by: "seller", minutes: 30 }], true],
    // A delay of the reporting side does not matter.
    ["2026-11-25T18:00:00.000Z", [{ by: "buyer", minutes: 60 }], true],
  ] as Array<[string, LateNotice[], boolean]>)(
    "waits for the window and the delay of the other side: at %s with %o %s",
    (at, late, accepted) => {
      const report = { ...goodEvents("buyer")["report-no-show"], now: at };
      expect(isAccepted(report, { ...inWichita, late })).toBe(accepted);
    },
  );

  test("ends on the Pacific coast where no time zone is known", () => {
    const context = { ...inWichita, timeZone: null };
    const report = goodEvents("buyer")["report-no-show"];
    expect(isAccepted({ ...report, now: "2026-11-25T19:59:59.000Z" }, context)).toBe(false);
    expect(isAccepted({ ...report, now: "2026-11-25T20:00:00.000Z" }, context)).toBe(true);
  });

  test.each(["active-pickup", "active-delivery"] as const)("never completes %s by time", (status) => {
    for (const name of ["no-show by seller", "no-show by buyer", "contested"] as const)
      expect(statusAfter(goodEvents("time")["auto-complete"], variants[name], status)).toBe("refused");
  });

  test("lapses into a refund only while nobody contests it", () => {
    expect(statusAfter(goodEvents("time").lapse, variants["no-show by buyer"], "active-pickup")).toBe(
      "cancelled",
    );
    expect(statusAfter(goodEvents("time").lapse, variants.contested, "active-pickup")).toBe("refused");
    expect(statusAfter(goodEvents("time").lapse, inWichita, "active-pickup")).toBe("refused");
  });

  test("is contested once, by the other side", () => {
    const context = variants["no-show by seller"];
    expect(isAccepted(goodEvents("buyer")["contest-no-show"], context)).toBe(false);
    expect(isAccepted(goodEvents("seller")["contest-no-show"], context)).toBe(true);
    expect(isAccepted(goodEvents("seller")["contest-no-show"], variants.contested)).toBe(false);
    expect(isAccepted(goodEvents("seller")["withdraw-no-show"], context)).toBe(false);
    expect(isAccepted(goodEvents("seller")["report-no-show"], context)).toBe(false);
  });

  test("leaves a contested order to an admin, or to a side that gives in", () => {
    const { contested } = variants;
    expect(statusAfter(goodEvents("buyer").cancel, contested, "active-pickup")).toBe("refused");
    expect(statusAfter(goodEvents("seller").cancel, contested, "active-pickup")).toBe("cancelled");
    expect(statusAfter(goodEvents("buyer")["pick-up"], contested, "active-pickup")).toBe("completed");
    expect(statusAfter(goodEvents("seller")["pick-up"], contested, "active-pickup")).toBe("completed");
    expect(statusAfter(goodEvents("admin").remove, contested, "active-pickup")).toBe("deleted");
    expect(statusAfter(goodEvents("admin")["confirm-handover"], contested, "active-pickup")).toBe(
      "completed",
    );
    const { "no-show by seller": open } = variants;
    expect(statusAfter(goodEvents("admin")["confirm-handover"], open, "active-pickup")).toBe("refused");
  });

  test.each([
    ["no-show by seller", "refused"],
    ["contested", "refused"],
    ["no-show by buyer", "completed"],
  ] as const)("does not let a seller's picture outweigh the buyer: %s is %s", (name, status) => {
    expect(statusAfter(goodEvents("seller").deliver, variants[name], "active-delivery")).toBe(status);
    expect(statusAfter(goodEvents("buyer").deliver, variants[name], "active-delivery")).toBe("completed");
  });

  test("ends with another agreed time", () => {
    const reschedule = { date: "2026-11-28", window: "evening", by: "buyer" } as const;
    const context = { ...variants.contested, reschedule };
    const moved = moveOrder(
      { status: "active-pickup", context },
      { type: "confirm-reschedule", window: "2026-11-28/evening", by: "seller", now },
    );
    expect(moved.ok && [moved.order.context.noShow, moved.effects.at(-1)]).toEqual([
      null,
      { type: "set-deadline", event: "auto-complete", at: "2026-12-02T05:00:00.000Z" },
    ]);
  });
});

test.each([
  ["no-show by buyer", "seller", "The buyer did not come"],
  ["no-show by seller", "buyer", "The seller did not come"],
  ["no-show by seller", "seller", null],
  ["contested", "buyer", null],
  ["agreed", "buyer", null],
] as const)("gives a reason for a cancellation: %s by the %s", (name, by, reason) => {
  expect(getReason(variants[name], goodEvents(by).cancel)).toBe(reason);
});

test("prefers the reason that a side gives", () => {
  const event = { ...goodEvents("buyer").cancel, reason: "Waited for an hour" };
  expect(getReason(variants["no-show by seller"], event)).toBe("Waited for an hour");
});
