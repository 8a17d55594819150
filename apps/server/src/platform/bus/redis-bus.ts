import { randomUUID } from "node:crypto";
import type { Redis } from "ioredis";
import type { Logger } from "../logging/log.ts";
import { connectRedis } from "../redis/redis.ts";
import { parseBusMessage } from "./bus-message.ts";
import type { Bus } from "./bus.ts";
import { createMemoryBus } from "./memory-bus.ts";

/** Messages kept for processes that were cut off: some minutes of a busy marketplace. */
const streamLength = 10_000;
const readAtOnce = 200;
/** Milliseconds that one read waits for the next message. */
const readWait = 5_000;
/** Messages waiting for Redis to come back; later ones are dropped, since browsers ask for what they missed when they reconnect. */
const mostWaiting = 10_000;

export type RedisBus = Bus & { close(): Promise<void> };

type Options = { url: string; log: Logger; /** Name of the stream. */ stream: string };

/**
 * A bus between processes, over a Redis stream. A process delivers its own messages at once and reads everybody else's from the stream, from
 * where it last was, so that nothing is missed while the connection is down.
 */
export async function createRedisBus({ url, log, stream }: Options): Promise<RedisBus> {
  const origin = randomUUID();
  const local = createMemoryBus();
  const writer = connectRedis(url, log, { name: stream, waits: true });
  const reader = connectRedis(url, log, { name: stream, waits: true });
  let waiting = 0;
  let closed = false;
  const from = await lastId(reader, stream);

  async function read(): Promise<void> {
    let last = from;
    while (!closed) {
      try {
        const found = await reader.xread("COUNT", readAtOnce, "BLOCK", readWait, "STREAMS", stream, last);
        for (const [id, fields] of found?.[0]?.[1] ?? []) {
          last = id;
          deliver(fields);
        }
      } catch (error) {
        if (!closed) log.warn({ err: error }, "the bus could not be read");
      }
    }
  }

  function deliver([, sender, , text]: readonly string[]): void {
    if (sender === origin) return;
    const message = parseBusMessage(text ?? "");
    if (message !== null) local.publish(message);
  }

  const reading = read();
  return {
    publish(message) {
      local.publish(message);
      if (waiting >= mostWaiting) return;
      waiting += 1;
      writer
        .xadd(stream, "MAXLEN", "~", streamLength, "*", "origin", origin, "message", JSON.stringify(message))
        .catch((error: unknown) => log.warn({ err: error }, "a message did not reach the bus"))
        .finally(() => (waiting -= 1));
    },
    subscribe: local.subscribe,
    async close() {
      closed = true;
      reader.disconnect();
      writer.disconnect();
      await reading;
    },
  };
}

/** Where the stream ends now. */
async function lastId(redis: Redis, stream: string): Promise<string> {
  const [last] = await redis.xrevrange(stream, "+", "-", "COUNT", 1);
  return last?.[0] ?? "0-0";
}
