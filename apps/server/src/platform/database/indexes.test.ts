import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestDatabase, type TestDatabase } from "../../testing/test-database.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

/**
 * PostgreSQL reads an ascending index backwards for `order by … desc`. What drizzle writes for a descending one, `desc
 * nulls last`, fits no statement, so that whole lists are read and sorted for one page.
 */
test("every index is ascending", async () => {
  const { rows } = await database.db.execute(
    sql`select indexname from pg_indexes where schemaname = 'public' and indexdef like '% DESC%'`,
  );
  expect(rows).toEqual([]);
});
