import { type Env, readEnv } from "./env.ts";
import { openDatabase } from "./open-database.ts";
import { connectionLossCause, isConnectionLoss } from "./platform/database/connection-loss.ts";
import { connectDatabase, type Db } from "./platform/database/database.ts";
import { startRefusal } from "./start-refusal.ts";

type Print = (line: string) => void;

/** Runs an operator's command; what stops it is one sentence on the error output, and exit code 1. */
export async function runCommand(command: (env: Env, print: Print) => Promise<void>): Promise<void> {
  try {
    await command(readEnv(), (line) => void process.stdout.write(`${line}\n`));
  } catch (error) {
    process.stderr.write(`${sentenceOf(error)}\n`);
    process.exitCode = 1;
  }
}

function sentenceOf(error: unknown): string {
  if (isConnectionLoss(error))
    return `The database cannot be reached, and nothing was changed (${connectionLossCause(error)}).`;
  return startRefusal(error)?.message ?? (error instanceof Error ? error.message : String(error));
}

/** Connects to the database. Servers on PostgreSQL may go on; the embedded database belongs to one process. */
export async function withDatabase(env: Env, print: Print, work: (db: Db) => Promise<void>): Promise<void> {
  const embedded = env.databaseUrl === null ? await openDatabase(env, print) : null;
  const connection = connectDatabase(embedded?.where ?? { url: env.databaseUrl ?? "" });
  try {
    await work(connection.db);
  } finally {
    await connection.close();
    await embedded?.close();
  }
}
