import { join } from "node:path";
import { repositoryRoot } from "./repository-root.ts";

/**
 * Node's flags for the server. A small nursery and a bounded heap keep all of it under 700 MB, database included, at the price of some
 * garbage collection; that the heap may grow to what the search index takes before it is tidied saves a tenth of every start
 * (docs/performance.md). The container has the same.
 */
export const serverFlags = [
  "--max-semi-space-size=8",
  "--max-old-space-size=352",
  "--initial-old-space-size=128",
] as const;

/**
 * Settings read before the server's first line. Node reads again what it compiled once, so that a second start is quicker. glibc keeps
 * few heaps and gives back what was freed: pictures and the database are made in many threads, and with its defaults 48 new pictures
 * leave 300 MB behind (docs/performance.md). Other C libraries ignore these.
 */
export const serverEnvironment = {
  MALLOC_ARENA_MAX: "2",
  MALLOC_MMAP_THRESHOLD_: "131072",
  MALLOC_TRIM_THRESHOLD_: "131072",
  NODE_COMPILE_CACHE:
    process.env["NODE_COMPILE_CACHE"] ?? join(repositoryRoot, "node_modules/.cache/compiled"),
};
