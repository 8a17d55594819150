import { expect, test } from "vitest";
import * as z from "zod/mini";
import { listingEndpoints } from "../listing/listing.endpoints.ts";
import { orderEndpoints } from "../order/order.endpoints.ts";
import { endpoint } from "./endpoint.ts";
import { parseCall } from "./parse-call.ts";

const shapes = z.object({
  name: z.string().check(z.minLength(2), z.maxLength(4_000)),
  needed: z.string().check(z.minLength(1)),
  amount: z.int().check(z.gte(1), z.lte(5_000)),
  weight: z.number().check(z.gt(0), z.lt(10)),
  size: z.enum(["small", "large"]),
  tags: z.array(z.string()).check(z.minLength(1), z.maxLength(2)),
  own: z.string().check(z.minLength(3, "Say more")),
});
const write = endpoint("POST", "/api/test", { summary: "Write", access: "guest", body: shapes });
const valid = { name: "Ada", needed: "x", amount: 1, weight: 1, size: "small", tags: ["a"], own: "Long" };

const errorsOf = (body: unknown) => parseCall(write, { params: {}, query: {}, body }).errors;

test.each([
  [{ name: undefined }, "name", "Fill this in"],
  [{ name: 7 }, "name", "Use text"],
  [{ name: "A" }, "name", "Use at least 2 characters"],
  [{ name: "A".repeat(4_001) }, "name", "Use at most 4,000 characters"],
  [{ needed: "" }, "needed", "Fill this in"],
  [{ amount: "7" }, "amount", "Use a number"],
  [{ amount: 1.5 }, "amount", "Use a whole number"],
  [{ amount: 0 }, "amount", "Use 1 or more"],
  [{ amount: 5_001 }, "amount", "Use 5,000 or less"],
  [{ weight: 0 }, "weight", "Use more than 0"],
  [{ weight: 10 }, "weight", "Use less than 10"],
  [{ size: "huge" }, "size", "Use small or large"],
  [{ tags: [] }, "tags", "Add at least one"],
  [{ tags: ["a", "b", "c"] }, "tags", "Use at most 2 entries"],
  [{ tags: ["a", 1] }, "tags.1", "Use text"],
  [{ own: "A" }, "own", "Say more"],
  [{ unknown: 1 }, "unknown", "This field does not exist"],
])("says about %o what to change", (change, path, message) => {
  expect(errorsOf({ ...valid, ...change })).toEqual([{ path, message }]);
});

test("names at most two hundred of thousands of fields", () => {
  const unknown = Object.fromEntries(Array.from({ length: 20_000 }, (_, at) => [`field-${at}`, at]));
  expect(errorsOf({ ...valid, ...unknown })).toHaveLength(200);
});

test("accepts what is valid", () => {
  expect(parseCall(write, { params: {}, query: {}, body: valid })).toEqual({
    parts: { params: undefined, query: undefined, body: valid },
    errors: [],
  });
});

test("rejects a field that an order event of this type does not have", () => {
  const body = { type: "confirm-schedule", window: "morning", date: "2026-11-25" };
  const { errors } = parseCall(orderEndpoints.send, { params: { orderId: "order-id-1" }, query: {}, body });
  expect(errors.filter(({ path }) => path !== "orderId")).toEqual([
    { path: "date", message: "This field does not exist" },
  ]);
});

const inner = z.object({ known: z.int() });
test.each([
  ["an object", inner, { known: 1, more: 1 }, "field.more"],
  ["a list", z.array(inner), [{ known: 1 }, { known: 1, more: 1 }], "field.1.more"],
  ["an optional object", z.optional(z.nullable(inner)), { known: 1, more: 1 }, "field.more"],
  ["an object with a default", z._default(inner, { known: 1 }), { known: 1, more: 1 }, "field.more"],
  [
    "a transformed object",
    z.pipe(
      inner,
      z.transform(({ known }) => known),
    ),
    { known: 1, more: 1 },
    "field.more",
  ],
  [
    "a union by a field",
    z.discriminatedUnion("known", [z.object({ known: z.literal(1) }), z.object({ known: z.literal(2) })]),
    { known: 1, more: 1 },
    "field.more",
  ],
  [
    "a union",
    z.union([z.string(), z.object({ deep: inner })]),
    { deep: { known: 1, more: 1 } },
    "field.deep.more",
  ],
  ["an object in an object", z.object({ deep: inner }), { deep: { known: 1, more: 1 } }, "field.deep.more"],
])("rejects an unknown field in %s", (_, schema, field, path) => {
  const nested = endpoint("POST", "/api/test", {
    summary: "Write",
    access: "guest",
    body: z.object({ field: schema }),
  });
  expect(parseCall(nested, { params: {}, query: {}, body: { field } }).errors).toEqual([
    { path, message: "This field does not exist" },
  ]);
});

test("ignores unknown fields of a call that only reads", () => {
  const body = { type: "openPurchases", more: 1 };
  expect(parseCall(orderEndpoints.purchases, { params: {}, query: {}, body }).errors).toEqual([]);
});

test.each([
  [{ condition: "foo" }, "condition", "Use new, like_new, excellent, good, fair, or restored"],
  [{ condition: ["new", "foo"] }, "condition", "Use new, like_new, excellent, good, fair, or restored"],
  [{ page: "99999999" }, "page", "Use 100000 or less"],
  [{ page: "9".repeat(400) }, "page", "Use 100000 or less"],
  [{ page: "1e3" }, "page", "Use a whole number"],
  [{ maxPrice: "99999999999" }, "maxPrice", "Use 100,000,000 or less"],
])("rejects the listing query %o", (query, path, message) => {
  expect(parseCall(listingEndpoints.list, { params: {}, query, body: {} }).errors).toEqual([
    { path, message },
  ]);
});
