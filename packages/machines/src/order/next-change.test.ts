import { expect, test } from "vitest";
import type { OrderContext } from "./order-context.ts";
import { nextChange } from "./next-change.ts";
import { offeredEvents } from "./permitted-events.ts";
import { anyOrder } from "./order.fixture.ts";

const inWichita: OrderContext = {
  ...anyOrder,
  type: "pickup",
  timeZone: "America/Chicago",
  agreed: { date: "2026-11-25", window: "morning" },
  late: [{ by: "seller", minutes: 30 }],
};

test("names the beginning of the day, the end of the window and that of the other side's delay", () => {
  const times: string[] = [];
  for (
    let at: string | null = "2026-11-20T10:00:00.000Z";
    at !== null;
    at = nextChange(inWichita, "buyer", at)
  )
    times.push(at);
  expect(times.slice(1)).toEqual([
    "2026-11-25T06:00:00.000Z",
    "2026-11-25T18:00:00.000Z",
    "2026-11-25T18:30:00.000Z",
  ]);
});

test("names the end of each time that the other side proposes", () => {
  const context: OrderContext = { ...inWichita, agreed: null };
  // The seller proposes the evening of November 26.
  const end = "2026-11-27T03:00:00.000Z";
  expect(nextChange(context, "buyer", "2026-11-20T10:00:00.000Z")).toBe(end);
  expect(nextChange(context, "buyer", end)).toBe(null);
});

test("names the end of another time that the other side proposes instead of the agreed one", () => {
  const reschedule = { date: "2026-11-24", window: "morning", by: "seller" } as const;
  const next = (by: "buyer" | "seller") =>
    nextChange({ ...inWichita, reschedule }, by, "2026-11-24T10:00:00.000Z");
  expect(next("buyer")).toBe("2026-11-24T18:00:00.000Z");
  expect(next("seller")).toBe("2026-11-25T06:00:00.000Z");
});

test("is null without a proposed or agreed time", () => {
  expect(nextChange({ ...inWichita, agreed: null, proposals: [] }, "buyer", "2026-11-20T10:00:00.000Z")).toBe(
    null,
  );
});

test("between two of these times the offered events stay the same, and at each of them they change", () => {
  const offered = (at: number) =>
    offeredEvents(
      { status: "active-pickup", context: inWichita },
      "buyer",
      new Date(at).toISOString(),
    ).toSorted();
  const quarter = 900_000;
  const end = Date.parse("2026-11-26T12:00:00.000Z");
  for (let at = Date.parse("2026-11-24T12:00:00.000Z"); at < end; at += quarter) {
    const next = nextChange(inWichita, "buyer", new Date(at).toISOString());
    const changes = next !== null && Date.parse(next) <= at + quarter;
    expect([at, offered(at + quarter).join() !== offered(at).join()]).toEqual([at, changes]);
  }
});
