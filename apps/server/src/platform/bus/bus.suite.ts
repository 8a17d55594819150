import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Bus, BusMessage } from "./bus.ts";

const typing: BusMessage = {
  kind: "event",
  to: { user: "ada" },
  event: "typing",
  data: { ord: "order-1", by: "bea" },
};
const ended: BusMessage = { kind: "ended", sessionIds: ["session-1"] };

/**
 * Tests that every implementation of {@link Bus} has to pass. `create` returns a bus and a function that
 * closes it.
 */
export function busSuite(
  name: string,
  create: () => Promise<{ bus: Bus; close: () => Promise<void> }>,
): void {
  describe(`bus: ${name}`, () => {
    let bus: Bus;
    let close: () => Promise<void>;
    beforeEach(async () => {
      ({ bus, close } = await create());
    });
    afterEach(() => close());

    test("delivers each message once to every subscriber, in order", async () => {
      const received: [BusMessage[], BusMessage[]] = [[], []];
      for (const messages of received) bus.subscribe((message) => void messages.push(message));
      bus.publish(typing);
      bus.publish(ended);
      await expect
        .poll(() => received)
        .toEqual([
          [typing, ended],
          [typing, ended],
        ]);
    });

    test("does not deliver what is for the other processes", async () => {
      const received: BusMessage[] = [];
      bus.subscribe((message) => void received.push(message));
      bus.publishToOthers(ended);
      bus.publish(typing);
      await expect.poll(() => received).toEqual([typing]);
    });

    test("delivers nothing after unsubscribing", async () => {
      const received: [BusMessage[], BusMessage[]] = [[], []];
      const unsubscribe = bus.subscribe((message) => void received[0].push(message));
      bus.subscribe((message) => void received[1].push(message));
      bus.publish(typing);
      await expect.poll(() => received[1]).toEqual([typing]);
      unsubscribe();
      bus.publish(ended);
      await expect.poll(() => received).toEqual([[typing], [typing, ended]]);
    });
  });
}
