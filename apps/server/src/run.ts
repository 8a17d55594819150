import { startRefusal } from "./start-refusal.ts";

/**
 * Runs a program until SIGTERM or SIGINT; a refused start prints one sentence and exits with code 1. A start
 * that waits gives up when `stopping` aborts.
 */
export async function run(
  start: (
    print: (line: string) => void,
    stopping: AbortSignal,
  ) => Promise<{ stop(inHurry: boolean): Promise<void> }>,
): Promise<void> {
  const print = (line: string) => void process.stdout.write(`${line}\n`);
  const stopping = new AbortController();
  const running = start(print, stopping.signal).catch((error: unknown) => {
    if (error instanceof Error && error.name === "AbortError" && stopping.signal.aborted) process.exit(0);
    const refusal = startRefusal(error);
    if (refusal === null) throw error;
    process.stderr.write(`${refusal.message}\n`);
    process.exit(1);
  });
  const stop = async (inHurry: boolean) => {
    // A second signal skips the graceful shutdown.
    if (stopping.signal.aborted) process.exit(1);
    stopping.abort();
    await (await running).stop(inHurry);
    process.exit(0);
  };
  // A supervisor sends SIGTERM and has a load balancer that must notice first; Ctrl+C comes from a person who
  // is waiting.
  process.on("SIGTERM", () => void stop(false));
  process.on("SIGINT", () => void stop(true));
  await running;
}
