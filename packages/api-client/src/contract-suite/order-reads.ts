import { sumMoney } from "@heirloop/contract/order/order-money";
import { visibleDetails } from "@heirloop/contract/order/order-contact";
import type { Order } from "@heirloop/contract/order/order.schema";
import { orderEndpoints } from "@heirloop/contract/order/order.endpoints";
import {
  openStatuses,
  type OrderStatus,
  purchaseSelections,
  saleSelections,
} from "@heirloop/contract/order/order-status";
import { purchasesTab, salesTab } from "@heirloop/machines/order/purchases-selection";
import { describe, expect, test } from "vitest";
import type { As, Contract } from "./contract-target.ts";
import { inShort } from "./contract-target.ts";
import { purchasesOf, shoppersOrder } from "./order-calls.ts";

const has = (status: OrderStatus, seller?: string) => (order: Order) =>
  order.status === status && (seller === undefined || order.seller.firstName === seller);

export function orderReads(contract: Contract): void {
  describe("GET /api/orders/{orderId}", () => {
    test("returns the order with its buyer to the buyer", async () => {
      const order = await shoppersOrder(contract, has("requested"));
      const again = await contract.answer("shopper", orderEndpoints.get, { params: { orderId: order._id } });
      expect(again).toEqual(order);
      expect(again.buyer.firstName).toBe("Maya");
    });

    test("rejects other users, guests and unknown ids", async () => {
      const { _id: orderId } = await shoppersOrder(contract, has("requested"));
      const refusals = await Promise.all([
        contract.problem("guest", orderEndpoints.get, { params: { orderId } }),
        contract.problem("newcomer", orderEndpoints.get, { params: { orderId } }),
        contract.problem("shopper", orderEndpoints.get, { params: { orderId: "unknown-order-1" } }),
        contract.problem("shopper", orderEndpoints.get, { params: { orderId: "!" } }),
      ]);
      expect(refusals.map(inShort)).toEqual([
        "401 unauthenticated",
        "403 permission-denied",
        "404 not-found",
        "422 invalid orderId",
      ]);
      expect(refusals[1]?.title).toBe("Permission denied");
    });

    test("accounts for the money to the side that asks", async () => {
      const orders = await purchasesOf(contract, "shopper");
      const money = new Map(
        (["requested", "completed", "cancelled"] as const).map((status) => [
          status,
          orders.find(has(status))?.money.map(({ side, kind }) => `${side} ${kind}`),
        ]),
      );
      expect(Object.fromEntries(money)).toEqual({
        requested: ["buyer reserved"],
        completed: ["buyer reserved", "buyer charged"],
        cancelled: ["buyer reserved", "buyer charged", "buyer refunded"],
      });
      expect(orders.map((order) => -sumMoney(order.money) + 0)).toEqual(
        orders.map(({ payment, breakdown }) => (payment.status === "captured" ? breakdown.total : 0)),
      );
      const sold = await contract.answer("studio", orderEndpoints.sales, { body: { type: "closedSales" } });
      const paid = sold.filter(({ status }) => status === "completed");
      expect(paid.length).toBeGreaterThan(0);
      for (const { money: lines } of paid) expect(lines[0]).toMatchObject({ side: "seller", kind: "earned" });
    });

    test("hides the handoff code from the seller", async () => {
      const { _id: orderId, handoffCode } = await shoppersOrder(
        contract,
        has("active-pickup", "Copper Lane Vintage"),
      );
      const sold = await contract.answer("shop", orderEndpoints.get, { params: { orderId } });
      expect([handoffCode === null, sold.handoffCode]).toEqual([false, null]);
    });
  });

  describe("contact details", () => {
    test("are those of the other side, in the statuses of an agreed pickup or delivery", async () => {
      const orders = await purchasesOf(contract, "shopper");
      expect(orders.filter(({ contact }) => contact !== null).map(({ status }) => status)).toEqual(
        orders.map(({ status }) => status).filter((status) => visibleDetails(status, "buyer").contact),
      );
      expect(orders.filter(({ pickup }) => pickup !== null).map(({ status }) => status)).toContain(
        "active-pickup",
      );
      const sales = await Promise.all(
        (["shop", "studio", "consigner"] as const).flatMap((seller) =>
          saleSelections.map((type) => contract.answer(seller, orderEndpoints.sales, { body: { type } })),
        ),
      );
      const sold = sales.flat();
      expect(sold.filter(({ contact }) => contact !== null).map(({ status }) => status)).toEqual(
        sold.map(({ status }) => status).filter((status) => visibleDetails(status, "seller").contact),
      );
      for (const { status, type, destination } of sold)
        expect([status, destination !== undefined]).toEqual([
          status,
          type === "delivery" &&
            (status === "offer-sent" || status === "requested" || status === "scheduling"),
        ]);
      expect(sold.some(({ destination }) => destination !== undefined)).toBe(true);
      expect(orders.every(({ destination }) => destination === undefined)).toBe(true);
      for (const { status, type, address } of sold)
        expect(address !== null).toBe(
          type === "delivery" && visibleDetails(status, "seller").deliveryAddress,
        );
    });
  });

  describe("GET /api/orders/{orderId}/calendar.ics", () => {
    test("returns the agreed pickup to both sides, with what each of them sees", async () => {
      const { _id: orderId, pickup } = await shoppersOrder(
        contract,
        has("active-pickup", "Copper Lane Vintage"),
      );
      const params = { orderId };
      const [bought, sold] = [
        await contract.answer("shopper", orderEndpoints.calendar, { params }),
        await contract.answer("shop", orderEndpoints.calendar, { params }),
      ];
      const lines = bought.replaceAll("\r\n ", "").split("\r\n");
      expect(lines.slice(0, 6)).toEqual([
        "BEGIN:VCALENDAR",
        "VERSION:2.0",
        "PRODID:-//Heirloop//Orders//EN",
        "CALSCALE:GREGORIAN",
        "METHOD:PUBLISH",
        "BEGIN:VEVENT",
      ]);
      expect(lines.find((line) => line.startsWith("LOCATION:"))).toContain(pickup?.address.line1);
      expect([bought.includes("Seller: "), sold.includes("Buyer: ")]).toEqual([true, true]);
    });

    test("rejects others, and orders without an agreed time", async () => {
      const { _id: orderId } = await shoppersOrder(contract, has("active-pickup", "Copper Lane Vintage"));
      const { _id: requested } = await shoppersOrder(contract, has("requested"));
      const refusals = await Promise.all([
        contract.problem("guest", orderEndpoints.calendar, { params: { orderId } }),
        contract.problem("newcomer", orderEndpoints.calendar, { params: { orderId } }),
        contract.problem("admin", orderEndpoints.calendar, { params: { orderId } }),
        contract.problem("shopper", orderEndpoints.calendar, { params: { orderId: requested } }),
      ]);
      expect(refusals.map(inShort)).toEqual([
        "401 unauthenticated",
        "403 permission-denied",
        "403 permission-denied",
        "404 not-found",
      ]);
    });
  });

  describe("POST /api/chat/purchases", () => {
    test.each(purchaseSelections)("%s holds the orders of its tab, newest first", async (type) => {
      const orders = await contract.answer("shopper", orderEndpoints.purchases, { body: { type } });
      expect(orders.length).toBeGreaterThan(0);
      expect(orders.map(purchasesTab)).toEqual(orders.map(() => type));
      expect(orders.map(({ date }) => date)).toEqual(
        orders
          .map(({ date }) => date)
          .toSorted()
          .toReversed(),
      );
    });

    test("returns an order in every status in the four tabs, each once", async () => {
      const orders = await purchasesOf(contract, "shopper");
      expect(new Set(orders.map(({ _id }) => _id)).size).toBe(orders.length);
      expect(
        [...openStatuses, "offer-sent", "completed", "cancelled", "canceled", "expired", "deleted"].filter(
          (status) => !orders.some((order) => order.status === status),
        ),
      ).toEqual([]);
    });

    test("continues after an order, until the tab ends", async () => {
      const type = "closedPurchases";
      const all = await contract.answer("shopper", orderEndpoints.purchases, { body: { type } });
      expect(all.length).toBeGreaterThan(4);
      const read: Order[] = [];
      for (let page = 0; page <= all.length; page += 1) {
        const body = { type, after: read.at(-1)?._id, limit: 2 } as const;
        read.push(...(await contract.answer("shopper", orderEndpoints.purchases, { body })));
      }
      expect(read).toEqual(all);
    });

    test("continues only after an order of the caller's, whichever tab lists it", async () => {
      const [offer] = await contract.answer("shopper", orderEndpoints.purchases, {
        body: { type: "openOffers" },
      });
      if (offer === undefined) throw new Error("The shopper has no open offer.");
      const type = "closedPurchases";
      const older = await contract.answer("shopper", orderEndpoints.purchases, {
        body: { type, after: offer._id },
      });
      expect(older.every(({ date }) => date <= offer.date)).toBe(true);
      const refuse = (as: As, page: object) =>
        contract.problem(as, orderEndpoints.purchases, { body: { type, after: offer._id, ...page } });
      const refusals = [
        await refuse("newcomer", {}),
        await refuse("shopper", { after: "unknown-order-1" }),
        await refuse("shopper", { limit: 0 }),
        await refuse("shopper", { limit: 51 }),
        await refuse("shopper", { after: "!" }),
      ];
      expect(refusals.map(inShort)).toEqual([
        "404 not-found",
        "404 not-found",
        "422 invalid limit",
        "422 invalid limit",
        "422 invalid after",
      ]);
    });

    test("requires an existing tab and a session", async () => {
      expect([
        inShort(
          await contract.problem("guest", orderEndpoints.purchases, { body: { type: "openPurchases" } }),
        ),
        inShort(await contract.problem("shopper", orderEndpoints.purchases, { body: { type: "openSales" } })),
        inShort(await contract.problem("shopper", orderEndpoints.purchases, { body: {} })),
      ]).toEqual(["401 unauthenticated", "422 invalid type", "422 invalid type"]);
    });

    test("returns empty tabs to a user without purchases", async () => {
      expect(await purchasesOf(contract, "consigner")).toEqual([]);
    });
  });

  describe("POST /api/chat/sales", () => {
    test.each(saleSelections)("%s holds the orders of its tab", async (type) => {
      const orders = await contract.answer("studio", orderEndpoints.sales, { body: { type } });
      expect(orders.map(salesTab)).toEqual(orders.map(() => type));
      expect(orders.every(({ seller }) => seller.firstName === "North Stair Studio")).toBe(true);
    });

    test("continues after an order, until the tab ends", async () => {
      const type = "closedSales";
      const all = await contract.answer("studio", orderEndpoints.sales, { body: { type } });
      const [first] = all;
      expect(all.length).toBeGreaterThan(2);
      const older = await contract.answer("studio", orderEndpoints.sales, {
        body: { type, after: first?._id, limit: 50 },
      });
      expect(older).toEqual(all.slice(1));
      expect(
        inShort(
          await contract.problem("newcomer", orderEndpoints.sales, { body: { type, after: first?._id } }),
        ),
      ).toBe("404 not-found");
    });

    test("requires an existing tab and a session", async () => {
      expect([
        inShort(await contract.problem("guest", orderEndpoints.sales, { body: { type: "openSales" } })),
        inShort(await contract.problem("studio", orderEndpoints.sales, { body: { type: "openPurchases" } })),
      ]).toEqual(["401 unauthenticated", "422 invalid type"]);
    });
  });
}
