import { checkoutEndpoints } from "@heirloop/contract/checkout/checkout.endpoints";
import { deliveryTermsEndpoints } from "@heirloop/contract/delivery-terms/delivery-terms.endpoints";
import type { DeliveryTerms } from "@heirloop/contract/delivery-terms/delivery-terms.schema";
import { listingEndpoints } from "@heirloop/contract/listing/listing.endpoints";
import { cents } from "@heirloop/contract/money/money.schema";
import { orderEndpoints } from "@heirloop/contract/order/order.endpoints";
import { describe, expect, test } from "vitest";
import { type Contract, inShort } from "./contract-target.ts";
import { savedCard } from "./saved-card.ts";
import { draft } from "./selling-calls.ts";

/** From the middle of San Francisco. */
const terms: DeliveryTerms = {
  zip: "94103",
  bands: [
    { miles: 5, fee: cents(0) },
    { miles: 30, fee: cents(55_00) },
  ],
};
const delivered = { ...draft, delivery: { pickup: true, delivery: true } };
const address = (zip: string) => ({ line1: "1 Elm St", city: "Oakland", state: "CA", zip });
const contact = { firstName: "Noa", lastName: "Lind", email: "newcomer@demo.test", phone: "+13165550101" };

/** Delivery by sellers: how far, and for how much. */
export function deliveryTermsCalls(contract: Contract): void {
  const set = (given: DeliveryTerms | null) =>
    contract.answer("shop", deliveryTermsEndpoints.set, { body: { terms: given } });
  const refused = async (given: DeliveryTerms) =>
    inShort(await contract.problem("shop", deliveryTermsEndpoints.set, { body: { terms: given } }));
  const newPiece = async (
    body: typeof delivered & { deliveryTerms?: DeliveryTerms },
    as: "shop" | "shopper",
  ) => (await contract.answer(as, listingEndpoints.create, { body })).heirloopId;
  type Id = Awaited<ReturnType<typeof newPiece>>;
  const quote = (id: Id, zip: string) =>
    contract.answer("newcomer", checkoutEndpoints.quote, {
      body: {
        listings: [{ id, listingPrice: cents(draft.price) }],
        type: "delivery",
        address: address(zip),
      },
    });

  describe("PUT /api/auth/me/delivery-terms", () => {
    test("keeps a shop's terms until they are removed", async () => {
      expect(await contract.answer("shop", deliveryTermsEndpoints.get)).toEqual({ terms: null });
      expect(await set(terms)).toEqual({ terms });
      expect(await contract.answer("shop", deliveryTermsEndpoints.get)).toEqual({ terms });
      expect(await set(null)).toEqual({ terms: null });
    });

    test("refuses what no delivery could follow, at the field", async () => {
      const [near = { miles: 5, fee: cents(0) }, far = near] = terms.bands;
      expect([
        await refused({ ...terms, zip: "00000" }),
        await refused({ ...terms, zip: "941" }),
        await refused({ ...terms, bands: [] }),
        await refused({ ...terms, bands: [{ ...near, miles: 151 }] }),
        await refused({ ...terms, bands: [{ ...near, fee: cents(10_50) }] }),
        await refused({ ...terms, bands: [{ ...near, fee: cents(1_001_00) }] }),
        await refused({ ...terms, bands: [near, { ...far, miles: 5 }] }),
        await refused({ ...terms, bands: [far, { ...near, miles: 40 }] }),
        await refused({ ...terms, bands: [1, 2, 3, 4, 5].map((miles) => ({ ...near, miles })) }),
      ]).toEqual([
        "422 invalid terms.zip",
        "422 invalid terms.zip",
        "422 invalid terms.bands",
        "422 invalid terms.bands.0.miles",
        "422 invalid terms.bands.0.fee",
        "422 invalid terms.bands.0.fee",
        "422 invalid terms.bands.1.miles",
        "422 invalid terms.bands.1.fee",
        "422 invalid terms.bands",
      ]);
    });

    test("is for shops", async () => {
      const body = { terms };
      expect(inShort(await contract.problem("newcomer", deliveryTermsEndpoints.set, { body }))).toMatch(
        /^403/,
      );
      expect(inShort(await contract.problem("guest", deliveryTermsEndpoints.set, { body }))).toBe(
        "401 unauthenticated",
      );
    });
  });

  describe("GET /api/listings/{heirloopId}/delivery", () => {
    test("says who brings a piece to a ZIP code, and for how much", async () => {
      await set(terms);
      const id = await newPiece(delivered, "shop");
      const estimate = async (zip: string) =>
        contract.answer("guest", deliveryTermsEndpoints.estimate, {
          params: { heirloopId: id },
          query: { zip },
        });
      expect([await estimate("94103"), await estimate("94610"), await estimate("90012")]).toEqual([
        { zip: "94103", by: "seller", fee: 0, radius: 30, limit: null },
        { zip: "94610", by: "seller", fee: 55_00, radius: 30, limit: null },
        { zip: "90012", by: "carrier", fee: 229_00, radius: 30, limit: "too-far" },
      ]);
      expect((await estimate("00000")).limit).toBe("unknown-zip");
      const listing = await contract.answer("guest", listingEndpoints.get, { params: { heirloopId: id } });
      expect([listing.delivery.bands, listing.deliveryTerms]).toEqual([terms.bands, undefined]);
      await set(null);
    });

    test("refuses a malformed ZIP code, an unknown piece and one for pickup only", async () => {
      const id = await newPiece({ ...draft, delivery: { pickup: true, delivery: false } }, "shop");
      const refusal = async (heirloopId: string, zip: string) =>
        inShort(
          await contract.problem("guest", deliveryTermsEndpoints.estimate, {
            params: { heirloopId },
            query: { zip },
          }),
        );
      expect([
        await refusal(id, "9410"),
        await refusal("unknown-piece-1", "94103"),
        await refusal(id, "94103"),
      ]).toEqual(["422 invalid zip", "404 not-found", "409 state-conflict"]);
    });
  });

  test("a private seller's piece has terms of its own, whose ZIP code only the seller sees", async () => {
    const id = await newPiece({ ...delivered, deliveryTerms: terms }, "shopper");
    const params = { heirloopId: id };
    const shown = await contract.answer("guest", listingEndpoints.get, { params });
    const own = await contract.answer("shopper", listingEndpoints.get, { params });
    expect([shown.delivery.bands, shown.deliveryTerms, own.deliveryTerms]).toEqual([
      terms.bands,
      undefined,
      terms,
    ]);
    const edit = (deliveryTerms: DeliveryTerms | null) => ({ params, body: { deliveryTerms } });
    expect(
      inShort(await contract.problem("shopper", listingEndpoints.edit, edit({ ...terms, zip: "00000" }))),
    ).toBe("422 invalid deliveryTerms.zip");
    const removed = await contract.answer("shopper", listingEndpoints.edit, edit(null));
    expect([removed.delivery.bands, removed.deliveryTerms]).toEqual([undefined, undefined]);
  });

  test("a shop's piece has no terms of its own", async () => {
    const body = { ...delivered, deliveryTerms: terms };
    expect(inShort(await contract.problem("shop", listingEndpoints.create, { body }))).toBe(
      "422 invalid deliveryTerms.zip",
    );
  });

  describe("POST /api/checkout", () => {
    test("charges the price that was shown, after a change of the terms first the new one", async () => {
      await set(terms);
      const id = await newPiece(delivered, "shop");
      const before = await quote(id, "94610");
      expect(before.sellers.map(({ breakdown, delivery }) => [breakdown.delivery, delivery])).toEqual([
        [55_00, { by: "seller", radius: 30, limit: null }],
      ]);
      await set({ ...terms, bands: [{ miles: 30, fee: cents(60_00) }] });
      const paymentMethod = await savedCard(contract);
      const body = {
        listings: [{ id, listingPrice: cents(draft.price) }],
        type: "delivery" as const,
        address: address("94610"),
        contact,
        paymentMethod,
        total: before.total.total,
      };
      expect(inShort(await contract.problem("newcomer", checkoutEndpoints.submit, { body }))).toBe(
        "409 total-changed total",
      );
      const { total } = (await quote(id, "94610")).total;
      const answer = await contract.answer("newcomer", checkoutEndpoints.submit, {
        body: { ...body, total },
      });
      if (!("orders" in answer)) throw new Error("The order was not placed.");
      await set(null);
      expect(answer.orders.map(({ breakdown, deliveredBy }) => [breakdown.delivery, deliveredBy])).toEqual([
        [60_00, "seller"],
      ]);
      const sold = await contract.answer("shop", orderEndpoints.sales, { body: { type: "openSales" } });
      const [order] = sold.filter(({ _id }) => _id === answer.orders[0]?._id);
      expect(order?.destination).toEqual({ city: "Oakland", state: "CA", miles: 10 });
    });

    test("outside the radius a carrier brings it, and pickup stays possible", async () => {
      await set(terms);
      const id = await newPiece(delivered, "shop");
      const far = await quote(id, "90012");
      expect([
        far.sellers.map(({ breakdown, delivery }) => [breakdown.delivery, delivery]),
        far.unavailable,
      ]).toEqual([[[229_00, { by: "carrier", radius: 30, limit: "too-far" }]], []]);
      const { sellers } = await contract.answer("newcomer", checkoutEndpoints.quote, {
        body: { listings: [{ id, listingPrice: cents(draft.price) }], type: "pickup" },
      });
      expect(sellers.map(({ breakdown, delivery }) => [breakdown.delivery, delivery])).toEqual([
        [0, undefined],
      ]);
      await set(null);
    });
  });
}
