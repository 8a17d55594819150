import { writeFileSync, existsSync } from "node:fs";
import { join } from "node:path";
import { Hono } from "hono";
import { readEnv } from "../env.ts";
import { transaction } from "../platform/database/transaction.ts";
import { hashPassword } from "../modules/identity/password.ts";
import { openSession } from "../modules/identity/session.service.ts";
import { insertUser } from "../modules/user/user.queries.ts";
import { insertListing } from "../modules/listing/listing.queries.ts";
import { openFilledDatabase } from "../open-database.ts";
import { run } from "../run.ts";
import { startServer, type Running } from "../server.ts";

/**
 * The server without pages, for the test that kills it. At its first start it creates its users and pieces
 * and saves their tokens.
 */
const people = { buyers: 6, piecesEach: 150, owners: 8 };

export type CrashPeople = {
  readonly buyers: ReadonlyArray<{ token: string; pieces: string[] }>;
  /** Accounts to be closed, all with this password. */
  readonly owners: ReadonlyArray<{ id: string; token: string }>;
  readonly password: string;
};

async function populate({ deps }: Running, file: string): Promise<void> {
  if (existsSync(file)) return;
  const now = deps.now();
  const password = "a walnut credenza";
  const passwordHash = await hashPassword(password);
  const created: CrashPeople = await transaction(deps.db, async (tx) => {
    const buyers: Array<{ token: string; pieces: string[] }> = [];
    const owners: Array<{ id: string; token: string }> = [];
    const join = (id: string) =>
      insertUser(tx, {
        id,
        firstName: id,
        lastName: "Tester",
        email: `${id.toLowerCase()}@example.test`,
        passwordHash,
        slug: id.toLowerCase(),
        createdAt: now,
      });
    await join("crash-seller");
    for (let n = 0; n < people.buyers; n += 1) {
      const id = `crash-buyer-${n}`;
      await join(id);
      const pieces: string[] = [];
      for (let p = 0; p < people.piecesEach; p += 1) {
        const piece = `crash-piece-${n}-${p}`;
        await insertListing(tx, {
          id: piece,
          slug: "stool",
          sellerId: "crash-seller",
          title: "Oak stool",
          description: "Oak.",
          price: 100_00,
          images: [],
          condition: "good",
          categories: ["seating"],
          subCategories: ["stools"],
          types: ["stool"],
          materials: ["oak"],
          rooms: [],
          width: 15,
          depth: 15,
          height: 18,
          status: "active",
          pickup: true,
          delivery: false,
          createdAt: now,
          updatedAt: now,
        });
        pieces.push(piece);
      }
      buyers.push({ token: await openSession(tx, deps, { userId: id, impersonatedBy: null, now }), pieces });
    }
    for (let n = 0; n < people.owners; n += 1) {
      const id = `crash-owner-${n}`;
      await join(id);
      owners.push({ id, token: await openSession(tx, deps, { userId: id, impersonatedBy: null, now }) });
    }
    return { buyers, owners, password };
  });
  writeFileSync(file, JSON.stringify(created));
}

await run(async (print, stopping) => {
  const env = readEnv();
  const running = await startServer(
    env,
    () => {},
    async () => ({ web: () => new Hono() }),
    await openFilledDatabase(env, print, stopping),
  );
  await populate(running, join(env.dataDir, "crash-people.json"));
  print("ready");
  return running;
});
