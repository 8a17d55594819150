import { heirloopIdSchema } from "@heirloop/contract/identity/identity.schema";
import { cents, sumCents } from "@heirloop/contract/money/money.schema";
import { expect, test } from "vitest";
import {
  addressRefusal,
  cardRefusal,
  offerRefusal,
  openOfferRefusal,
  priceRefusal,
  totalRefusal,
  unavailableRefusal,
  unknownPlaceRefusal,
} from "./checkout-refusals.ts";

const wanted = (id: string, price: number) => ({
  id: heirloopIdSchema.parse(id),
  listingPrice: cents(price),
});
const sofa = { id: "sofa-00001", title: "Sofa", price: 400_00 };
const lamp = { id: "lamp-00001", title: "Lamp", price: 80_50 };

test("names the field of a changed price and ignores unavailable pieces", () => {
  const listings = [wanted("sofa-00001", 400_00), wanted("gone-00001", 1), wanted("lamp-00001", 90_00)];
  expect(priceRefusal({ listings }, [sofa, { ...lamp, price: 90_00 }])).toBe(null);
  expect(priceRefusal({ listings }, [{ ...sofa, price: 410_00 }, lamp])).toEqual({
    code: "price-changed",
    detail: "Sofa now costs $410. Lamp now costs $80.50.",
    errors: [
      { path: "listings.0.listingPrice", message: "Now $410" },
      { path: "listings.2.listingPrice", message: "Now $80.50" },
    ],
  });
});

test("requires an offer to be for one piece and below its price", () => {
  const one = { listings: [wanted("sofa-00001", 400_00)] };
  const two = { listings: [...one.listings, wanted("lamp-00001", 80_50)] };
  expect([
    offerRefusal(two, [sofa, lamp]),
    offerRefusal({ ...one, offerAmount: cents(399_99) }, [sofa]),
    offerRefusal({ ...one, offerAmount: cents(500_00) }, []),
  ]).toEqual([null, null, null]);
  expect([
    offerRefusal({ ...two, offerAmount: cents(1_00) }, [sofa, lamp]),
    offerRefusal({ ...one, offerAmount: cents(400_00) }, [sofa]),
  ]).toEqual([
    { code: "invalid", errors: [{ path: "offerAmount", message: "An offer is for one piece" }] },
    { code: "invalid", errors: [{ path: "offerAmount", message: "Offer less than $400" }] },
  ]);
});

test("requires the total that the buyer saw", () => {
  expect([totalRefusal({}, 425_00), totalRefusal({ total: sumCents(425_00) }, 425_00)]).toEqual([null, null]);
  expect(totalRefusal({ total: sumCents(425_00) }, 430_50)).toEqual({
    code: "total-changed",
    detail: "The total is now $430.50. It was $425 before.",
    errors: [{ path: "total", message: "Now $430.50" }],
  });
});

test("requires an address for a delivery but not for a pickup", () => {
  const address = { line1: "1 Elm St", city: "Oakland", state: "CA", zip: "94610" };
  expect([
    addressRefusal({ type: "pickup" }),
    addressRefusal({ type: "delivery", address }),
    addressRefusal({ type: "delivery" }),
  ]).toEqual([
    null,
    null,
    { code: "invalid", errors: [{ path: "address.line1", message: "Enter where it should go" }] },
  ]);
});

test("rejects an unavailable piece by name, or at the field that would make it available", () => {
  expect([
    unavailableRefusal({ code: "listing-sold", field: null, title: "Sofa", reason: "It has been sold." }),
    unavailableRefusal({
      code: "state-conflict",
      field: "type",
      title: "Sofa",
      reason: "It is delivered only.",
    }),
  ]).toEqual([
    { code: "listing-sold", detail: "Sofa: It has been sold." },
    { code: "invalid", errors: [{ path: "type", message: "It is delivered only." }] },
  ]);
});

test("explains an open offer and a card of another user", () => {
  expect([openOfferRefusal, cardRefusal]).toEqual([
    { code: "state-conflict", detail: "Your earlier offer for this piece is still open." },
    { code: "invalid", errors: [{ path: "paymentMethod", message: "Choose one of your cards" }] },
  ]);
});

test("asks for another address, or another way, when the place is unknown to the tax provider", () => {
  const address = { line1: "1 Nowhere", line2: "", city: "Oakland", state: "CA", zip: "94610" };
  expect([
    unknownPlaceRefusal({ type: "delivery", address }),
    unknownPlaceRefusal({ type: "pickup", place: null, coordinates: null }),
  ]).toEqual([
    {
      code: "invalid",
      errors: [
        {
          path: "address.zip",
          message: "We don't know this address. Check the city, the state and the ZIP code.",
        },
      ],
    },
    {
      code: "invalid",
      errors: [{ path: "type", message: "We don't know where this piece is, so it can only be delivered." }],
    },
  ]);
});
