import { adminEndpoints } from "@heirloop/contract/admin/admin.endpoints";
import { chatEndpoints } from "@heirloop/contract/chat/chat.endpoints";
import { checkoutEndpoints } from "@heirloop/contract/checkout/checkout.endpoints";
import { listingEndpoints } from "@heirloop/contract/listing/listing.endpoints";
import { cents } from "@heirloop/contract/money/money.schema";
import { accountIds } from "@heirloop/demo/account/accounts";
import type { OrderEvent } from "@heirloop/contract/order/order.events";
import type { Order } from "@heirloop/contract/order/order.schema";
import { pickupCalendarEndpoints } from "@heirloop/contract/pickup-calendar/pickup-calendar.endpoints";
import { orderEndpoints } from "@heirloop/contract/order/order.endpoints";
import type { OrderStatus } from "@heirloop/contract/order/order-status";
import { describe, expect, test } from "vitest";
import { draft } from "./selling-calls.ts";
import type { As, Contract } from "./contract-target.ts";
import { inShort } from "./contract-target.ts";
import { savedCard } from "./saved-card.ts";
import { event, shoppersOrder } from "./order-calls.ts";

const has = (status: OrderStatus, seller?: string) => (order: Order) =>
  order.status === status && (seller === undefined || order.seller.firstName === seller);

/** The newcomer's open offer for a new listing of the studio. */
async function newOffer(contract: Contract) {
  const { heirloopId, price } = await contract.answer("studio", listingEndpoints.create, { body: draft });
  const paymentMethod = await savedCard(contract);
  const made = await contract.answer("newcomer", checkoutEndpoints.submit, {
    body: {
      listings: [{ id: heirloopId, listingPrice: price }],
      type: "pickup",
      offerAmount: cents(price - 20_00),
      paymentMethod,
      contact: { firstName: "Noa", lastName: "Lind", email: "newcomer@demo.test", phone: "+13165550101" },
    },
  });
  const [order] = "orders" in made ? made.orders : [];
  if (order === undefined) throw new Error("The offer made no order.");
  return { order, heirloopId, price };
}

/** The status of an order's offers according to their messages. */
async function offersIn(contract: Contract, { chat }: Order): Promise<string[]> {
  if (chat === null) return [];
  const { messages } = await contract.answer("newcomer", chatEndpoints.get, { params: { chatId: chat } });
  return messages.flatMap(({ type, offer }) => (type === "offer-sent" && offer ? [offer.status] : []));
}

export function orderEvents(contract: Contract): void {
  describe("POST /api/orders/{orderId}/events", () => {
    test("rejects the wrong side, the wrong state and other users", async () => {
      const offered = await shoppersOrder(contract, ({ offer }) => offer?.status === "pending");
      const refusals = await Promise.all([
        contract.problem(...event("shopper", offered, { type: "accept" })),
        contract.problem(...event("shopper", offered, { type: "ship", tracking: "1Z" })),
        contract.problem(...event("newcomer", offered, { type: "withdraw" })),
        contract.problem(...event("guest", offered, { type: "withdraw" })),
        contract.problem(...event("shopper", offered, { type: "expire" })),
      ]);
      expect(refusals.map(inShort)).toEqual([
        "409 event-not-allowed",
        "409 event-not-allowed",
        "403 permission-denied",
        "401 unauthenticated",
        "422 invalid type",
      ]);
      expect(refusals[0]?.detail).toContain("offer-sent");
      expect(
        await contract.answer("shopper", orderEndpoints.get, { params: { orderId: offered._id } }),
      ).toEqual(offered);
    });

    test("lets the buyer of a pickup propose only what the seller's pickup hours offer", async () => {
      const { order } = await newOffer(contract);
      const send = (as: As, body: OrderEvent) =>
        contract.answer(as, orderEndpoints.send, { params: { orderId: order._id }, body });
      await send("studio", { type: "accept" });
      const read = () => contract.answer("newcomer", orderEndpoints.get, { params: { orderId: order._id } });
      expect((await read()).schedule.offered).toBeUndefined();
      const always = ["morning" as const];
      const weekly = {
        sunday: always,
        monday: always,
        tuesday: always,
        wednesday: always,
        thursday: always,
        friday: always,
        saturday: always,
      };
      const calendar = { timeZone: "America/New_York" as const, weekly, blockedDays: [], leadHours: 24 };
      await contract.answer("studio", pickupCalendarEndpoints.set, { body: { calendar } });
      const { offered = [], timeZone } = (await read()).schedule;
      // 20, or 19 after 8 am in New York.
      expect(offered.length).toBeGreaterThanOrEqual(19);
      expect(offered.filter(({ window }) => window !== "morning")).toEqual([]);
      expect(timeZone).toBe("America/New_York");
      const sold = await contract.answer("studio", orderEndpoints.get, { params: { orderId: order._id } });
      expect(sold.schedule.offered).toBeUndefined();
      const [first, second] = offered;
      if (first === undefined || second === undefined) throw new Error("Nothing is offered.");
      const refusal = async (body: OrderEvent) =>
        inShort(await contract.problem(...event("newcomer", order, body)));
      expect(await refusal({ type: "schedule", ...first, window: "evening" })).toBe("422 invalid window");
      const proposed = await send("newcomer", { type: "schedule", ...first });
      expect(proposed.schedule.proposals).toEqual([{ ...first, by: "buyer" }]);
      expect(await refusal({ type: "schedule", ...first })).toBe("422 invalid window");
      // A seller proposes any time.
      await send("studio", { type: "schedule", ...second, window: "evening" });
      await contract.answer("studio", pickupCalendarEndpoints.set, { body: { calendar: null } });
      expect((await read()).schedule.offered).toBeUndefined();
      await send("newcomer", { type: "schedule", ...second, window: "evening" });
    });

    test("does not let an impersonating admin touch the buyer's money", async () => {
      const offered = await shoppersOrder(contract, ({ offer }) => offer?.status === "pending");
      const { token } = await contract.answer("admin", adminEndpoints.enterAccount, {
        body: { id: accountIds.shopper },
      });
      const bodies = [{ type: "withdraw" }, { type: "counter", amount: 500_00 }, { type: "cancel" }];
      const refusals = await Promise.all(
        bodies.map((body) => contract.problem(...event({ token }, offered, body))),
      );
      expect(refusals.map(inShort)).toEqual(bodies.map(() => "403 not-while-entered"));
      expect(
        await contract.answer("shopper", orderEndpoints.get, { params: { orderId: offered._id } }),
      ).toEqual(offered);
    });

    test("shows a business's name to the buyer only after acceptance", async () => {
      const offered = await shoppersOrder(contract, ({ offer }) => offer?.status === "pending");
      const { _id, firstName, slug, picture } = offered.seller;
      expect({ firstName, slug, picture }).toEqual({
        firstName: "Local business seller",
        slug: null,
        picture: null,
      });
      const [sale] = (
        await contract.answer("studio", orderEndpoints.sales, { body: { type: "openOffers" } })
      ).filter((order) => order._id === offered._id);
      expect(sale?.seller._id).not.toBe(_id);
    });

    test("a counteroffer makes it the other side's turn; accepting it sells the piece", async () => {
      const offered = await shoppersOrder(contract, ({ offer }) => offer?.status === "pending");
      const amount = (offered.offer?.amount ?? 0) + 500;
      const params = { orderId: offered._id };
      const countered = await contract.answer("studio", orderEndpoints.send, {
        params,
        body: { type: "counter", amount },
      });
      expect(countered.offer).toEqual({
        amount,
        status: "counteroffer",
        counteroffer: amount,
        buyerAmount: offered.offer?.amount,
        sellerAmount: amount,
        turn: "buyer",
      });
      expect(inShort(await contract.problem(...event("studio", offered, { type: "accept" })))).toBe(
        "409 event-not-allowed",
      );
      const accepted = await contract.answer("shopper", orderEndpoints.send, {
        params,
        body: { type: "accept" },
        key: "accept-once",
      });
      const { status, approved, breakdown, listings, payment } = accepted;
      expect({ status, approved, items: breakdown.items, payment: payment.status }).toEqual({
        status: "scheduling",
        approved: true,
        items: amount,
        payment: "captured",
      });
      expect(listings.map(({ listing }) => [listing.status, listing.soldTo])).toEqual([
        ["sold", offered._id],
      ]);
      const reasons = await Promise.all(
        (["shopper", "newcomer"] as const).map(async (as) => {
          const sold = listings.map(({ listing }) => ({
            id: listing.heirloopId,
            listingPrice: listing.price,
          }));
          const { unavailable } = await contract.answer(as, checkoutEndpoints.quote, {
            body: { listings: sold, type: "pickup" },
          });
          return unavailable.map(({ code, order }) => [code, order]);
        }),
      );
      expect(reasons).toEqual([[["already-ordered", offered._id]], [["listing-sold", undefined]]]);
      expect(accepted.seller.firstName).toBe("North Stair Studio");
      expect(
        await contract.answer("shopper", orderEndpoints.send, {
          params,
          body: { type: "accept" },
          key: "accept-once",
        }),
      ).toEqual(accepted);
      expect(
        inShort(
          await contract.problem("shopper", orderEndpoints.send, {
            params,
            body: { type: "complete-off" },
            key: "accept-once",
          }),
        ),
      ).toBe("422 key-reused");
    });

    test("requires a counteroffer between the offer and the asking price", async () => {
      const { order, price } = await newOffer(contract);
      for (const amount of [100, order.offer?.amount, price]) {
        const refused = await contract.problem(...event("studio", order, { type: "counter", amount }));
        expect(inShort(refused)).toBe("422 invalid amount");
        expect(refused.errors?.[0]?.message).toContain("Enter more than the buyer’s offer of");
      }
    });

    test("lowers an open offer to a lower price, in the order and in the conversation", async () => {
      const { order, heirloopId } = await newOffer(contract);
      const lower = cents((order.offer?.amount ?? 0) - 50_00);
      await contract.answer("studio", listingEndpoints.edit, {
        params: { heirloopId },
        body: { price: lower },
      });
      const params = { orderId: order._id };
      const { offer, breakdown, status } = await contract.answer("newcomer", orderEndpoints.get, { params });
      expect([offer?.amount, breakdown.items, status]).toEqual([lower, lower, "offer-sent"]);
      expect(await offersIn(contract, order)).toEqual(["superseded", "pending"]);
      const accepted = await contract.answer("studio", orderEndpoints.send, {
        params,
        body: { type: "accept" },
      });
      expect([accepted.breakdown.items, accepted.payment.status]).toEqual([lower, "captured"]);
    });

    test("ends the offer for a deactivated listing with that reason", async () => {
      const { order, heirloopId } = await newOffer(contract);
      await contract.answer("studio", listingEndpoints.retire, { params: { heirloopId } });
      const { status, offer } = await contract.answer("newcomer", orderEndpoints.get, {
        params: { orderId: order._id },
      });
      expect([status, offer?.status, offer?.turn]).toEqual(["deleted", "retired", null]);
      expect(await offersIn(contract, order)).toEqual(["retired"]);
    });

    test("changes an agreed time once the other side confirms another one", async () => {
      const order = await shoppersOrder(contract, has("active-pickup", "Copper Lane Vintage"));
      const params = { orderId: order._id };
      const send = (as: As, body: OrderEvent) =>
        contract.answer(as, orderEndpoints.send, { params, body, key: crypto.randomUUID() });
      const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
      const first = { date: dayIn(30), window: "morning" as const };
      const second = { date: dayIn(31), window: "evening" as const };
      const { agreed } = order.schedule;
      const proposed = await send("shop", { type: "reschedule", ...first });
      expect(proposed.schedule).toMatchObject({ agreed, reschedule: { ...first, by: "seller" } });
      const bought = await contract.answer("shopper", orderEndpoints.get, { params });
      expect(bought.schedule).toMatchObject({ agreed, reschedule: { ...first, by: "seller" } });
      const kept = await send("shopper", { type: "keep-schedule" });
      expect([kept.schedule.agreed, kept.schedule.reschedule]).toEqual([agreed, undefined]);
      await send("shop", { type: "reschedule", ...second });
      const stale = { type: "confirm-reschedule", window: `${first.date}/morning` };
      expect(inShort(await contract.problem(...event("shopper", order, stale)))).toBe(
        "409 event-not-allowed",
      );
      const window = `${second.date}/evening`;
      expect(
        inShort(await contract.problem(...event("shop", order, { type: "confirm-reschedule", window }))),
      ).toBe("409 event-not-allowed");
      const changed = await send("shopper", { type: "confirm-reschedule", window });
      expect([changed.status, changed.schedule.agreed, changed.schedule.reschedule]).toEqual([
        "active-pickup",
        second,
        undefined,
      ]);
      expect(changed.deadline?.event).toBe("auto-complete");
      const calendar = await contract.answer("shopper", orderEndpoints.calendar, { params });
      expect(calendar).toContain("SEQUENCE:1\r\n");
      const past = { type: "reschedule", date: "2020-01-01", window: "morning" };
      expect(inShort(await contract.problem(...event("shop", order, past)))).toBe("422 invalid date");
    });

    test("is late only on the day, and reports no no-show before the agreed time is over", async () => {
      const order = await shoppersOrder(contract, has("in_transit"));
      const refusal = async (as: As, body: object) =>
        inShort(await contract.problem(...event(as, order, body)));
      expect([
        await refusal("shopper", { type: "running-late", minutes: 30 }),
        await refusal("shopper", { type: "running-late", minutes: 20 }),
        await refusal("shopper", { type: "report-no-show" }),
        await refusal("shopper", { type: "contest-no-show", reason: "" }),
        await refusal("shopper", { type: "withdraw-no-show" }),
        await refusal("shopper", { type: "confirm-handover", reason: "It is here" }),
        await refusal("admin", { type: "confirm-handover", reason: "It is there" }),
      ]).toEqual([
        "409 event-not-allowed",
        "422 invalid minutes",
        "409 event-not-allowed",
        "422 invalid reason",
        "409 event-not-allowed",
        "409 event-not-allowed",
        "409 event-not-allowed",
      ]);
    });

    test("rejects an event with an invalid value as a field error", async () => {
      const order = await shoppersOrder(contract, has("active-pickup", "Copper Lane Vintage"));
      expect(
        inShort(await contract.problem(...event("shop", order, { type: "pick-up", code: "wrong" }))),
      ).toBe("422 invalid code");
      const done = await contract.answer("shop", orderEndpoints.send, {
        params: { orderId: order._id },
        body: { type: "pick-up", code: order.handoffCode ?? "" },
      });
      expect(done.status).toBe("completed");
    });
  });
}
