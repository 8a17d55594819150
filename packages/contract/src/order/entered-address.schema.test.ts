import { expect, test } from "vitest";
import { quoteRequestSchema } from "../checkout/checkout.schema.ts";
import { consignmentPickupSchema } from "../consignment/consignment.endpoints.ts";
import { enteredAddressSchema } from "./entered-address.schema.ts";
import { orderEventSchema } from "./order.events.ts";
import { addressSchema } from "./order.schema.ts";

const portland = { line1: "1 Burnside Street", city: "Portland", state: "OR", zip: "97204" };
const contradictory = { ...portland, zip: "10001" };
const message = "ZIP code 10001 is in New York. Check the ZIP code or the state.";
const errorsOf = (address: object) =>
  enteredAddressSchema
    .safeParse({ ...portland, ...address })
    .error?.issues.map(({ path, message: text }) => [path.join("."), text]);

test.each([
  {},
  { zip: "97204-1234" },
  { state: "CA", zip: "94610" },
  { state: "PR", zip: "00901" },
  { zip: "00000" },
])("accepts %o", (address) => {
  expect(errorsOf(address)).toBeUndefined();
});

test.each([
  [{ zip: "10001" }, [["zip", message]]],
  [{ zip: " 10001-0001 " }, [["zip", message]]],
  [
    { state: "PR", zip: "94610" },
    [["zip", "ZIP code 94610 is in California. Check the ZIP code or the state."]],
  ],
  [
    { line1: "", zip: "10001" },
    [
      ["line1", "Enter a street address"],
      ["zip", message],
    ],
  ],
  [{ zip: "1000" }, [["zip", "Enter a 5-digit ZIP code"]]],
  [{ state: "", zip: "10001" }, [["state", "Choose a state"]]],
])("refuses %o", (address, errors) => {
  expect(errorsOf(address)).toEqual(errors);
});

test("applies wherever an address is entered, and not to saved ones", () => {
  const contact = { phone: "+1 503 555 0100", accessNotes: "" };
  const refused = [
    quoteRequestSchema.safeParse({
      listings: [{ id: "chair-BA-0001", listingPrice: 100_00 }],
      type: "delivery",
      address: contradictory,
    }),
    orderEventSchema.safeParse({ type: "set-pickup", address: contradictory, ...contact }),
    consignmentPickupSchema.safeParse({ address: contradictory, ...contact }),
  ];
  expect(refused.map(({ error }) => error?.issues.map(({ path }) => path.join(".")))).toEqual(
    refused.map(() => ["address.zip"]),
  );
  expect(addressSchema.safeParse(contradictory).success).toBe(true);
});
