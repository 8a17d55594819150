import { expect, test } from "vitest";
import type { Endpoint } from "./endpoint.ts";
import { endpointTable } from "../endpoint-table/endpoint-table.ts";
import { atMost, limitMessage } from "./rate-limit.ts";

const endpoints = Object.values(endpointTable).flatMap((group) => Object.values<Endpoint>(group));
const name = ({ method, path }: Endpoint) => `${method} ${path}`;

test("requires a limit on every endpoint that changes state", () => {
  const unlimited = endpoints.filter(({ changesState, limits }) => changesState && limits.length === 0);
  expect(unlimited.map(name)).toEqual([]);
});

test("names what is counted, and counts by address on endpoints for guests", () => {
  for (const endpoint of endpoints)
    for (const { most, of, per } of endpoint.limits) {
      const countable = endpoint.access !== "guest" || per === "address";
      expect([name(endpoint), most > 0, of !== "", countable]).toEqual([name(endpoint), true, true, true]);
    }
});

test.each([
  [1_800, "At most 60 new listings in an hour. Please try again in 30 minutes."],
  [61, "At most 60 new listings in an hour. Please try again in 61 seconds."],
  [0.2, "At most 60 new listings in an hour. Please try again in 1 second."],
])("says when to try again with %d seconds left", (left, message) => {
  expect(limitMessage(atMost(60, "new listings", "hour"), left)).toBe(message);
});
