import { collectDefaultMetrics, Counter, Histogram, Registry } from "prom-client";

/** Prometheus counters of this process since its start. */
export type Metrics = {
  requestAnswered(request: { method: string; status: number; seconds: number }): void;
  /** Counts an event that a browser reported, by name. */
  eventReported(name: string): void;
  /** Returns Prometheus' text format and its content type. */
  render(): Promise<{ text: string; contentType: string }>;
};

/** `process` adds memory, event-loop delay and garbage collection, which need a timer. */
export function createMetrics(options: { process: boolean }): Metrics {
  const registry = new Registry();
  if (options.process) collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: "http_request_duration_seconds",
    help: "Answered requests by method and status",
    labelNames: ["method", "status"],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  });
  const events = new Counter({
    name: "browser_events_total",
    help: "Events that browsers reported, by name",
    labelNames: ["name"],
    registers: [registry],
  });
  return {
    requestAnswered: ({ method, status, seconds }) =>
      requests.observe({ method, status: String(status) }, seconds),
    eventReported: (name) => events.inc({ name }),
    render: async () => ({ text: await registry.metrics(), contentType: registry.contentType }),
  };
}
