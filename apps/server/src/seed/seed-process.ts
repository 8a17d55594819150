import { readEnv } from "../env.ts";
import { fillDataFolder } from "../server.ts";

// Its lines are read by the server that waits for it.
await fillDataFolder(readEnv(), (line) => process.stdout.write(`${line}\n`));
