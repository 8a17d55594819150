import { setTimeout as wait } from "node:timers/promises";
import { cartEndpoints } from "@heirloop/contract/cart/cart.endpoints";
import type { FullListing } from "@heirloop/contract/listing/listing.schema";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import { type ClusterBenchmark, milliseconds, type Row } from "./benchmark.ts";
import { createPersonApi, findPieces, type Person, registerPeople } from "./cluster/people.ts";
import { percentile } from "./load.ts";
import { searches } from "./searches.ts";

const guests = 130;
const members = 70;
const minutes = 10;
/** Milliseconds between two actions of one user: how long a visitor looks at a page in the shop benchmark TPC-W. */
const pause = 7_000;

type Kind = "a guest's page" | "a member's page" | "a member's change";
type Outcome = { kind: Kind; milliseconds: number; failure: string | null };

/** Guests and members who look around, search and fill carts, all through the proxy. */
export const benchmark: ClusterBenchmark = {
  title: `${guests + members} users for ${minutes} minutes`,
  async measureCluster(cluster) {
    const people = await registerPeople(cluster, members);
    const pieces = await findPieces(cluster, 100);
    const outcomes: Outcome[] = [];
    const memory: number[] = [];
    const until = performance.now() + minutes * 60_000;

    async function time(kind: Kind, act: () => Promise<string | null>): Promise<void> {
      const started = performance.now();
      const failure = await act().catch((error: unknown) => String(error));
      outcomes.push({ kind, milliseconds: performance.now() - started, failure });
    }
    const visit = (path: string, cookie?: string) => async (): Promise<string | null> => {
      const headers = { accept: "text/html", ...(cookie === undefined ? {} : { cookie }) };
      const response = await fetch(`${cluster.origin}${path}`, { headers });
      await response.arrayBuffer();
      return response.ok ? null : String(response.status);
    };
    const pieceAt = (index: number): FullListing => {
      const piece = pieces[index % pieces.length];
      if (piece === undefined) throw new Error("There are no pieces.");
      return piece;
    };
    const pathAt = (index: number): string =>
      ["/", pageUrls.product(pieceAt(index)), `/collections?${searches(40)[index % 40] ?? ""}`][index % 3] ??
      "/";

    /** Every user begins at another moment and acts regularly. */
    async function live(index: number, act: (turn: number) => Promise<void>): Promise<void> {
      await wait((index * pause) / (guests + members));
      for (let turn = index; performance.now() < until; turn += 1) {
        const started = performance.now();
        await act(turn);
        await wait(Math.max(0, pause - (performance.now() - started)));
      }
    }
    const liveAsMember = ({ token }: Person, index: number): Promise<void> => {
      const api = createPersonApi(cluster.origin, index, token);
      return live(guests + index, async (turn) => {
        const { heirloopId } = pieceAt(turn);
        if (turn % 5 === 0)
          await time("a member's change", async () => {
            await api.call(cartEndpoints.add, { params: { heirloopId } });
            await api.call(cartEndpoints.remove, { params: { heirloopId } });
            return null;
          });
        else await time("a member's page", visit(pathAt(turn), `token=${token}`));
      });
    };
    async function watchMemory(): Promise<void> {
      while (performance.now() < until) {
        await wait(30_000);
        memory.push(cluster.memory());
      }
    }
    await Promise.all([
      ...Array.from({ length: guests }, (_, index) =>
        live(index, (turn) => time("a guest's page", visit(pathAt(turn)))),
      ),
      ...people.map(liveAsMember),
      watchMemory(),
    ]);

    const rowOf = (kind: Kind): Row => {
      const ours = outcomes.filter((outcome) => outcome.kind === kind);
      const sorted = ours.map((outcome) => outcome.milliseconds).toSorted((left, right) => left - right);
      const failures = ours.flatMap(({ failure }) => failure ?? []);
      const figure = [percentile(sorted, 0.5), percentile(sorted, 0.99)].map(milliseconds).join(" / ");
      return {
        what: `${kind} (${ours.length}), p50 / p99; failed`,
        figure: `${figure}; ${failures.length}${failures.length > 0 ? ` (${[...new Set(failures)].join(", ")})` : ""}`,
        aim: "p99 under 1 s; 0",
      };
    };
    const quarter = Math.ceil(memory.length / 4);
    const average = (values: readonly number[]): string =>
      (values.reduce((sum, value) => sum + value, 0) / Math.max(values.length, 1)).toFixed(0);
    return [
      rowOf("a guest's page"),
      rowOf("a member's page"),
      rowOf("a member's change"),
      {
        what: "memory of the servers, average of the second quarter / of the last",
        figure: `${average(memory.slice(quarter, 2 * quarter))} / ${average(memory.slice(-quarter))} MB`,
        aim: "flat",
      },
    ];
  },
};
