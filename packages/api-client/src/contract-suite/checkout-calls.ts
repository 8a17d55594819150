import { cartEndpoints } from "@heirloop/contract/cart/cart.endpoints";
import { checkoutEndpoints } from "@heirloop/contract/checkout/checkout.endpoints";
import { listingEndpoints } from "@heirloop/contract/listing/listing.endpoints";
import { cents, sumCents } from "@heirloop/contract/money/money.schema";
import { authEndpoints } from "@heirloop/contract/user/user.endpoints";
import { describe, expect, test } from "vitest";
import { draft } from "./selling-calls.ts";
import { savedCard } from "./saved-card.ts";
import { type Contract, inShort } from "./contract-target.ts";

const unknownId = "unknown-piece-1";
const contact = { firstName: "Noa", lastName: "Lind", email: "newcomer@demo.test", phone: "+13165550101" };

/** A new piece of the studio's for $320, pickup only. */
async function newPiece(contract: Contract) {
  const { heirloopId } = await contract.answer("studio", listingEndpoints.create, { body: draft });
  return { id: heirloopId, listingPrice: cents(draft.price) };
}

/** What buying costs and what it refuses, word for word: the rules are those of packages/machines on either side. */
export function checkoutCalls(contract: Contract): void {
  describe("POST /api/checkout/quote", () => {
    test("a delivery is taxed where it goes and has the fee of the way there", async () => {
      const { heirloopId } = await contract.answer("studio", listingEndpoints.create, {
        body: { ...draft, delivery: { pickup: true, delivery: true } },
      });
      const address = { line1: "1 Elm St", city: "Austin", state: "TX", zip: "78701" };
      const { total, sellers } = await contract.answer("newcomer", checkoutEndpoints.quote, {
        body: {
          listings: [{ id: heirloopId, listingPrice: cents(draft.price) }],
          type: "delivery",
          address,
        },
      });
      expect(total).toEqual({
        items: 320_00,
        delivery: 229_00,
        discount: 0,
        tax: 34_31,
        total: 583_31,
      });
      expect(sellers.map(({ breakdown }) => breakdown)).toEqual([total]);
    });

    test("refuses a ZIP code of another state than the address", async () => {
      const address = { line1: "1 Elm St", city: "Austin", state: "TX", zip: "10001" };
      const refused = await contract.problem("newcomer", checkoutEndpoints.quote, {
        body: { listings: [await newPiece(contract)], type: "delivery", address },
      });
      expect(inShort(refused)).toBe("422 invalid address.zip");
    });

    test("says why a piece cannot be bought", async () => {
      const piece = await newPiece(contract);
      const cart = await contract.answer("shopper", cartEndpoints.get);
      const sold = cart.listings.find(({ status }) => status === "sold");
      const down = await newPiece(contract);
      await contract.answer("studio", listingEndpoints.retire, { params: { heirloopId: down.id } });
      const wanted = [
        piece,
        { id: sold?.heirloopId ?? "", listingPrice: cents(1_00) },
        down,
        { id: unknownId, listingPrice: cents(1_00) },
      ];
      const reasons = async (as: "studio" | "newcomer", type: "pickup" | "delivery") => {
        const quote = await contract.answer(as, checkoutEndpoints.quote, {
          body: { listings: wanted, type },
        });
        return quote.unavailable.map(({ code, reason }) => `${code}: ${reason}`);
      };
      const others = [
        "listing-sold: It has been sold.",
        "listing-inactive: It is no longer for sale.",
        "not-found: There is no such piece.",
      ];
      expect(await reasons("newcomer", "pickup")).toEqual(others);
      expect(await reasons("newcomer", "delivery")).toEqual([
        "state-conflict: It is for pickup only.",
        ...others,
      ]);
      expect((await reasons("studio", "pickup"))[0]).toBe("own-listing: This is your own piece.");
    });

    test("names a price that moved, and what an offer stays below", async () => {
      const piece = await newPiece(contract);
      const moved = await contract.problem("newcomer", checkoutEndpoints.quote, {
        body: { listings: [{ ...piece, listingPrice: 300_00 }], type: "pickup" },
      });
      expect([inShort(moved), moved.detail, moved.errors?.[0]?.message]).toEqual([
        "409 price-changed listings.0.listingPrice",
        `${draft.title} now costs $320.`,
        "Now $320",
      ]);
      const high = await contract.problem("newcomer", checkoutEndpoints.quote, {
        body: { listings: [piece], type: "pickup", offerAmount: 320_00 },
      });
      expect(high.errors).toEqual([{ path: "offerAmount", message: "Offer less than $320" }]);
    });

    test("says why a promo code does not count", async () => {
      const listings = [await newPiece(contract)];
      const reasonFor = async (
        as: "guest" | "newcomer",
        body: { promoCode: string; offerAmount?: number },
      ) => {
        const { promo } = await contract.answer(as, checkoutEndpoints.quote, {
          body: { listings, type: "pickup", ...body },
        });
        return promo?.reason;
      };
      expect([
        await reasonFor("guest", { promoCode: "LOOP-NONE" }),
        await reasonFor("newcomer", { promoCode: "LOOP-NONE" }),
        await reasonFor("newcomer", { promoCode: "LOOP-NONE", offerAmount: 300_00 }),
      ]).toEqual([
        "Log in to use your code",
        "This code is not yours, or not one of ours",
        "Codes are for buying at the asking price",
      ]);
    });
  });

  describe("POST /api/checkout", () => {
    test("refuses a foreign card, a missing address, another total and a piece that is not available", async () => {
      const paymentMethod = await savedCard(contract);
      const listings = [await newPiece(contract)];
      const body = { listings, type: "pickup" as const, paymentMethod, contact };
      const refused = async (change: object) => {
        const problem = await contract.problem("newcomer", checkoutEndpoints.submit, {
          body: { ...body, ...change },
        });
        return [inShort(problem), problem.detail ?? problem.errors?.[0]?.message];
      };
      const gone = { id: unknownId, listingPrice: 1_00 };
      expect([
        await refused({ paymentMethod: "somebody-elses" }),
        await refused({ type: "delivery" }),
        await refused({
          type: "delivery",
          address: { line1: "1 Elm St", city: "Austin", state: "TX", zip: "78701" },
        }),
        await refused({ listings: [gone] }),
        (await refused({ total: sumCents(1_00) }))[0],
        await refused({ promoCode: "LOOP-NONE" }),
      ]).toEqual([
        ["422 invalid paymentMethod", "Choose one of your cards"],
        ["422 invalid address.line1", "Enter where it should go"],
        ["422 invalid type", "It is for pickup only."],
        ["404 not-found", "Unknown piece: There is no such piece."],
        "409 total-changed total",
        ["422 invalid promoCode", "This code is not yours, or not one of ours"],
      ]);
    });

    test("takes one open offer of a buyer for a piece, and holds the piece of a request for its buyer", async () => {
      const paymentMethod = await savedCard(contract);
      const listings = [await newPiece(contract)];
      const body = { listings, type: "pickup" as const, paymentMethod, contact };
      const isInCart = async () =>
        (await contract.answer("newcomer", cartEndpoints.get)).listings.some(
          ({ heirloopId }) => heirloopId === listings[0]?.id,
        );
      await contract.answer("newcomer", cartEndpoints.add, {
        params: { heirloopId: listings[0]?.id ?? "" },
      });
      await contract.answer("newcomer", checkoutEndpoints.submit, {
        body: { ...body, offerAmount: cents(250_00) },
      });
      expect(await isInCart()).toBe(true);
      const again = await contract.problem("newcomer", checkoutEndpoints.submit, {
        body: { ...body, offerAmount: cents(260_00) },
      });
      expect([inShort(again), again.detail]).toEqual([
        "409 state-conflict",
        "Your earlier offer for this piece is still open.",
      ]);
      const placed = await contract.answer("newcomer", checkoutEndpoints.submit, { body });
      const [order] = "orders" in placed ? placed.orders : [];
      expect(await isInCart()).toBe(false);
      const reasons = await Promise.all(
        (["newcomer", "shopper"] as const).map(async (as) => {
          const { unavailable } = await contract.answer(as, checkoutEndpoints.quote, {
            body: { listings, type: "pickup" },
          });
          return unavailable.map((refused) => [refused.code, refused.reason, refused.order]);
        }),
      );
      expect(reasons).toEqual([
        [["already-ordered", "You have already ordered it.", order?._id]],
        [["listing-reserved", "Another shopper has reserved it.", undefined]],
      ]);
    });
  });

  test("a shopper joins the waiting list of a reserved piece, leaves it, and can do both again", async () => {
    const piece = await newPiece(contract);
    const params = { heirloopId: piece.id };
    const free = await contract.problem("shopper", listingEndpoints.joinWaitingList, { params });
    expect([inShort(free), free.detail]).toEqual([
      "409 state-conflict",
      "This piece is available: you can buy it now.",
    ]);
    const paymentMethod = await savedCard(contract);
    await contract.answer("newcomer", checkoutEndpoints.submit, {
      body: { listings: [piece], type: "pickup", paymentMethod, contact },
    });
    await contract.answer("shopper", cartEndpoints.add, { params });
    const seen = async () => {
      const { isWaiting, waitingCount } = await contract.answer("shopper", listingEndpoints.get, { params });
      const { listings } = await contract.answer("shopper", cartEndpoints.get);
      return [isWaiting, waitingCount, listings.find(({ heirloopId }) => heirloopId === piece.id)?.isWaiting];
    };
    expect(await seen()).toEqual([false, 0, false]);
    for (const _ of ["first", "again"]) {
      expect(await contract.answer("shopper", listingEndpoints.joinWaitingList, { params })).toEqual({
        waitingCount: 1,
      });
      expect(await seen()).toEqual([true, 1, true]);
    }
    for (const _ of ["first", "again"]) {
      await contract.answer("shopper", listingEndpoints.leaveWaitingList, { params });
      expect(await seen()).toEqual([false, 0, false]);
    }
    const refused = await Promise.all([
      contract.problem("guest", listingEndpoints.leaveWaitingList, { params }),
      contract.problem("studio", listingEndpoints.joinWaitingList, { params }),
      contract.problem("newcomer", listingEndpoints.joinWaitingList, { params }),
    ]);
    expect(refused.map(inShort)).toEqual(["401 unauthenticated", "409 own-listing", "409 state-conflict"]);
    await contract.answer("shopper", cartEndpoints.remove, { params });
  });

  test("a blocked account reads and logs out, and changes nothing", async () => {
    const { id } = await newPiece(contract);
    expect((await contract.answer("blocked", authEndpoints.me)).blocked).toBe(true);
    expect(
      inShort(await contract.problem("blocked", cartEndpoints.add, { params: { heirloopId: id } })),
    ).toBe("403 blocked");
    await contract.answer("blocked", authEndpoints.logout);
  });

  test("a sold piece stays as it was bought, and nobody else's piece is changed", async () => {
    const { listings } = await contract.answer("studio", listingEndpoints.mine);
    const sold = listings.find(({ status }) => status === "sold");
    const params = { heirloopId: sold?.heirloopId ?? "" };
    const refused = await contract.problem("studio", listingEndpoints.retire, { params });
    expect([inShort(refused), refused.detail]).toEqual([
      "409 listing-sold",
      "A sold piece stays as it was bought.",
    ]);
    expect(inShort(await contract.problem("newcomer", listingEndpoints.retire, { params }))).toBe(
      "403 permission-denied",
    );
  });
}
