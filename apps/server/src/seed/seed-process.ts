import { readEnv, StartRefused } from "../env.ts";
import { fillDataFolder } from "../server.ts";

// The server that waits for this never writes to the pipe: its end is the server's.
process.stdin.once("close", () => process.exit(1)).resume();

// Its lines are read by the server that waits for it.
try {
  await fillDataFolder(readEnv(), (line) => process.stdout.write(`${line}\n`));
} catch (error) {
  if (!(error instanceof StartRefused)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
process.stdin.removeAllListeners("close").destroy();
