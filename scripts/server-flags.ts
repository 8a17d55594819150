import { join } from "node:path";
import { repositoryRoot } from "./repository-root.ts";

/**
 * Node's flags for the server. The heap grows with what is in it, 40 % before each full collection, instead of
 * up to a fixed limit, which a larger catalog would exceed. With a small nursery, and with freed memory returned
 * to the system at once, the server takes little memory at the price of some garbage collection
 * (docs/performance.md). The container and the systemd unit use the same flags.
 */
export const serverFlags = [
  "--max-semi-space-size=8",
  "--heap-growing-percent=40",
  "--memory-saver-mode",
] as const;

/**
 * Settings read before the server's first line. The compile cache speeds up the second start. The glibc
 * settings limit the number of heaps and return freed memory: pictures and the database use many threads, and
 * with the defaults 48 new pictures leave 300 MB behind (docs/performance.md). Other C libraries ignore them.
 */
export const serverEnvironment = {
  MALLOC_ARENA_MAX: "2",
  MALLOC_MMAP_THRESHOLD_: "131072",
  MALLOC_TRIM_THRESHOLD_: "131072",
  NODE_COMPILE_CACHE:
    process.env["NODE_COMPILE_CACHE"] ?? join(repositoryRoot, "node_modules/.cache/compiled"),
};
