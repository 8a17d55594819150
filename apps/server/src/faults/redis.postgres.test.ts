import { Redis } from "ioredis";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { readTestLane, readTestRedis } from "../env.ts";
import { createRedisBus, type RedisBus } from "../platform/bus/redis-bus.ts";
import type { BusMessage } from "../platform/bus/bus.ts";
import { checkedFor } from "../platform/health/part-health.ts";
import { createLogger } from "../platform/logging/log.ts";
import { startFaultyLink, type FaultyLink, type LinkFault } from "../testing/faulty-link.ts";
import { person, piece } from "../testing/marketplace-world.ts";
import { createEmptyDatabase } from "../testing/test-database.ts";
import { startTestServer, type TestServer } from "../testing/test-server.ts";
import { visitPages } from "../testing/visit-pages.ts";

const lane = readTestLane();
const redisUrl = readTestRedis() ?? "";

const faults: ReadonlyArray<[string, LinkFault]> = [
  ["is down", "refuse"],
  ["refuses connections", { answer: "-ERR max number of clients reached\r\n", ends: true }],
  ["loads its data", { answer: "-LOADING Redis is loading the dataset in memory\r\n" }],
  ["has become a replica", { answer: "-READONLY You can't write against a read only replica.\r\n" }],
  ["accepts and never answers", "hold"],
  ["answers something else than Redis", { answer: "HTTP/1.1 400 Bad Request\r\n\r\n" }],
  ["restarts while it answers", "cut"],
];

const token = "a metrics token of some length";
describe.runIf(lane.kind === "postgres" && redisUrl !== "")("on Redis", () => {
  let link: FaultyLink;
  let server: TestServer;
  /** Another server, with a connection of its own to Redis. */
  let other: RedisBus;
  let names: Awaited<ReturnType<typeof createEmptyDatabase>>;
  let listing: string;
  const received: BusMessage[] = [];
  const receivedByOther: BusMessage[] = [];
  let stream: string;
  beforeAll(async () => {
    // Its name separates this test's counters and messages, and login attempts are locked in it.
    names = await createEmptyDatabase(lane.kind === "postgres" ? lane.url : "");
    stream = `heirloop:${new URL(names.url).pathname.slice(1)}:bus`;
    link = await startFaultyLink(redisUrl, { defaultPort: 6379 });
    server = await startTestServer({
      settings: {
        DATABASE_URL: names.url,
        REDIS_URL: link.through(redisUrl),
        LOG_LEVEL: "silent",
        METRICS_TOKEN: token,
      },
      rateLimits: "shared",
      timeouts: { redis: 300 },
    });
    listing = await piece(server, (await person(server, "Sam")).id);
    other = await createRedisBus({ url: redisUrl, log: createLogger("silent"), stream });
    server.deps.bus.subscribe((message) => void received.push(message));
    other.subscribe((message) => void receivedByOther.push(message));
  });
  beforeEach(() => {
    received.length = 0;
    receivedByOther.length = 0;
  });
  afterAll(async () => {
    await server.close();
    other.close();
    await link.close();
    const redis = new Redis(redisUrl);
    await redis.del(stream);
    await redis.quit();
    await names.drop();
  });

  const ended = (id: string): BusMessage => ({ kind: "ended", sessionIds: [id] });
  const logIn = async (email: string) =>
    (await server.call("POST", "/api/auth/login", { body: { email, password: "not the password" } })).status;
  /** Returns what /readyz says once the state that it has is old. */
  const getHealth = async () => {
    server.clock.advance(checkedFor);
    const { status, body } = await server.call("GET", "/readyz", {
      headers: { authorization: `Bearer ${token}` },
    });
    return [status, (body as { parts: object }).parts];
  };

  test.each(faults)(
    "pages, limits and own messages work on when Redis %s, and the others arrive afterwards",
    async (name, fault) => {
      await link.set(fault);
      expect(await visitPages(server, listing)).toEqual({});
      await expect.poll(getHealth).toEqual([200, { redis: "unreachable" }]);
      const email = `ada-${faults.findIndex(([one]) => one === name)}@example.test`;
      const tries: number[] = [];
      for (let attempt = 0; attempt < 6; attempt += 1) tries.push(await logIn(email));
      expect(tries).toEqual([401, 401, 401, 401, 401, 429]);
      server.deps.bus.publish(ended("own"));
      expect(received).toEqual([ended("own")]);
      other.publish(ended("other's"));
      await link.set("none");
      await expect.poll(() => received).toEqual([ended("own"), ended("other's")]);
      await expect.poll(() => receivedByOther).toContainEqual(ended("own"));
      await expect.poll(getHealth).toEqual([200, { redis: "ok" }]);
    },
  );

  test("messages arrive after Redis came back empty", async () => {
    await link.set("refuse");
    const redis = new Redis(redisUrl);
    await redis.del(stream);
    await redis.quit();
    await link.set("none");
    other.publish(ended("later"));
    await expect.poll(() => received).toEqual([ended("later")]);
  });

  test("limits are counted by a slow Redis", async () => {
    await link.set({ slow: 20 });
    const tries: number[] = [];
    for (let attempt = 0; attempt < 6; attempt += 1) tries.push(await logIn("slow@example.test"));
    expect(tries).toEqual([401, 401, 401, 401, 401, 429]);
    await link.set("none");
  });
});
