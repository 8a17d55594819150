import { sql } from "drizzle-orm";
import type { Db } from "./database.ts";

/** Tells the planner what the tables hold now: the embedded database has nobody who does it by and by. */
export async function analyze(db: Db): Promise<void> {
  await db.execute(sql`analyze`);
}
