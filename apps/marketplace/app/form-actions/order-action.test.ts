import { expect, test } from "vitest";
import { parseOrderEvent } from "./order-action.server.ts";

const form = (fields: Record<string, string>): FormData => {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
};
const order = "order-000001";

test("parses the order and event of a button's value", () => {
  expect(
    parseOrderEvent(form({ "order-event": JSON.stringify({ order, event: { type: "accept" } }), back: "/" })),
  ).toEqual({ order, event: { type: "accept" } });
});

test("parses the fields of a form, with amounts in dollars", () => {
  expect(parseOrderEvent(form({ order, type: "counter", amount: "1,850" }))).toEqual({
    order,
    event: { type: "counter", amount: 185_000 },
  });
  expect(parseOrderEvent(form({ order, type: "ship", tracking: "1Z 999" }))).toEqual({
    order,
    event: { type: "ship", tracking: "1Z 999" },
  });
});

test("parses the pickup details, whose address has fields of its own", () => {
  const fields = {
    "address.line1": "8 Orchard Road",
    "address.line2": "",
    "address.city": "Berkeley",
    "address.state": "CA",
    "address.zip": "94704",
    phone: "+1 510 555 0177",
    accessNotes: "Ring twice.",
  };
  expect(parseOrderEvent(form({ order, type: "set-pickup", ...fields }))).toEqual({
    order,
    event: {
      type: "set-pickup",
      address: { line1: "8 Orchard Road", line2: "", city: "Berkeley", state: "CA", zip: "94704" },
      phone: "+1 510 555 0177",
      accessNotes: "Ring twice.",
    },
  });
  expect(parseOrderEvent(form({ order, type: "set-pickup", ...fields, "address.zip": "10001" }))).toBeNull();
});

test("returns null for anything that is not an order event", () => {
  expect(
    [
      form({}),
      form({ "order-event": "nothing" }),
      form({ "order-event": "null" }),
      form({ "order-event": JSON.stringify({ order, event: { type: "expire" } }) }),
      form({ order, type: "counter", amount: "cheap" }),
      form({ order: "?", type: "accept" }),
    ].map(parseOrderEvent),
  ).toEqual([null, null, null, null, null, null]);
});
