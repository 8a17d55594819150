import { createHash, timingSafeEqual } from "node:crypto";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { Hono } from "hono";
import type { Deps } from "../deps.ts";
import type { HttpEnv } from "./http-env.ts";
import { problem } from "./problem.ts";

const digest = (text: string) => createHash("sha256").update(text).digest();

/** `/metrics` in Prometheus' text form, for whoever bears METRICS_TOKEN; without that setting there is no such page. */
export function metricsPage({ env }: Pick<Deps, "env">): Hono<HttpEnv> {
  const app = new Hono<HttpEnv>();
  const { metricsToken } = env;
  if (metricsToken === null) return app;
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  app.get("/metrics", (context) => {
    const given = (context.req.header("authorization") ?? "").replace(/^Bearer /, "");
    if (!timingSafeEqual(digest(given), digest(metricsToken))) throw problem("unauthenticated");
    const memory = process.memoryUsage();
    const lines = [
      "# TYPE process_resident_memory_bytes gauge",
      `process_resident_memory_bytes ${memory.rss}`,
      "# TYPE nodejs_heap_size_used_bytes gauge",
      `nodejs_heap_size_used_bytes ${memory.heapUsed}`,
      "# TYPE nodejs_eventloop_lag_p99_seconds gauge",
      `nodejs_eventloop_lag_p99_seconds ${delay.percentile(99) / 1e9}`,
      "# TYPE process_uptime_seconds gauge",
      `process_uptime_seconds ${process.uptime()}`,
      ...answered.lines(),
      ...reported.lines(),
    ];
    return context.text(`${lines.join("\n")}\n`, 200, {
      "cache-control": "no-store",
      "content-type": "text/plain; version=0.0.4",
    });
  });
  return app;
}

/** Answers since the start, by method and status; this process's own. */
export const answered = createCounter();

function createCounter() {
  const counts = new Map<string, { count: number; seconds: number }>();
  return {
    add(method: string, status: number, milliseconds: number): void {
      const labels = `method="${method}",status="${status}"`;
      const sum = counts.get(labels) ?? { count: 0, seconds: 0 };
      counts.set(labels, { count: sum.count + 1, seconds: sum.seconds + milliseconds / 1000 });
    },
    lines: (): string[] => [
      "# TYPE http_request_duration_seconds summary",
      ...[...counts].flatMap(([labels, { count, seconds }]) => [
        `http_request_duration_seconds_count{${labels}} ${count}`,
        `http_request_duration_seconds_sum{${labels}} ${seconds.toFixed(6)}`,
      ]),
    ],
  };
}

/** What browsers reported since the start, by the event's name; this process's own. */
export const reported = createTally();

function createTally() {
  const counts = new Map<string, number>();
  return {
    add(name: string): void {
      counts.set(name, (counts.get(name) ?? 0) + 1);
    },
    lines: (): string[] => [
      "# TYPE browser_events_total counter",
      ...[...counts].map(([name, count]) => `browser_events_total{name="${name}"} ${count}`),
    ],
  };
}
