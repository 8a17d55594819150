import { ProblemError } from "@heirloop/api-client/http/problem-error";
import { checkoutEndpoints } from "@heirloop/contract/checkout/checkout.endpoints";
import type { ClusterBenchmark } from "./benchmark.ts";
import {
  createPersonApi,
  findPieces,
  mapConcurrently,
  purchaseOf,
  registerPeople,
  saveCard,
} from "./cluster/people.ts";

const buyerCount = 1_000;
const rounds = 50;
const equalCheckouts = 100;

/** `201`, or the code of the refusal. */
async function outcomeOf(
  call: Promise<{ orders: ReadonlyArray<{ _id: string }> } | object>,
): Promise<string> {
  try {
    const answer = await call;
    return "orders" in answer ? "201" : "202";
  } catch (error) {
    return error instanceof ProblemError ? error.code : String(error);
  }
}

/** The orders of a checkout; null while another request with its key is being worked on. */
async function ordersOf(
  call: Promise<{ orders: ReadonlyArray<{ _id: string }> } | object>,
): Promise<string | null> {
  try {
    const answer = await call;
    return "orders" in answer ? answer.orders.map(({ _id }) => _id).join() : "none";
  } catch (error) {
    if (error instanceof ProblemError && error.code === "key-in-progress") return null;
    throw error;
  }
}

/** Many buyers at two web servers want the same piece, or one buyer sends the same checkout many times. */
export const benchmark: ClusterBenchmark = {
  title: "Several buyers, one piece, two web servers",
  async measureCluster(cluster) {
    const buyers = await registerPeople(cluster, buyerCount);
    const cards = await mapConcurrently(buyers, 8, saveCard);
    const pieces = await findPieces(cluster, rounds + 1);
    const started = performance.now();
    const failedRounds: string[] = [];
    const refusals = new Map<string, number>();
    for (const piece of pieces.slice(0, rounds)) {
      const outcomes = await Promise.all(
        buyers.map((buyer, index) =>
          outcomeOf(
            buyer.api.call(
              checkoutEndpoints.submit,
              { body: purchaseOf(piece, buyer, cards[index] ?? "") },
              { idempotencyKey: crypto.randomUUID() },
            ),
          ),
        ),
      );
      if (outcomes.filter((outcome) => outcome === "201").length !== 1) failedRounds.push(piece.heirloopId);
      for (const outcome of outcomes) refusals.set(outcome, (refusals.get(outcome) ?? 0) + 1);
    }
    const seconds = (performance.now() - started) / 1000;

    const [buyer] = buyers;
    const piece = pieces[rounds];
    if (buyer === undefined || piece === undefined) throw new Error("There is nobody, or nothing to buy.");
    const key = crypto.randomUUID();
    const [first] = cluster.webs;
    const submit = (web: string): Promise<string | null> => {
      const api = createPersonApi(web, 0, buyer.token);
      const body = purchaseOf(piece, buyer, cards[0] ?? "");
      return ordersOf(api.call(checkoutEndpoints.submit, { body }, { idempotencyKey: key }));
    };
    const orders = await Promise.all(
      Array.from({ length: equalCheckouts }, (_, index) => submit(cluster.webs[index % 2 === 0 ? 0 : 1])),
    );
    orders.push(await submit(first));
    const counts = [...refusals].map(([outcome, count]) => `${outcome} × ${count}`).join(", ");
    return [
      {
        what: `${rounds} rounds of ${buyerCount} buyers for one piece: rounds with other than one order`,
        figure: String(failedRounds.length),
        aim: "0",
      },
      { what: "their answers", figure: counts },
      { what: "checkouts a second", figure: ((rounds * buyerCount) / seconds).toFixed(0) },
      {
        what: `${equalCheckouts} equal checkouts with one key: different orders`,
        figure: String(new Set(orders.filter((order) => order !== null)).size),
        aim: "1",
      },
    ];
  },
};
