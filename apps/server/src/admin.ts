import { writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import { StartRefused } from "./start-refused.ts";
import { grantAdmin } from "./modules/identity/grant-admin.ts";
import { erasePersonalData } from "./modules/personal-data/erase-personal-data.ts";
import { loadPersonalData } from "./modules/personal-data/personal-data.service.ts";
import type { Db } from "./platform/database/database.ts";
import { newId } from "./platform/ids/new-id.ts";
import { createEnqueue } from "./platform/jobs/jobs.ts";
import { runCommand, withDatabase } from "./run-command.ts";

const usage =
  "Say what to do: admin grant EMAIL, admin revoke EMAIL, admin export EMAIL FILE, or admin erase EMAIL.";

async function changeAdmin(db: Db, email: string, admin: boolean): Promise<string> {
  if (!(await grantAdmin(db, email, admin)))
    throw new StartRefused(`Nobody has an account with ${email}: register first.`);
  return admin ? `${email} is an admin.` : `${email} is no longer an admin.`;
}

async function exportData(db: Db, email: string, file: string): Promise<string> {
  const data = await loadPersonalData(db, email);
  if (data === null) throw new StartRefused(`Nothing is stored about ${email}.`);
  const path = resolve(file);
  await writeFile(path, `${JSON.stringify(data, null, 2)}\n`, { mode: 0o600, flag: "wx" });
  return `What is stored about ${email} is in ${path}.`;
}

async function erase(db: Db, email: string): Promise<string> {
  const now = (): Date => new Date();
  const jobs = { enqueue: createEnqueue({ newId, now }) };
  const obstacle = await erasePersonalData(db, { jobs, now: now() }, email);
  if (obstacle !== null) throw new StartRefused(obstacle);
  return `${email} is erased. A running server now deletes the customer and the payout account at the payment provider, and the profile picture.`;
}

function parseCommand([command, email, file]: readonly string[]): ((db: Db) => Promise<string>) | null {
  if (email === undefined) return null;
  switch (command) {
    case "grant":
      return (db) => changeAdmin(db, email, true);
    case "revoke":
      return (db) => changeAdmin(db, email, false);
    case "export":
      return file === undefined ? null : (db) => exportData(db, email, file);
    case "erase":
      return (db) => erase(db, email);
    default:
      return null;
  }
}

/** `pnpm --filter @heirloop/server admin grant EMAIL`, and the other commands of `usage`. */
await runCommand(async (env, print) => {
  const run = parseCommand(process.argv.slice(2));
  if (run === null) throw new StartRefused(usage);
  await withDatabase(env, print, async (db) => print(await run(db)));
});
