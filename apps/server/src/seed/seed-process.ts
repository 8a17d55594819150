import { readEnv } from "../env.ts";
import { fillDataFolder } from "../server.ts";
import { startRefusal } from "../start-refusal.ts";

// The parent never writes to the pipe: it closes when the parent ends.
process.stdin.once("close", () => process.exit(1)).resume();

// The parent reads this output.
try {
  await fillDataFolder(readEnv(), (line) => process.stdout.write(`${line}\n`));
} catch (error) {
  const refusal = startRefusal(error);
  if (refusal === null) throw error;
  process.stderr.write(`${refusal.message}\n`);
  process.exitCode = 1;
}
process.stdin.removeAllListeners("close").destroy();
