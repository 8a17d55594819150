import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";

/** A figure that is read whenever somebody asks for the metrics. */
export type GaugeReader = {
  name: string;
  help: string;
  /** What distinguishes its values: `state` for one value per state. */
  label: string;
  /** Values by label. If it throws, the figure is missing from this answer. */
  read(): Promise<ReadonlyMap<string, number>>;
};

/** Prometheus metrics of this process: counters since its start, and figures of the moment. */
export type Metrics = {
  requestAnswered(request: { method: string; route: string; status: number; seconds: number }): void;
  /** Counts an event that a browser reported, by name. */
  eventReported(name: string): void;
  /** Counts a record that the search service refuses, so that the piece cannot be found there. */
  searchRecordRefused(): void;
  observe(gauge: GaugeReader): void;
  /** Returns Prometheus' text format and its content type. */
  render(): Promise<{ text: string; contentType: string }>;
};

/** `process` adds memory, event-loop delay and garbage collection, which need a timer. */
export function createMetrics(options: { process: boolean }): Metrics {
  const registry = new Registry();
  if (options.process) collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: "http_request_duration_seconds",
    help: "Answered requests by method, route and status",
    labelNames: ["method", "route", "status"],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  });
  const events = new Counter({
    name: "browser_events_total",
    help: "Events that browsers reported, by name",
    labelNames: ["name"],
    registers: [registry],
  });
  const refusedRecords = new Counter({
    name: "search_records_refused_total",
    help: "Records that the search service refused",
    registers: [registry],
  });
  return {
    requestAnswered: ({ method, route, status, seconds }) =>
      requests.observe({ method, route, status: String(status) }, seconds),
    eventReported: (name) => events.inc({ name }),
    searchRecordRefused: () => refusedRecords.inc(),
    observe: ({ name, help, label, read }) =>
      void new Gauge({
        name,
        help,
        labelNames: [label],
        registers: [registry],
        async collect() {
          this.reset();
          // Metrics are needed most when something is down.
          const values = await read().catch(() => new Map<string, number>());
          for (const [value, figure] of values) this.set({ [label]: value }, figure);
        },
      }),
    render: async () => ({ text: await registry.metrics(), contentType: registry.contentType }),
  };
}
