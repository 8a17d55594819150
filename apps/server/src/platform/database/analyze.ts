import { sql } from "drizzle-orm";
import type { Db } from "./database.ts";

/** Updates the planner's statistics, because the embedded database has no autovacuum. */
export async function analyze(db: Db): Promise<void> {
  await db.execute(sql`analyze`);
}
