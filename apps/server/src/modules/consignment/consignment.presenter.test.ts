import { consignmentStatuses } from "@heirloop/contract/consignment/consignment-status";
import { expect, test } from "vitest";
import { acceptedConsignment } from "../../testing/example-consignment.ts";
import { rowDate, sam } from "../../testing/example-rows.ts";
import { presentConsignment } from "./consignment.presenter.ts";
import type { FullConsignment, OwnerPayout } from "./consignment-list.queries.ts";

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
    zip: "59801",
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
  expect(presentConsignment(full(), "sam")).toEqual({ ...toOwner, zip: null, payout: null, sale: null });
});

test("hides the price, the share and the later steps from another shop", () => {
  const toOther = presentConsignment(full(), "another-shop");
  expect(toOther).toMatchObject({
    zip: null,
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

const sentAt = new Date("2026-11-24T12:00:00.000Z");
test.each<[state: string, changes: Partial<OwnerPayout>, date: string | null]>([
  ["waiting", {}, "2026-11-23T12:00:00.000Z"],
  ["disputed", { isDisputed: true }, null],
  ["in-case", { hasOpenCase: true }, null],
  ["held", { status: "held" }, null],
  ["sent", { status: "sent", arrivesAt: sentAt }, "2026-11-24T12:00:00.000Z"],
  ["sent", { status: "sent" }, null],
  ["arrived", { status: "arrived", arrivesAt: sentAt }, "2026-11-24T12:00:00.000Z"],
  ["failed", { status: "failed", arrivesAt: sentAt }, null],
  ["reversed", { status: "reversed", arrivesAt: sentAt }, null],
])("dates a payout that is %s with %o", (state, changes, date) => {
  const sold = { ...full(), payout: { ...payout, hasOpenCase: false, ...changes } };
  expect(presentConsignment(sold, "olga").payout).toEqual({ amount: 540_00, state, date });
});

test.each<[what: string, changes: Partial<FullConsignment>, sale: object | null]>([
  [
    "the expected share while the piece is for sale",
    { row: full({ status: "listed", earned: null }).row, payout: null },
    { price: 900_00, fee: 135_00, share: 540_00, refunded: 0 },
  ],
  [
    "the share that was earned, whatever the percentage",
    { row: full({ earned: 500_00 }).row, payout: null },
    { price: 900_00, fee: 135_00, share: 500_00, refunded: 0 },
  ],
  [
    "what a refund took from the share",
    { payout: { ...payout, amount: 405_00 } },
    { price: 900_00, fee: 135_00, share: 540_00, refunded: 135_00 },
  ],
  [
    "the piece's part of a refund when the payout is for several pieces",
    { payout: { ...payout, amount: 750_00, earned: 1_000_00 } },
    { price: 900_00, fee: 135_00, share: 540_00, refunded: 135_00 },
  ],
  ["nothing before it has a price", { row: full({ status: "listed" }).row, price: null }, null],
  ["nothing of a piece that went back", { row: full({ status: "returned" }).row }, null],
])("tells the owner %s", (_, changes, sale) => {
  expect(presentConsignment({ ...full(), ...changes }, "olga").sale).toEqual(sale);
});

test("shows the time of the collection to its two sides only", () => {
  const agreed = { date: "2026-11-27", window: "evening" } as const;
  const proposals = [{ date: "2026-11-28", window: "morning", by: "holder" } as const];
  const scheduled = full({ status: "accepted", agreed, proposals });
  const schedule = { proposals, agreed, timeZone: "America/Los_Angeles" };
  expect(
    ["olga", "sam", "another-shop"].map((viewer) => presentConsignment(scheduled, viewer).schedule),
  ).toEqual([schedule, schedule, { proposals: [], agreed: null }]);
});

test("shows addresses and contacts to the two sides of a collection only", () => {
  const pickup = {
    address: { line1: "12 Elm St", city: "Oakland", state: "CA", zip: "94610" },
    phone: "+15105550100",
    accessNotes: null,
  };
  const scheduled = full({ status: "accepted", pickup });
  const details = ["olga", "sam", "another-shop"].map((viewer) => {
    const presented = presentConsignment(scheduled, viewer);
    return [presented.pickup, presented.contact?.firstName];
  });
  expect(details).toEqual([
    [pickup, "Atelier Nord"],
    [pickup, "Olga"],
    [null, undefined],
  ]);
});

test("shows the reason of a release to the owner only", () => {
  const released = full();
  const steps = released.steps.slice(0, 2).map((step) => ({ ...step, reason: "No room" }));
  const reasons = ["olga", "sam"].map((viewer) =>
    presentConsignment({ ...released, steps }, viewer).history.map((step) => step.reason),
  );
  expect(reasons).toEqual([
    ["No room", "No room"],
    [undefined, undefined],
  ]);
});
