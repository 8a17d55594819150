import { consignmentStatuses } from "@heirloop/contract/consignment/consignment-status";
import { expect, test } from "vitest";
import { acceptedConsignment } from "../../testing/example-consignment.ts";
import { rowDate, sam } from "../../testing/example-rows.ts";
import { presentConsignment } from "./consignment.presenter.ts";
import type { FullConsignment } from "./consignment.queries.ts";

const shop = { ...sam, isBusiness: true, shopName: "Atelier Nord", slug: "atelier-nord" };
const olga = { ...sam, id: "olga", firstName: "Olga" };
const payout = {
  amount: 540_00,
  earned: 540_00,
  status: "waiting",
  dueAt: new Date("2026-11-23T12:00:00.000Z"),
  arrivesAt: null,
  isDisputed: false,
  hasOpenCase: true,
} as const;
const full = (changes: Partial<FullConsignment["row"]> = {}): FullConsignment => ({
  row: {
    ...acceptedConsignment,
    status: "sold",
    requestedPrice: 700_00,
    listingId: "credenza",
    earned: 540_00,
    ...changes,
  },
  owner: olga,
  taker: shop,
  price: 900_00,
  steps: consignmentStatuses.map((status, at) => ({
    consignmentId: "consignment-1",
    userId: null,
    number: at + 1,
    status,
    at: rowDate,
    reason: null,
  })),
  payout,
});

test("presents a consignment with its price, share and payout to its owner", () => {
  expect(presentConsignment(full(), "olga")).toEqual({
    _id: "consignment-1",
    title: "Walnut credenza",
    images: ["/pictures/demo/one"],
    kind: "credenza",
    brand: "Ravnsborg",
    age: "about 60 years",
    condition: "good",
    dimensions: { width: 60, depth: 18, height: 30 },
    place: "Missoula, MT",
    hub: "BA",
    expectedPrice: 800_00,
    pickupAccess: "Ground floor.",
    status: "sold",
    pricePlan: 900_00,
    requestedPrice: 700_00,
    share: 60,
    consigner: { firstName: "Olga" },
    takenBy: { firstName: "Atelier Nord", slug: "atelier-nord" },
    listing: "credenza",
    earned: 540_00,
    payout: { amount: 540_00, state: "in-case", date: null },
    sale: { price: 900_00, fee: 135_00, share: 540_00, refunded: 0 },
    schedule: { proposals: [], agreed: null, timeZone: "America/Los_Angeles" },
    pickup: null,
    contact: null,
    lapsesAt: "2026-12-05T12:00:00.000Z",
    history: consignmentStatuses.map((status) => ({ status, at: "2026-11-21T12:00:00.000Z" })),
    date: "2026-11-21T12:00:00.000Z",
  });
});

test("shows the shop that sells it everything but the owner's sums and payout", () => {
  const { payout: ownPayout, sale, ...toOwner } = presentConsignment(full(), "olga");
  expect([ownPayout, sale]).not.toContain(null);
  expect(presentConsignment(full(), "sam")).toEqual({ ...toOwner, payout: null, sale: null });
});

test("hides the price, the share and the later steps from another shop", () => {
  const toOther = presentConsignment(full(), "another-shop");
  expect(toOther).toMatchObject({
    pricePlan: null,
    requestedPrice: null,
    share: null,
    takenBy: null,
    earned: null,
    payout: null,
    expectedPrice: 800_00,
  });
  expect(toOther.history.map(({ status }) => status)).toEqual(
    consignmentStatuses.filter((status) => !["collected", "listed", "sold", "returned"].includes(status)),
  );
});

test("presents a piece far from every hub that no shop has accepted", () => {
  const submitted = { ...full({ hub: "NA", acceptedBy: null, lapsesAt: null }), taker: null, payout: null };
  expect(presentConsignment(submitted, "olga")).toMatchObject({
    hub: "NA",
    takenBy: null,
    payout: null,
    lapsesAt: null,
  });
});
