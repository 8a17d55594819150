import type { Benchmark } from "./benchmark.ts";
import { measureOverload } from "./overload.ts";

export const benchmark: Benchmark = {
  title: "Overload: pages at five times the capacity",
  measure: ({ origin }) => measureOverload(origin),
};
