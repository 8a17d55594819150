import { checkoutEndpoints } from "@heirloop/contract/checkout/checkout.endpoints";
import { listingEndpoints } from "@heirloop/contract/listing/listing.endpoints";
import { cents } from "@heirloop/contract/money/money.schema";
import type { OrderEvent } from "@heirloop/contract/order/order.events";
import { orderEndpoints } from "@heirloop/contract/order/order.endpoints";
import { orderCaseEndpoints } from "@heirloop/contract/order-case/order-case.endpoints";
import type { CaseReport } from "@heirloop/contract/order-case/order-case.schema";
import { emailOf } from "@heirloop/demo/account/accounts";
import { describe, expect, test } from "vitest";
import { type As, type Contract, inShort } from "./contract-target.ts";
import { savedCard } from "./saved-card.ts";
import { draft } from "./selling-calls.ts";

const report: CaseReport = {
  reason: "missing",
  description: "A drawer is missing",
  pictures: [],
  solution: "refund",
  amount: cents(50_00),
};

/** A pickup that the newcomer has bought from the studio and taken home. */
async function completedOrder(contract: Contract) {
  const { heirloopId: id } = await contract.answer("studio", listingEndpoints.create, { body: draft });
  const placed = await contract.answer("newcomer", checkoutEndpoints.submit, {
    body: {
      listings: [{ id, listingPrice: cents(draft.price) }],
      type: "pickup",
      paymentMethod: await savedCard(contract),
      contact: {
        firstName: "Noa",
        lastName: "Lind",
        email: emailOf("newcomer"),
        phone: "+13165550101",
      },
    },
  });
  const orderId = "orders" in placed ? placed.orders[0]?._id : undefined;
  if (orderId === undefined) throw new Error("The checkout placed no order.");
  const params = { orderId };
  const drive = async (as: As, body: OrderEvent) => {
    await contract.answer(as, orderEndpoints.send, { params, body });
    await contract.settle();
  };
  await drive("studio", { type: "approve" });
  const { date: placedAt } = await contract.answer("newcomer", orderEndpoints.get, { params });
  const date = new Date(Date.parse(placedAt) + 3 * 86_400_000).toISOString().slice(0, 10);
  await drive("newcomer", { type: "schedule", date, window: "morning" });
  await drive("studio", { type: "confirm-schedule", window: "morning" });
  await drive("newcomer", { type: "pick-up" });
  return { params, id, date };
}

export function orderCaseCalls(contract: Contract): void {
  describe("POST /api/orders/{orderId}/case", () => {
    test("opens one case, that both sides and admins can read", async () => {
      const { params } = await completedOrder(contract);
      const before = await contract.answer("newcomer", orderEndpoints.get, { params });
      expect([before.case, before.reportableUntil]).toEqual([undefined, expect.any(String)]);
      const opened = await contract.answer("newcomer", orderCaseEndpoints.open, { params, body: report });
      expect(opened).toMatchObject({
        order: params.orderId,
        status: "awaiting-seller",
        reason: "missing",
        wanted: { type: "refund", amount: 50_00 },
        actions: ["withdraw", "add-evidence"],
        timeline: [{ type: "open", by: "buyer", message: "A drawer is missing" }],
      });
      const sold = await contract.answer("studio", orderCaseEndpoints.get, { params });
      expect(sold.actions).toEqual(["accept", "propose", "decline", "escalate", "add-evidence"]);
      const after = await contract.answer("newcomer", orderEndpoints.get, { params });
      expect([after.status, after.case?.status, after.reportableUntil]).toEqual([
        "completed",
        "awaiting-seller",
        undefined,
      ]);
      expect((await contract.answer("admin", orderCaseEndpoints.get, { params })).actions).toEqual([
        "add-evidence",
      ]);
      const { cases } = await contract.answer("admin", orderCaseEndpoints.list);
      expect(cases.map(({ case: { order } }) => order)).toContain(params.orderId);
      const again = await contract.problem("newcomer", orderCaseEndpoints.open, { params, body: report });
      expect([inShort(again), again.detail]).toEqual([
        "409 state-conflict",
        "You have already reported a problem with this order.",
      ]);
    });

    test("refuses others, and invalid fields", async () => {
      const { params } = await completedOrder(contract);
      const refusals = [
        await contract.problem("guest", orderCaseEndpoints.open, { params, body: report }),
        await contract.problem("shopper", orderCaseEndpoints.open, { params, body: report }),
        await contract.problem("studio", orderCaseEndpoints.open, { params, body: report }),
        await contract.problem("newcomer", orderCaseEndpoints.get, { params }),
        await contract.problem("newcomer", orderCaseEndpoints.open, { params, body: {} }),
        await contract.problem("newcomer", orderCaseEndpoints.open, {
          params,
          body: { ...report, reason: "damaged", amount: undefined },
        }),
        await contract.problem("newcomer", orderCaseEndpoints.list),
      ];
      expect(refusals.map(inShort)).toEqual([
        "401 unauthenticated",
        "403 permission-denied",
        "403 permission-denied",
        "404 not-found",
        "422 invalid reason description solution",
        "422 invalid pictures amount",
        "403 permission-denied",
      ]);
    });
  });

  describe("POST /api/orders/{orderId}/case/events", () => {
    test("leads from a proposal over an admin's decision to a refund after the return", async () => {
      const { params, id, date } = await completedOrder(contract);
      await contract.answer("newcomer", orderCaseEndpoints.open, { params, body: report });
      const proposed = await contract.answer("studio", orderCaseEndpoints.send, {
        params,
        body: { type: "propose", solution: "refund", amount: cents(20_00), message: "It is a small drawer" },
      });
      expect([proposed.status, proposed.proposal]).toEqual([
        "awaiting-buyer",
        { type: "refund", amount: 20_00 },
      ]);
      await contract.answer("newcomer", orderCaseEndpoints.send, {
        params,
        body: { type: "escalate", message: "It is the largest one" },
      });
      await contract.answer("admin", orderCaseEndpoints.send, {
        params,
        body: { type: "decide", solution: "return", message: "A chest needs its drawers" },
      });
      await contract.answer("studio", orderCaseEndpoints.send, {
        params,
        body: { type: "schedule", date, window: "evening" },
      });
      const going = await contract.answer("newcomer", orderCaseEndpoints.send, {
        params,
        body: { type: "confirm-schedule", window: "evening" },
      });
      expect([going.status, going.schedule.agreed]).toEqual(["returning", { date, window: "evening" }]);
      await contract.answer("studio", orderCaseEndpoints.send, { params, body: { type: "receive" } });
      await contract.settle();
      const order = await contract.answer("newcomer", orderEndpoints.get, { params });
      const back = await contract.answer("newcomer", orderCaseEndpoints.get, { params });
      expect([back.status, back.outcome, back.refunded, back.left, order.payment.status]).toEqual([
        "resolved",
        "returned",
        order.breakdown.total,
        0,
        "refunded",
      ]);
      expect(back.timeline.map(({ type, by }) => [type, by])).toEqual([
        ["open", "buyer"],
        ["propose", "seller"],
        ["escalate", "buyer"],
        ["decide", "admin"],
        ["schedule", "seller"],
        ["confirm-schedule", "buyer"],
        ["receive", "seller"],
        ["refund-succeeded", null],
      ]);
      const listing = await contract.answer("studio", listingEndpoints.get, { params: { heirloopId: id } });
      expect(listing.status).toBe("inactive");
    });

    test("refuses what the case does not allow now", async () => {
      const { params } = await completedOrder(contract);
      const body = { type: "withdraw" };
      expect(inShort(await contract.problem("newcomer", orderCaseEndpoints.send, { params, body }))).toBe(
        "404 not-found",
      );
      await contract.answer("newcomer", orderCaseEndpoints.open, { params, body: report });
      const refusals = [
        await contract.problem("shopper", orderCaseEndpoints.send, { params, body }),
        await contract.problem("studio", orderCaseEndpoints.send, { params, body }),
        await contract.problem("newcomer", orderCaseEndpoints.send, {
          params,
          body: { type: "decide", solution: "return", message: "I decide" },
        }),
        await contract.problem("studio", orderCaseEndpoints.send, {
          params,
          body: { type: "propose", solution: "refund", amount: 1, message: "A cent" },
        }),
        await contract.problem("studio", orderCaseEndpoints.send, {
          params,
          body: { type: "propose", solution: "gift", message: " " },
        }),
      ];
      expect(refusals.map(inShort)).toEqual([
        "403 permission-denied",
        "409 state-conflict",
        "409 state-conflict",
        "422 invalid amount",
        "422 invalid solution message",
      ]);
    });
  });
}
