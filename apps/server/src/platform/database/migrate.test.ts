import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestDatabase, type TestDatabase } from "../../testing/test-database.ts";
import { migrateDatabase } from "./migrate.ts";

let database: TestDatabase;
beforeAll(async () => void (database = await openTestDatabase()));
afterAll(() => database.close());

test("changes nothing in a database that a newer version has migrated, and refuses that of other code", async () => {
  const readApplied = async () =>
    (await database.db.execute(sql`select hash from drizzle.__drizzle_migrations order by id`)).rows;
  expect(await migrateDatabase(database)).toBe(0);
  await database.db.execute(
    sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('of the next version', 9e12)`,
  );
  const applied = await readApplied();
  expect(await migrateDatabase(database)).toBe(1);
  expect(await readApplied()).toEqual(applied);
  await database.db.execute(
    sql`delete from drizzle.__drizzle_migrations where id = (select max(id) - 1 from drizzle.__drizzle_migrations)`,
  );
  await expect(migrateDatabase(database)).rejects.toThrow(/^The database was made by other code than this; /);
});
