import { collectDefaultMetrics, Counter, Histogram, Registry } from "prom-client";

/** What this process counts since its start, for Prometheus. */
export type Metrics = {
  requestAnswered(request: { method: string; status: number; seconds: number }): void;
  /** An event that a browser reported, by its name. */
  eventReported(name: string): void;
  /** The text form of Prometheus, and its content type. */
  render(): Promise<{ text: string; contentType: string }>;
};

/** `process`: also memory, event-loop delay and garbage collection of the process, which cost a timer. */
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
