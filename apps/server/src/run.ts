import { StartRefused } from "./env.ts";

/** Runs a program that lasts until SIGTERM or SIGINT; a refused start is one sentence and exit code 1. */
export async function run(
  start: (say: (line: string) => void) => Promise<{ stop(): Promise<void> }>,
): Promise<void> {
  const say = (line: string) => void process.stdout.write(`${line}\n`);
  let asked = false;
  const running = start(say).catch((error: unknown) => {
    if (!(error instanceof StartRefused)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  });
  const stop = async () => {
    // A second signal is somebody in a hurry.
    if (asked) process.exit(1);
    asked = true;
    await (await running).stop();
    process.exit(0);
  };
  process.on("SIGTERM", () => void stop());
  process.on("SIGINT", () => void stop());
  await running;
}
