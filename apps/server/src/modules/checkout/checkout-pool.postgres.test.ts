import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { Client } from "pg";
import { readTestLane } from "../../env.ts";
import { createCheckoutCalls } from "../../testing/checkout-calls.ts";
import { person, piece, savedCard } from "../../testing/marketplace-world.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";

const lane = readTestLane();

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
const { buy } = createCheckoutCalls(() => server);

/** Opens a session on the server's database that uses none of the server's connections. */
async function connectApart(): Promise<Client> {
  const { rows } = await server.db.execute<{ name: string }>(sql`select current_database() as name`);
  const url = new URL(lane.kind === "postgres" ? lane.url : "");
  url.pathname = `/${rows[0]?.name ?? ""}`;
  const client = new Client({ connectionString: url.href });
  await client.connect();
  return client;
}

async function countWaiting(client: Client): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    "select count(*)::int as count from pg_locks where not granted",
  );
  return rows[0]?.count ?? 0;
}

describe.runIf(lane.kind === "postgres")("on PostgreSQL", () => {
  test("answers pages while more buyers wait for one piece than there are connections", async () => {
    const seller = await person(server, "Sam");
    const id = await piece(server, seller.id);
    const buyers = await Promise.all(Array.from({ length: 25 }, (_, n) => person(server, `Buyer${n}`)));
    const cards = await Promise.all(buyers.map(({ token }) => savedCard(server, token)));
    const apart = await connectApart();
    await apart.query("begin");
    await apart.query("select 1 from listing where id = $1 for update", [id]);
    const purchases = buyers.map((buyer, n) => buy(buyer, [id], { paymentMethod: cards[n] }));
    try {
      await expect.poll(() => countWaiting(apart)).toBeGreaterThanOrEqual(10);
      const pages = await Promise.all([
        server.call("GET", `/api/listings/${id}`),
        server.call("GET", "/api/listings"),
        server.call("GET", "/readyz"),
        server.call("GET", "/api/favorites", { token: seller.token }),
      ]);
      expect(pages.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    } finally {
      await apart.query("commit");
      await apart.end();
    }
    const answers = await Promise.all(purchases);
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(24);
  });
});
