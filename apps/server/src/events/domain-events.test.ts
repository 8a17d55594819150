import { expect, test } from "vitest";
import { openTestDatabase } from "../testing/test-database.ts";
import { createEventPublisher } from "./domain-events.ts";

test("runs handlers in the order of their subscriptions, each with the event and the transaction", async () => {
  const { db, close } = await openTestDatabase();
  const events = createEventPublisher();
  const handled: unknown[] = [];
  const record = (subscriber: string) => async (tx: unknown, event: unknown) => {
    await Promise.resolve();
    handled.push([subscriber, tx === db, event]);
  };
  events.subscribe({ "account.blocked": record("stock") });
  events.subscribe({ "account.unblocked": record("nobody") });
  events.subscribe({ "account.blocked": record("order") });
  await events.publish(db, "account.blocked", { userId: "ada" });
  await close();
  expect(handled).toEqual([
    ["stock", true, { userId: "ada" }],
    ["order", true, { userId: "ada" }],
  ]);
});

test("rejects with a handler's error and runs no later handler", async () => {
  const { db, close } = await openTestDatabase();
  const events = createEventPublisher();
  let later = 0;
  events.subscribe({ "listing.retired": () => Promise.reject(new Error("Refused")) });
  events.subscribe({ "listing.retired": async () => void (later += 1) });
  await expect(events.publish(db, "listing.retired", { listingId: "chair" })).rejects.toThrow("Refused");
  await close();
  expect(later).toBe(0);
});
