import { describe, expect, test } from "vitest";
import type { Locks } from "./locks.ts";

/** Tests that every implementation of {@link Locks} has to pass. */
export function locksSuite(name: string, create: () => Locks): void {
  const gate = () => {
    let open: () => void = () => undefined;
    const opened = new Promise<void>((resolve) => (open = resolve));
    return { open, opened };
  };

  describe(`locks: ${name}`, () => {
    test("runs work of one name in the order in which it was requested", async () => {
      const locks = create();
      const first = gate();
      const ran: string[] = [];
      const one = locks.run("login ada", async () => {
        await first.opened;
        ran.push("first");
      });
      const two = locks.run("login ada", async () => void ran.push("second"));
      const three = locks.run("login ada", async () => void ran.push("third"));
      first.open();
      await Promise.all([one, two, three]);
      expect(ran).toEqual(["first", "second", "third"]);
    });

    test("does not let one name wait for another", async () => {
      const locks = create();
      const held = gate();
      const waiting = locks.run("login ada", () => held.opened);
      expect(await locks.run("login bob", async () => "done")).toBe("done");
      held.open();
      await waiting;
    });

    test("continues after failed work and rethrows its error", async () => {
      const locks = create();
      const failed = locks.run("login ada", async () => {
        throw new Error("refused");
      });
      const next = locks.run("login ada", async () => "next");
      await expect(failed).rejects.toThrow("refused");
      expect(await next).toBe("next");
    });
  });
}
