import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createWriteStream } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../../scripts/free-port.ts";

const main = new URL("../../apps/server/build/main.js", import.meta.url).pathname;

/** A server in a process of its own, which can be killed and restarted on the same data. */
export class Server {
  readonly url: string;
  readonly folder: string;
  private readonly settings: Record<string, string>;
  private process: ChildProcess | undefined;
  private said = "";

  /** What the server has logged, one JSON object a line. */
  get log(): string {
    return join(this.folder, "server.log");
  }

  private constructor(url: string, folder: string, settings: Record<string, string>) {
    this.url = url;
    this.folder = folder;
    this.settings = settings;
  }

  /** `settings`: environment variables besides those of every journey. */
  static async create({
    host = "127.0.0.1",
    settings = {},
  }: { host?: "127.0.0.1" | "localhost"; settings?: Record<string, string> } = {}): Promise<Server> {
    const server = new Server(
      `http://${host}:${await freePort()}`,
      await mkdtemp(join(tmpdir(), "heirloop-journeys-")),
      settings,
    );
    await server.start();
    return server;
  }

  /** Resolves when the server reports its URL. */
  async start(): Promise<void> {
    const { port } = new URL(this.url);
    const started = spawn(process.execPath, [main], {
      env: {
        ...process.env,
        NODE_ENV: "",
        DRAIN_SECONDS: "0",
        HOST: "127.0.0.1",
        PORT: port,
        DATA_DIR: this.folder,
        DATABASE_URL: "",
        PUBLIC_URL: this.url,
        ...this.settings,
      },
      stdio: ["ignore", "pipe", "pipe"],
    });
    this.process = started;
    started.stdout.pipe(createWriteStream(this.log, { flags: "a" }));
    await new Promise<void>((resolve, reject) => {
      const hear = (chunk: Buffer): void => {
        this.said += chunk.toString();
        if (this.said.includes(` is at ${this.url}`)) resolve();
      };
      started.stdout.on("data", hear);
      started.stderr.on("data", hear);
      started.once("exit", (code) =>
        reject(new Error(`The server ended with ${code ?? "a signal"} before it served:\n${this.said}`)),
      );
    });
  }

  async end(signal: "SIGTERM" | "SIGKILL" = "SIGTERM"): Promise<void> {
    const ending = this.process;
    this.process = undefined;
    if (ending?.exitCode !== null || ending.signalCode !== null) return;
    const exited = once(ending, "exit");
    ending.kill(signal);
    await exited;
    this.said = "";
  }

  async remove(): Promise<void> {
    await this.end();
    await rm(this.folder, { recursive: true, force: true });
  }
}
