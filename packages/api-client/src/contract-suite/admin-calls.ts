import { adminEndpoints } from "@heirloop/contract/admin/admin.endpoints";
import { checkoutEndpoints } from "@heirloop/contract/checkout/checkout.endpoints";
import { listingEndpoints } from "@heirloop/contract/listing/listing.endpoints";
import { cents } from "@heirloop/contract/money/money.schema";
import { orderEndpoints } from "@heirloop/contract/order/order.endpoints";
import { authEndpoints } from "@heirloop/contract/user/user.endpoints";
import { accountIds, emailOf } from "@heirloop/demo/account/accounts";
import { describe, expect, test } from "vitest";
import { type Contract, inShort } from "./contract-target.ts";
import { savedCard } from "./saved-card.ts";
import { draft } from "./selling-calls.ts";

async function newSeller(contract: Contract, name: string) {
  const { token, user } = await contract.answer("guest", authEndpoints.register, {
    body: {
      firstName: "Vera",
      lastName: "Roth",
      email: `${name}@demo.test`,
      password: "a long good phrase 7",
    },
  });
  const list = async () => {
    const { heirloopId } = await contract.answer({ token }, listingEndpoints.create, { body: draft });
    return { id: heirloopId, listingPrice: cents(draft.price) };
  };
  const params = { id: user._id };
  return {
    as: { token },
    list,
    block: () => contract.answer("admin", adminEndpoints.block, { params, body: { reason: "Test" } }),
    unblock: () => contract.answer("admin", adminEndpoints.unblock, { params }),
  };
}

/** Why the newcomer cannot buy the pieces. */
async function refusals(contract: Contract, ...listings: Array<{ id: string; listingPrice: number }>) {
  const { unavailable } = await contract.answer("newcomer", checkoutEndpoints.quote, {
    body: { listings, type: "pickup" },
  });
  return unavailable.map(({ id, code }) => `${code} ${listings.findIndex((piece) => piece.id === id)}`);
}

async function order(contract: Contract, piece: { id: string; listingPrice: number }, offerAmount?: number) {
  const paymentMethod = await savedCard(contract);
  const placed = await contract.answer("newcomer", checkoutEndpoints.submit, {
    body: {
      listings: [piece],
      type: "pickup",
      paymentMethod,
      contact: {
        firstName: "Noa",
        lastName: "Lind",
        email: emailOf("newcomer"),
        phone: "+13165550101",
      },
      ...(offerAmount !== undefined && { offerAmount }),
    },
  });
  const id = "orders" in placed ? placed.orders[0]?._id : undefined;
  if (id === undefined) throw new Error("The checkout placed no order.");
  return id;
}

/** A pickup that was approved and charged. */
async function paidOrder(contract: Contract, name: string) {
  const seller = await newSeller(contract, name);
  const orderId = await order(contract, await seller.list());
  const params = { orderId };
  await contract.answer(seller.as, orderEndpoints.send, { params, body: { type: "approve" } });
  await contract.settle();
  const { orders } = await contract.answer("admin", adminEndpoints.paidOrders, {
    query: { keyword: orderId },
  });
  const [paid, ...others] = orders;
  if (paid === undefined || others.length > 0) throw new Error("The order is not listed once.");
  return { seller, params, paid };
}

export function adminCalls(contract: Contract): void {
  describe("POST /api/admin/paid-orders/{orderId}/refund", () => {
    const reason = "A drawer is missing";
    const refundsOf = async (params: { orderId: string }) =>
      (await contract.answer("newcomer", orderEndpoints.get, { params })).money.filter(
        ({ kind }) => kind === "refunded",
      );
    const refunded = async (params: { orderId: string }) =>
      (await refundsOf(params)).reduce((sum, { amount }) => sum + amount, 0);

    test("refunds a part, then the rest, and shows both to the buyer with the reason", async () => {
      const { params, paid } = await paidOrder(contract, "refunded");
      expect([paid.refundable, paid.disputed, paid.buyer.email]).toEqual([
        paid.total,
        false,
        emailOf("newcomer"),
      ]);
      const refund = (amount: number) =>
        contract.answer("admin", adminEndpoints.refundOrder, { params, body: { amount, reason } });
      expect((await refund(53_63)).refundable).toBe(paid.total - 53_63);
      await contract.settle();
      expect(await refunded(params)).toBe(53_63);
      expect((await refund(paid.total - 53_63)).refundable).toBe(0);
      await contract.settle();
      expect(await refunded(params)).toBe(paid.total);
      expect((await refundsOf(params)).every((line) => line.reason === reason)).toBe(true);
      const { status, payment } = await contract.answer("newcomer", orderEndpoints.get, { params });
      expect([status, payment.status]).toEqual(["scheduling", "refunded"]);
    });

    test("names the field when the amount is not between a dollar and what is left, or the reason is empty", async () => {
      const { params, paid } = await paidOrder(contract, "not-refunded");
      const refusal = async (body: { amount: number; reason: string }) =>
        inShort(await contract.problem("admin", adminEndpoints.refundOrder, { params, body }));
      expect([
        await refusal({ amount: 99, reason }),
        await refusal({ amount: paid.total + 1, reason }),
        await refusal({ amount: 5_00, reason: " " }),
      ]).toEqual(["422 invalid amount", "422 invalid amount", "422 invalid reason"]);
      expect(await refunded(params)).toBe(0);
    });

    test("is for admins, about orders that exist", async () => {
      const { params } = await paidOrder(contract, "kept");
      const body = { amount: 5_00, reason };
      const unknown = { orderId: "unknown-order" };
      expect([
        inShort(await contract.problem("newcomer", adminEndpoints.refundOrder, { params, body })),
        inShort(await contract.problem("newcomer", adminEndpoints.paidOrders)),
        inShort(await contract.problem("admin", adminEndpoints.refundOrder, { params: unknown, body })),
      ]).toEqual(["403 permission-denied", "403 permission-denied", "404 not-found"]);
    });
  });

  test("GET /api/admin/accounts/{id}: an account, for admins", async () => {
    const params = { id: accountIds.shopper };
    expect(await contract.answer("admin", adminEndpoints.account, { params })).toMatchObject({
      _id: accountIds.shopper,
      email: emailOf("shopper"),
      blocked: false,
    });
    expect([
      inShort(await contract.problem("shopper", adminEndpoints.account, { params })),
      inShort(await contract.problem("admin", adminEndpoints.account, { params: { id: "unknown-account" } })),
    ]).toEqual(["403 permission-denied", "404 not-found"]);
  });

  describe("POST /api/admin/accounts/{id}/block", () => {
    test("takes the pieces off sale; lifting the block puts back exactly those", async () => {
      const seller = await newSeller(contract, "blocked-seller");
      const [first, second, retired] = [await seller.list(), await seller.list(), await seller.list()];
      await contract.answer(seller.as, listingEndpoints.retire, { params: { heirloopId: retired.id } });
      expect((await seller.block()).blocked).toBe(true);
      expect(await refusals(contract, first, second, retired)).toEqual([
        "listing-inactive 0",
        "listing-inactive 1",
        "listing-inactive 2",
      ]);
      expect(inShort(await contract.problem(seller.as, listingEndpoints.create, { body: draft }))).toBe(
        "403 blocked",
      );
      expect((await seller.unblock()).blocked).toBe(false);
      expect(await refusals(contract, first, second, retired)).toEqual(["listing-inactive 2"]);
    });

    test("ends the offers for its pieces", async () => {
      const seller = await newSeller(contract, "blocked-offers");
      const orderId = await order(contract, await seller.list(), 300_00);
      await seller.block();
      const { status, offer } = await contract.answer("newcomer", orderEndpoints.get, {
        params: { orderId },
      });
      expect([status, offer?.status]).toEqual(["deleted", "seller-blocked"]);
    });

    test("keeps an order open, and its piece off sale after a cancellation until the block is lifted", async () => {
      const seller = await newSeller(contract, "blocked-order");
      const [piece, requested] = [await seller.list(), await seller.list()];
      const sold = { params: { orderId: await order(contract, piece) } };
      const waiting = { params: { orderId: await order(contract, requested) } };
      await contract.answer(seller.as, orderEndpoints.send, { ...sold, body: { type: "approve" } });
      await contract.settle();
      await seller.block();
      expect((await contract.answer("newcomer", orderEndpoints.get, waiting)).status).toBe("requested");
      for (const { params } of [sold, waiting])
        await contract.answer("newcomer", orderEndpoints.send, { params, body: { type: "cancel" } });
      await contract.settle();
      expect(await refusals(contract, piece, requested)).toEqual([
        "listing-inactive 0",
        "listing-inactive 1",
      ]);
      await seller.unblock();
      expect(await refusals(contract, piece, requested)).toEqual([]);
    });

    test("does not block an admin", async () => {
      const refused = await contract.problem("admin", adminEndpoints.block, {
        params: { id: accountIds.admin },
        body: { reason: "Test" },
      });
      expect(inShort(refused)).toBe("403 permission-denied");
    });
  });
}
