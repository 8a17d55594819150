import { sql } from "drizzle-orm";
import type { Db } from "../../platform/database/database.ts";

/** Resolves within two seconds in any case. */
export async function pingDatabase(db: Db): Promise<boolean> {
  const late = new Promise<false>((answer) => setTimeout(answer, 2000, false).unref());
  const alive = db.execute(sql`select 1`).then(
    () => true,
    () => false,
  );
  return Promise.race([alive, late]);
}
