import { setTimeout as pause } from "node:timers/promises";
import { sql } from "drizzle-orm";
import type { TestServer } from "./test-server.ts";

/**
 * Resolves when some transaction waits for another's lock. The embedded database serializes transactions, so
 * it resolves at once.
 */
export async function waitForLockWait({ db, kind }: TestServer): Promise<void> {
  if (kind === "embedded") return;
  for (;;) {
    const { rows } = await db.execute(
      sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    if (rows.length > 0) return;
    await pause(10);
  }
}
