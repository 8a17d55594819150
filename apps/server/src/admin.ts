import { StartRefused } from "./start-refused.ts";
import { grantAdmin } from "./modules/identity/grant-admin.ts";
import { runCommand, withDatabase } from "./run-command.ts";

/** `pnpm --filter @heirloop/server admin grant EMAIL` and `… admin revoke EMAIL`. */
await runCommand(async (env, print) => {
  const [command, email] = process.argv.slice(2);
  if ((command !== "grant" && command !== "revoke") || email === undefined)
    throw new StartRefused("Print what to do: admin grant EMAIL, or admin revoke EMAIL.");
  await withDatabase(env, print, async (db) => {
    if (!(await grantAdmin(db, email, command === "grant")))
      throw new StartRefused(`Nobody has an account with ${email}: register first.`);
    print(command === "grant" ? `${email} is an admin.` : `${email} is no longer an admin.`);
  });
});
