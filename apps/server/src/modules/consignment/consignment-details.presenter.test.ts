import type { ConsignmentStatus } from "@heirloop/contract/consignment/consignment-status";
import { expect, test } from "vitest";
import { type ConsignmentPeople, presentConsignmentDetails } from "./consignment-details.presenter.ts";

const pickup = {
  address: { line1: "12 Elm St", city: "Oakland", state: "CA", zip: "94610" },
  phone: "+15105550100",
  accessNotes: "Ring twice",
};
const people: ConsignmentPeople = {
  owner: { firstName: "Olga", phone: "+15105550111" },
  holder: { firstName: "Sam", isBusiness: true, shopName: "Atelier Nord", phone: "+15105550122" },
};
const accepted = { status: "accepted", pickup } as const;

test("gives the shop the address, and the number that the owner entered for it", () => {
  expect(presentConsignmentDetails(accepted, people, "holder")).toEqual({
    pickup,
    contact: { firstName: "Olga", phone: "+15105550100" },
  });
});

test("gives the shop the number of the owner's account before the owner enters an address", () => {
  expect(presentConsignmentDetails({ ...accepted, pickup: null }, people, "holder")).toEqual({
    pickup: null,
    contact: { firstName: "Olga", phone: "+15105550111" },
  });
});

test("gives the owner the name and the number of the shop", () => {
  expect(presentConsignmentDetails(accepted, people, "consigner")).toEqual({
    pickup,
    contact: { firstName: "Atelier Nord", phone: "+15105550122" },
  });
});

test("has no contact when no shop holds the piece", () => {
  expect(presentConsignmentDetails(accepted, { ...people, holder: null }, "consigner").contact).toBeNull();
});

test.each<ConsignmentStatus>(["available", "sold", "returned", "withdrawn", "lapsed"])(
  "hides both sides from each other when it is %s, but not the owner's address from the owner",
  (status) => {
    const consignment = { status, pickup };
    expect([
      presentConsignmentDetails(consignment, people, "holder"),
      presentConsignmentDetails(consignment, people, "consigner"),
    ]).toEqual([
      { pickup: null, contact: null },
      { pickup, contact: null },
    ]);
  },
);
