import { endStatuses, orderStatuses } from "@heirloop/contract/order/order-status";
import fc from "fast-check";
import { expect, test } from "vitest";
import type { OrderActor } from "./order-event.ts";
import { type MovedOrder, moveOrder } from "./order-transition.ts";
import { anyOrder, goodEvents } from "./order.fixture.ts";

const actors: OrderActor[] = ["buyer", "seller", "admin", "time"];
const anyEvent = fc.constantFrom(...actors.flatMap((by) => Object.values(goodEvents(by))));
const beginning = fc.constantFrom<MovedOrder>(
  { status: "offer-sent", context: { ...anyOrder, approved: false, proposals: [] } },
  {
    status: "requested",
    context: { ...anyOrder, offer: null, approved: false, proposals: [], type: "pickup" },
  },
  {
    status: "requested",
    context: { ...anyOrder, offer: null, approved: false, proposals: [], buyerHub: "NY" },
  },
);

test("whatever people do, the money is taken at most once and returned at most once, and an end is an end", () => {
  fc.assert(
    fc.property(beginning, fc.array(anyEvent, { maxLength: 40 }), (start, events) => {
      let order = start;
      const taken: string[] = [];
      for (const event of events) {
        const result = moveOrder(order, event);
        if (!result.ok) continue;
        expect(endStatuses).not.toContain(order.status);
        order = result.order;
        expect(orderStatuses).toContain(order.status);
        taken.push(
          ...result.effects.flatMap(({ type }) =>
            type === "charge-payment" ||
            type === "capture-payment" ||
            type === "return-payment" ||
            type === "schedule-payout"
              ? [type]
              : [],
          ),
        );
      }
      const count = (...types: string[]): number => taken.filter((type) => types.includes(type)).length;
      expect(count("charge-payment", "capture-payment")).toBeLessThanOrEqual(1);
      expect(count("return-payment", "schedule-payout")).toBeLessThanOrEqual(1);
      // Nobody is paid for what was never taken.
      expect(count("schedule-payout")).toBeLessThanOrEqual(count("charge-payment", "capture-payment"));
      expect(count("return-payment", "schedule-payout") === 1).toBe(
        endStatuses.some((end) => end === order.status),
      );
    }),
    { numRuns: 2_000 },
  );
});
