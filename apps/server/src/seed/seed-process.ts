import { readEnv } from "../env.ts";
import { fillDataFolder } from "../server.ts";
import { startRefusal } from "../start-refusal.ts";

// The server that waits for this never writes to the pipe: its end is the server's.
process.stdin.once("close", () => process.exit(1)).resume();

// Its lines are read by the server that waits for it.
try {
  await fillDataFolder(readEnv(), (line) => process.stdout.write(`${line}\n`));
} catch (error) {
  const refusal = startRefusal(error);
  if (refusal === null) throw error;
  process.stderr.write(`${refusal.message}\n`);
  process.exitCode = 1;
}
process.stdin.removeAllListeners("close").destroy();
