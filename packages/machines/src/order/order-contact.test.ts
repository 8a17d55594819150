import { handoverOf, visibleDetails } from "@heirloop/contract/order/order-contact";
import { orderStatuses } from "@heirloop/contract/order/order-status";
import fc from "fast-check";
import { expect, test } from "vitest";
import { beginnings, everyEvent } from "./order-sequence.fixture.ts";
import { statusRules } from "./order-status-rules.ts";
import { moveOrder } from "./order-transition.ts";

test("shows nothing of the other side before a time is agreed on, whatever happens", () => {
  fc.assert(
    fc.property(fc.constantFrom(...beginnings), fc.array(fc.nat(), { maxLength: 30 }), (beginning, picks) => {
      let order = beginning;
      for (const pick of picks) {
        const event = everyEvent[pick % everyEvent.length];
        const moved = event && moveOrder(order, event);
        if (moved?.ok) ({ order } = moved);
        if (order.context.agreed !== null) return;
        expect(visibleDetails(order.status, "buyer")).toMatchObject({ contact: false, pickup: false });
        expect(visibleDetails(order.status, "seller")).toMatchObject({
          contact: false,
          deliveryAddress: false,
        });
      }
    }),
    { numRuns: 500 },
  );
});

test.each(orderStatuses)(
  "agrees with the rules of the status %s on how the piece changes hands",
  (status) => {
    const { handover } = statusRules[status];
    expect(handoverOf[status]).toBe(handover === "pickup" || handover === "delivery" ? "meeting" : handover);
  },
);
