import { describe, expect, test } from "vitest";
import type { Bus, BusMessage } from "./bus.ts";

const typing: BusMessage = {
  kind: "event",
  to: { user: "ada" },
  event: "typing",
  data: { ord: "order-1", by: "bea" },
};
const ended: BusMessage = { kind: "ended", sessionIds: ["session-1"] };

/** What every implementation of {@link Bus} does. */
export function busSuite(name: string, create: () => Bus): void {
  describe(`bus: ${name}`, () => {
    test("delivers each message to every subscriber, in order", () => {
      const bus = create();
      const received: [BusMessage[], BusMessage[]] = [[], []];
      for (const messages of received) bus.subscribe((message) => void messages.push(message));
      bus.publish(typing);
      bus.publish(ended);
      expect(received).toEqual([
        [typing, ended],
        [typing, ended],
      ]);
    });

    test("delivers nothing after unsubscribing", () => {
      const bus = create();
      const received: BusMessage[] = [];
      const unsubscribe = bus.subscribe((message) => void received.push(message));
      bus.publish(typing);
      unsubscribe();
      bus.publish(ended);
      expect(received).toEqual([typing]);
    });
  });
}
