/**
 * Node's flags for the server. A small nursery and a bounded heap keep all of it under 700 MB, database included, at the price of some
 * garbage collection (docs/performance.md).
 */
export const serverFlags = ["--max-semi-space-size=8", "--max-old-space-size=384"] as const;
