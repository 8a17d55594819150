import { join } from "node:path";
import { repositoryRoot } from "./repository-root.ts";

/**
 * Node's flags for a server with a PostgreSQL server beside it. The heap grows with what is in it, 40 % before
 * each full collection, instead of up to a fixed limit, which a larger catalog would exceed. The nursery is
 * small (docs/performance.md). The container and the systemd unit use the same flags.
 */
export const serverFlags = ["--max-semi-space-size=8", "--heap-growing-percent=40"] as const;

/**
 * The flags with this `DATABASE_URL`. The embedded database lives in the server's own memory; V8 then collects
 * more often and keeps no emptied memory, which costs a signed-in visitor's pages some speed.
 */
export const serverFlagsFor = (databaseUrl: string | undefined): readonly string[] =>
  databaseUrl ? serverFlags : [...serverFlags, "--memory-saver-mode"];

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
