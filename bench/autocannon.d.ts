/** The part of autocannon that the benchmarks use; the package has no types of its own. */
declare module "autocannon" {
  import type { EventEmitter } from "node:events";

  type Request = { method: "GET"; path: string; headers?: Record<string, string> };
  type Options = {
    url: string;
    connections: number;
    duration: number;
    /** Requests per second over all connections; unlimited by default. */
    overallRate?: number;
    /** Called once for each connection. */
    setupClient(client: { setRequests(requests: Request[]): void }): void;
  };
  type Result = { errors: number; timeouts: number; non2xx: number; duration: number; "2xx": number };
  /** Emits `response` (client, status code, bytes, milliseconds) for every response. */
  type Run = EventEmitter & PromiseLike<Result>;
  export default function autocannon(options: Options): Run;
}
