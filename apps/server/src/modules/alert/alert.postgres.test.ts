import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { readTestLane } from "../../env.ts";
import { transaction } from "../../platform/database/transaction.ts";
import { person, piece } from "../../testing/marketplace-world.ts";
import { startTestServer } from "../../testing/test-server.ts";
import { insertNewAlerts, type NewPieceAlert } from "./alert.queries.ts";

const waiting = sql`select count(*)::int as count from pg_stat_activity
  where datname = current_database() and wait_event_type = 'Lock'`;

describe.runIf(readTestLane().kind === "postgres")("on PostgreSQL", () => {
  test("alerts once about a piece that a search and a follow find at the same time", async () => {
    const server = await startTestServer();
    const [ada, sam] = [await person(server, "Ada"), await person(server, "Sam")];
    const pieces = [await piece(server, sam.id), await piece(server, sam.id)].toSorted();
    const insert = (type: NewPieceAlert["type"], committed: Promise<void>) => {
      const inserted = Promise.withResolvers<void>();
      const added = transaction(server.db, async (tx) => {
        const alert = { userId: ada.id, type, savedSearchId: null, priceBefore: null, mailAt: null };
        const createdAt = server.clock.now();
        const ids = await insertNewAlerts(
          tx,
          pieces.map((listingId) => ({ ...alert, listingId, createdAt })),
        );
        inserted.resolve();
        await committed;
        return [...ids].toSorted();
      });
      return { inserted: inserted.promise, added };
    };
    const commit = Promise.withResolvers<void>();
    const search = insert("saved-search", commit.promise);
    await search.inserted;
    const follow = insert("followed-seller", Promise.resolve());
    let ended = false;
    void follow.added.then(() => (ended = true));
    await expect
      .poll(async () => ended || (await server.db.execute(waiting)).rows[0]?.["count"] === 1)
      .toBe(true);
    commit.resolve();
    expect([await search.added, await follow.added]).toEqual([pieces, []]);
    await server.close();
  });
});
