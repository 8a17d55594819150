import { startRefusal } from "./start-refusal.ts";

/** Runs a program until SIGTERM or SIGINT; a refused start prints one sentence and exits with code 1. */
export async function run(
  start: (say: (line: string) => void) => Promise<{ stop(inHurry: boolean): Promise<void> }>,
): Promise<void> {
  const say = (line: string) => void process.stdout.write(`${line}\n`);
  let asked = false;
  const running = start(say).catch((error: unknown) => {
    const refusal = startRefusal(error);
    if (refusal === null) throw error;
    process.stderr.write(`${refusal.message}\n`);
    process.exit(1);
  });
  const stop = async (inHurry: boolean) => {
    // A second signal skips the graceful shutdown.
    if (asked) process.exit(1);
    asked = true;
    await (await running).stop(inHurry);
    process.exit(0);
  };
  // A supervisor sends SIGTERM and has a load balancer that must notice first; Ctrl+C comes from a person who
  // is waiting.
  process.on("SIGTERM", () => void stop(false));
  process.on("SIGINT", () => void stop(true));
  await running;
}
