import type { ClusterUnderTest } from "./cluster/cluster-under-test.ts";
import type { ServerUnderTest } from "./server-under-test.ts";

export type Row = { what: string; figure: string; aim?: string };

/** A file `bench/<name>.bench.ts` exports one as `benchmark`; `pnpm bench <name>` runs it. */
export type Benchmark = {
  title: string;
  /** Returns rows of the table in docs/performance.md. */
  measure(server: ServerUnderTest): Promise<Row[]>;
};

/** Measures `pnpm cluster`, which needs PostgreSQL, Redis and HAProxy; run by name only. */
export type ClusterBenchmark = {
  title: string;
  measureCluster(cluster: ClusterUnderTest): Promise<Row[]>;
};

export function milliseconds(value: number): string {
  return `${value.toFixed(1)} ms`;
}
