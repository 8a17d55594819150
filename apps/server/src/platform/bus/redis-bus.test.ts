import { randomUUID } from "node:crypto";
import { Redis } from "ioredis";
import pino from "pino";
import { describe, expect, onTestFinished, test } from "vitest";
import { readTestRedis } from "../../env.ts";
import { createLogger } from "../logging/log.ts";
import type { BusMessage } from "./bus.ts";
import { busSuite } from "./bus.suite.ts";
import { createRedisBus } from "./redis-bus.ts";

test("starts while Redis is unreachable, and delivers to its own process", async () => {
  const bus = await createRedisBus({
    url: "redis://127.0.0.1:1",
    log: createLogger("silent"),
    stream: "unused",
  });
  onTestFinished(() => bus.close());
  const received: BusMessage[] = [];
  bus.subscribe((message) => void received.push(message));
  bus.publish({ kind: "ended", sessionIds: ["session-1"] });
  expect(received).toEqual([{ kind: "ended", sessionIds: ["session-1"] }]);
});

const url = readTestRedis();
const log = createLogger("silent");

describe.runIf(url !== null)("on Redis", () => {
  const redisUrl = url ?? "";

  /** Simulates several processes on a stream that is unique to the test. */
  function openStream() {
    const stream = `heirloop-test:${randomUUID()}`;
    onTestFinished(async () => {
      const redis = new Redis(redisUrl);
      await redis.del(stream);
      await redis.quit();
    });
    return {
      stream,
      connect: async () => {
        const bus = await createRedisBus({ url: redisUrl, log, stream });
        onTestFinished(() => bus.close());
        const received: BusMessage[] = [];
        bus.subscribe((message) => void received.push(message));
        return { bus, received };
      },
    };
  }

  const typing = (by: string): BusMessage => ({
    kind: "event",
    to: { user: "ada" },
    event: "typing",
    data: { ord: "order-1", by },
  });

  busSuite("on Redis", async () => {
    const stream = `heirloop-test:${randomUUID()}`;
    const bus = await createRedisBus({ url: redisUrl, log, stream });
    return {
      bus,
      async close() {
        bus.close();
        const redis = new Redis(redisUrl);
        await redis.del(stream);
        await redis.quit();
      },
    };
  });

  test("delivers a message to the other processes, in order, and to its own process once", async () => {
    const { connect } = openStream();
    const [one, other] = [await connect(), await connect()];
    for (const by of ["bea", "cleo", "dora"]) one.bus.publish(typing(by));
    other.bus.publish(typing("emil"));
    const fromOne = ["bea", "cleo", "dora"].map(typing);
    await expect.poll(() => other.received).toEqual(expect.arrayContaining([...fromOne, typing("emil")]));
    await expect.poll(() => one.received).toEqual([...fromOne, typing("emil")]);
    expect(other.received.filter((message) => message.kind === "event")).toHaveLength(4);
  });

  test("delivers what is for the others to them only", async () => {
    const { connect } = openStream();
    const [one, other] = [await connect(), await connect()];
    const changed: BusMessage = { kind: "listings-changed", listingIds: ["listing-1"] };
    one.bus.publishToOthers(changed);
    one.bus.publish(typing("bea"));
    await expect.poll(() => other.received).toEqual([changed, typing("bea")]);
    expect(one.received).toEqual([typing("bea")]);
  });

  test("delivers nothing that was published before it connected", async () => {
    const { connect } = openStream();
    const earlier = await connect();
    const witness = await connect();
    earlier.bus.publish(typing("bea"));
    await expect.poll(() => witness.received).toEqual([typing("bea")]);
    const later = await connect();
    earlier.bus.publish(typing("cleo"));
    await expect.poll(() => later.received).toEqual([typing("cleo")]);
  });

  test("delivers what it missed while disconnected", async () => {
    const { stream, connect } = openStream();
    const [one, other] = [await connect(), await connect()];
    const admin = new Redis(redisUrl);
    onTestFinished(() => void admin.quit());
    one.bus.publish(typing("bea"));
    await expect.poll(() => other.received).toEqual([typing("bea")]);
    const clients = String(await admin.call("CLIENT", "LIST")).split("\n");
    for (const [, id] of clients
      .filter((client) => client.includes(`name=${stream} `))
      .flatMap((client) => [/^id=(\d+)/.exec(client) ?? []]))
      await admin.call("CLIENT", "KILL", "ID", id ?? "");
    for (const by of ["cleo", "dora"]) one.bus.publish(typing(by));
    await expect.poll(() => other.received).toEqual(["bea", "cleo", "dora"].map(typing));
  });

  test("logs one line while Redis refuses to read, and reads once it does not", async () => {
    const stream = `heirloop-test:${randomUUID()}`;
    const redis = new Redis(redisUrl);
    onTestFinished(() => void redis.quit());
    // Redis answers that this is not a stream.
    await redis.set(stream, "");
    const lines: string[] = [];
    const counting = pino({ level: "warn" }, { write: (line: string) => void lines.push(line) });
    const bus = await createRedisBus({ url: redisUrl, log: counting, stream });
    onTestFinished(() => bus.close());
    const received: BusMessage[] = [];
    bus.subscribe((message) => void received.push(message));
    expect(lines).toHaveLength(1);
    await redis.del(stream);
    const other = await createRedisBus({ url: redisUrl, log, stream });
    onTestFinished(() => other.close());
    await expect
      .poll(() => {
        other.publish(typing("bea"));
        return received[0];
      })
      .toEqual(typing("bea"));
    expect(lines).toHaveLength(1);
    await redis.del(stream);
  });

  test("ignores unknown messages", async () => {
    const { stream, connect } = openStream();
    const { received } = await connect();
    const newer = await connect();
    const redis = new Redis(redisUrl);
    onTestFinished(() => void redis.quit());
    await redis.xadd(stream, "*", "origin", "newer", "message", '{"kind":"unheard-of"}');
    await redis.xadd(stream, "*", "origin", "newer", "message", "not JSON");
    newer.bus.publish(typing("bea"));
    await expect.poll(() => received).toEqual([typing("bea")]);
  });
});
