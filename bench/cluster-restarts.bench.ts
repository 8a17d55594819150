import { exec } from "node:child_process";
import { setTimeout as wait } from "node:timers/promises";
import { promisify } from "node:util";
import { checkoutEndpoints } from "@heirloop/contract/checkout/checkout.endpoints";
import type { OrderId } from "@heirloop/contract/identity/identity.schema";
import { orderEndpoints } from "@heirloop/contract/order/order.endpoints";
import { type ClusterBenchmark, milliseconds, type Row } from "./benchmark.ts";
import { type ClusterUnderTest, waitUntilReady } from "./cluster/cluster-under-test.ts";
import {
  createPersonApi,
  findPieces,
  mapConcurrently,
  purchaseOf,
  registerPeople,
  saveCard,
} from "./cluster/people.ts";
import { percentile } from "./load.ts";
import { searches } from "./searches.ts";

const stops = 10;
const databaseRestarts = 10;
/** A shell command that restarts the cluster's PostgreSQL server, such as `pg_ctlcluster 15 main restart`. */
const restartDatabase = process.env["POSTGRES_RESTART"] || null;
const kills = 100;
const visitors = 8;
const paths = ["/", ...searches(23).map((search) => `/collections?${search}`)];

type Visits = { answers: number; failures: string[]; times: number[] };

/** Guests who request pages through the proxy, one after the other, until the work ends. */
async function visitDuring(origin: string, work: () => Promise<void>): Promise<Visits> {
  const visits: Visits = { answers: 0, failures: [], times: [] };
  let working = true;
  const visit = async (first: number): Promise<void> => {
    for (let next = first; working; next += 1) {
      const started = performance.now();
      const outcome = await fetch(`${origin}${paths[next % paths.length] ?? "/"}`).then(
        async (response) => {
          await response.arrayBuffer();
          return String(response.status);
        },
        (error: unknown) => (error instanceof Error ? error.message : "failed"),
      );
      visits.answers += 1;
      visits.times.push(performance.now() - started);
      if (outcome !== "200") visits.failures.push(outcome);
    }
  };
  const visiting = Array.from({ length: visitors }, (_, index) => visit(index));
  try {
    await work();
  } finally {
    working = false;
    await Promise.all(visiting);
  }
  return visits;
}

/** Buys one piece after the other through the proxy; a checkout without an answer is sent again with its key. */
async function createBuyers(cluster: ClusterUnderTest) {
  const people = await registerPeople(cluster, 4);
  const cards = await mapConcurrently(people, 4, saveCard);
  const pieces = await findPieces(cluster, 300);
  const placed: Array<{ buyer: number; order: OrderId }> = [];
  let buying = true;
  const apis = people.map(({ token }, index) => createPersonApi(cluster.origin, index, token));
  const buy = async (buyer: number): Promise<void> => {
    const [api, person] = [apis[buyer], people[buyer]];
    if (api === undefined || person === undefined) return;
    while (buying) {
      const piece = pieces.shift();
      if (piece === undefined) return;
      const settings = { idempotencyKey: crypto.randomUUID() };
      const body = purchaseOf(piece, person, cards[buyer] ?? "");
      for (let attempt = 0; attempt < 200; attempt += 1) {
        const answer = await api.call(checkoutEndpoints.submit, { body }, settings).catch(() => undefined);
        if (answer !== undefined && "orders" in answer) {
          for (const { _id } of answer.orders) placed.push({ buyer, order: _id });
          break;
        }
        await wait(100);
      }
      // As many as one person may place in an hour.
      await wait(4_000);
    }
  };
  const working = people.map((_, index) => buy(index));
  return {
    async stop(): Promise<{ placed: number; lost: number }> {
      buying = false;
      await Promise.all(working);
      let lost = 0;
      for (const { buyer, order } of placed) {
        const found = apis[buyer]?.call(orderEndpoints.get, { params: { orderId: order } });
        if ((await found?.catch(() => undefined)) === undefined) lost += 1;
      }
      return { placed: placed.length, lost };
    },
  };
}

const describe = ({ answers, failures, times }: Visits): string => {
  const sorted = times.toSorted((left, right) => left - right);
  const kinds = [...new Set(failures)].map(
    (kind) => `${kind} × ${failures.filter((one) => one === kind).length}`,
  );
  return `${failures.length} of ${answers}${kinds.length > 0 ? ` (${kinds.join(", ")})` : ""}, p99 ${milliseconds(percentile(sorted, 0.99))}`;
};

async function measureDatabaseRestarts(cluster: ClusterUnderTest, command: string): Promise<Row[]> {
  const buyers = await createBuyers(cluster);
  const visits = await visitDuring(cluster.origin, async () => {
    for (let restart = 0; restart < databaseRestarts; restart += 1) {
      await promisify(exec)(command);
      await waitUntilReady(cluster.origin);
      await wait(2_000);
    }
  });
  const { placed, lost } = await buyers.stop();
  const what = `PostgreSQL restarted ${databaseRestarts} times`;
  return [
    { what: `${what}, pages that failed`, figure: describe(visits) },
    {
      what: `${what}, answers of 500`,
      figure: String(visits.failures.filter((failure) => failure === "500").length),
      aim: "0",
    },
    { what: `${what}, orders acknowledged meanwhile, lost`, figure: `${placed}, ${lost}`, aim: "lost 0" },
  ];
}

/**
 * Web servers that are stopped and killed in turn while people visit and buy, and then the database, if it can be
 * restarted.
 */
export const benchmark: ClusterBenchmark = {
  title: "Web servers stopped and killed under load",
  async measureCluster(cluster) {
    const stopped = await visitDuring(cluster.origin, async () => {
      for (let stop = 0; stop < stops; stop += 1) await cluster.signal(stop % 2 === 0 ? 0 : 1, "SIGTERM");
    });
    const buyers = await createBuyers(cluster);
    const killed = await visitDuring(cluster.origin, async () => {
      for (let kill = 0; kill < kills; kill += 1) await cluster.signal(kill % 2 === 0 ? 0 : 1, "SIGKILL");
    });
    const { placed, lost } = await buyers.stop();
    return [
      { what: `${stops} × \`SIGTERM\`, pages that failed`, figure: describe(stopped), aim: "0" },
      { what: `${kills} × \`kill -9\`, pages that failed`, figure: describe(killed) },
      { what: "orders acknowledged meanwhile, lost", figure: `${placed}, ${lost}`, aim: "lost 0" },
      ...(restartDatabase === null ? [] : await measureDatabaseRestarts(cluster, restartDatabase)),
    ];
  },
};
