import { favoriteEndpoints } from "@heirloop/contract/favorite/favorite.endpoints";
import { Client } from "pg";
import { describe, expect, test } from "vitest";
import { readTestLane } from "../env.ts";
import { person, piece } from "../testing/marketplace-world.ts";
import { startTestServer } from "../testing/test-server.ts";

const lane = readTestLane();

const terminateOthers =
  "select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and pid <> pg_backend_pid()";

describe.runIf(lane.kind === "postgres")("on PostgreSQL", () => {
  test("returns no 500 and loses no acknowledged write while all connections end ten times", async () => {
    const server = await startTestServer({ settings: { LOG_LEVEL: "silent" } });
    const seller = await person(server, "Sam");
    const buyer = await person(server, "Bea");
    const pieces = await Promise.all(Array.from({ length: 60 }, () => piece(server, seller.id)));
    const { rows } = await server.db.execute("select current_database() as name");
    const admin = new Client({ connectionString: lane.kind === "postgres" ? lane.url : "" });
    await admin.connect();

    const saved = new Set<string>();
    const statuses = new Set<number>();
    const save = async (heirloopId: string) => {
      const path = favoriteEndpoints.add.path.replace("{heirloopId}", heirloopId);
      const { status } = await server.call(favoriteEndpoints.add.method, path, { token: buyer.token });
      statuses.add(status);
      if (status === 200) saved.add(heirloopId);
      return status;
    };
    for (let round = 0; round < 10; round += 1) {
      const batch = pieces.slice(round * 6, round * 6 + 6).map((heirloopId) => save(heirloopId));
      await admin.query(terminateOthers, [rows[0]?.["name"]]);
      await Promise.all(batch);
    }
    // The next request gets a new connection.
    expect(await save(pieces[0] ?? "")).toBe(200);
    expect([...statuses].filter((status) => status !== 200 && status !== 503)).toEqual([]);
    const { body } = await server.call("GET", favoriteEndpoints.list.path, { token: buyer.token });
    expect(JSON.stringify(body)).toSatisfy((text: string) => [...saved].every((id) => text.includes(id)));
    await admin.end();
    await server.close();
  });
});
