import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { Redis } from "ioredis";
import type { Logger } from "../logging/log.ts";
import { connectRedis, waitForRedis } from "../redis/redis.ts";
import { parseBusMessage } from "./bus-message.ts";
import type { Bus, BusMessage } from "./bus.ts";
import { createMemoryBus } from "./memory-bus.ts";

/** The number of messages kept for disconnected processes: some minutes of a busy marketplace. */
const streamLength = 10_000;
const readAtOnce = 200;
/** Milliseconds that an answer may take. */
const answerTimeout = 15_000;
/** Milliseconds between reads while Redis refuses them, for instance while it loads its data. */
const retryWait = 500;
/**
 * The maximum number of messages queued while Redis is down; later ones are dropped, since browsers request
 * what they missed when they reconnect.
 */
const maxWaiting = 10_000;

export type RedisBus = Bus & { close(): void };

type Options = {
  url: string;
  log: Logger;
  stream: string;
  /** Milliseconds that an answer may take; a read waits for messages for a third of it. */
  timeout?: number | undefined;
};

/**
 * A bus between processes, over a Redis stream. A process delivers its own messages at once and reads all
 * others from the stream, starting at its last position, so that nothing is missed while the connection is
 * down.
 */
export async function createRedisBus({
  url,
  log,
  stream,
  timeout = answerTimeout,
}: Options): Promise<RedisBus> {
  const origin = randomUUID();
  const local = createMemoryBus();
  const writer = connectRedis(url, log, { name: stream, waits: true, timeout });
  const reader = connectRedis(url, log, { name: stream, waits: true, timeout });
  const closing = new AbortController();
  let waiting = 0;
  let markPositioned: () => void = () => undefined;
  const positioned = new Promise<void>((resolve) => (markPositioned = resolve));

  async function readUntilClosed(): Promise<void> {
    let last: string | null = null;
    let reported = false;
    while (!closing.signal.aborted) {
      try {
        last = last === null ? await lastId(reader, stream) : await readAfter(last);
        markPositioned();
        reported = false;
      } catch (error) {
        if (closing.signal.aborted) return;
        if (!reported) log.warn({ err: error }, "the bus could not be read");
        reported = true;
        await pause(retryWait, undefined, { signal: closing.signal }).catch(() => {});
      }
    }
  }

  /** Delivers the next messages; returns the id of the last one. */
  async function readAfter(last: string): Promise<string> {
    const found = await reader.xread(
      "COUNT",
      readAtOnce,
      "BLOCK",
      Math.ceil(timeout / 3),
      "STREAMS",
      stream,
      last,
    );
    const entries = found?.[0]?.[1] ?? [];
    for (const [, fields] of entries) deliver(fields);
    return entries.at(-1)?.[0] ?? last;
  }

  function deliver([, sender, , text]: readonly string[]): void {
    if (sender === origin) return;
    const message = parseBusMessage(text ?? "");
    if (message !== null) local.publish(message);
  }

  function send(message: BusMessage): void {
    if (waiting >= maxWaiting) return;
    waiting += 1;
    writer
      .xadd(stream, "MAXLEN", "~", streamLength, "*", "origin", origin, "message", JSON.stringify(message))
      .catch((error: unknown) => log.warn({ err: error }, "a message did not reach the bus"))
      .finally(() => (waiting -= 1));
  }

  void readUntilClosed();
  // A server starts even if Redis is down, and receives the others' messages once it is back.
  await waitForRedis(positioned);
  return {
    publish(message) {
      local.publish(message);
      send(message);
    },
    publishToOthers: send,
    subscribe: local.subscribe,
    close() {
      closing.abort();
      reader.disconnect();
      writer.disconnect();
    },
  };
}

/** Returns the id of the stream's last message. */
async function lastId(redis: Redis, stream: string): Promise<string> {
  const [last] = await redis.xrevrange(stream, "+", "-", "COUNT", 1);
  return last?.[0] ?? "0-0";
}
