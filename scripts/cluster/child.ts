import { spawn, type ChildProcess } from "node:child_process";
import { createInterface } from "node:readline";

type Options = {
  name: string;
  command: readonly [string, ...string[]];
  env?: Record<string, string>;
  /** An output line that means the program is ready; null for a program without output. */
  ready: RegExp | null;
  say: (line: string) => void;
};

export type Child = { readonly name: string; readonly ready: Promise<void>; stop(): Promise<void> };

/** Milliseconds before a program that exited is restarted. */
const restartAfter = 1_000;

/** Runs a program until it is stopped, and restarts it when it exits, like a supervisor in production. */
export function superviseChild({ name, command, env = {}, ready, say }: Options): Child {
  let running: ChildProcess;
  let ended: Promise<void>;
  let stopping = false;
  let markReady: () => void = () => undefined;
  const firstReady = new Promise<void>((resolve) => (markReady = resolve));

  function start(): void {
    const [program, ...args] = command;
    running = spawn(program, args, { env: { ...process.env, ...env }, stdio: ["ignore", "pipe", "pipe"] });
    if (ready === null) running.once("spawn", markReady);
    for (const stream of [running.stdout, running.stderr]) {
      if (stream === null) continue;
      createInterface(stream).on("line", (line) => {
        say(`${name}: ${line}`);
        if (ready?.test(line) === true) markReady();
      });
    }
    ended = new Promise((resolve) => {
      running.once("close", (code, signal) => {
        if (!stopping) {
          say(`${name} ended (${signal ?? `code ${code ?? "unknown"}`}) and is started again`);
          setTimeout(() => stopping || start(), restartAfter);
        }
        resolve();
      });
    });
  }

  start();
  return {
    name,
    ready: firstReady,
    async stop() {
      stopping = true;
      running.kill("SIGTERM");
      await ended;
    },
  };
}
