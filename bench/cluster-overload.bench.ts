import type { ClusterBenchmark } from "./benchmark.ts";
import { measureOverload } from "./overload.ts";

export const benchmark: ClusterBenchmark = {
  title: "Overload behind the proxy: pages at five times the capacity",
  measureCluster: ({ origin, webs }) => measureOverload(origin, webs),
};
