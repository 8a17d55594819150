import { expect, onTestFinished, test } from "vitest";
import { readTestLane } from "../../env.ts";
import { startFaultyLink } from "../../testing/faulty-link.ts";
import { isConnectionLoss } from "./connection-loss.ts";
import { connectDatabase } from "./database.ts";

const lane = readTestLane();

test.runIf(lane.kind === "postgres")(
  "gives up on a database that stops responding, and reconnects once it answers",
  async () => {
    const target = lane.kind === "postgres" ? lane.url : "";
    const link = await startFaultyLink(target, { defaultPort: 5432 });
    onTestFinished(() => link.close());
    const database = connectDatabase(
      { url: link.through(target) },
      { statements: 1, transactions: 1 },
      { connect: 500, silence: 500 },
    );
    onTestFinished(() => database.close());
    const ask = () => database.pool.query("select 1").then(() => "answered", isConnectionLoss);
    expect(await ask()).toBe("answered");
    await link.set("hold");
    // The open connection is given up first, then an attempt to open another one.
    expect([await ask(), await ask()]).toEqual([true, true]);
    await link.set("none");
    expect(await ask()).toBe("answered");
  },
);
