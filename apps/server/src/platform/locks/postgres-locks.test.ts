import { afterAll, describe, expect, test } from "vitest";
import { readTestLane } from "../../env.ts";
import { locksSuite } from "./locks.suite.ts";
import { createPostgresLocks, type PostgresLocks } from "./postgres-locks.ts";

const lane = readTestLane();

describe.runIf(lane.kind === "postgres")("on PostgreSQL", () => {
  const open: PostgresLocks[] = [];
  const create = (): PostgresLocks => {
    const locks = createPostgresLocks(lane.kind === "postgres" ? lane.url : "");
    open.push(locks);
    return locks;
  };
  afterAll(() => Promise.all(open.map((locks) => locks.close())));

  locksSuite("on PostgreSQL", create);

  test("serializes work of one name across processes", async () => {
    const [one, other] = [create(), create()];
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    const ran: string[] = [];
    let entered: () => void = () => undefined;
    const inside = new Promise<void>((resolve) => (entered = resolve));
    const first = one.run("login eve", async () => {
      entered();
      await held;
      ran.push("first");
    });
    await inside;
    const second = other.run("login eve", async () => void ran.push("second"));
    expect(await other.run("login finn", async () => "free")).toBe("free");
    release();
    await Promise.all([first, second]);
    expect(ran).toEqual(["first", "second"]);
  });
});
