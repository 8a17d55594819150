import { setTimeout as wait } from "node:timers/promises";
import { listingEndpoints } from "@heirloop/contract/listing/listing.endpoints";
import { cents } from "@heirloop/contract/money/money.schema";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import { type ClusterBenchmark, milliseconds, type Row } from "./benchmark.ts";
import { createListing, createPersonApi, registerPeople } from "./cluster/people.ts";
import { percentile } from "./load.ts";

const changes = 50;

/** Milliseconds from now until it holds, asked again at once. */
async function measureUntil(what: string, holds: () => Promise<boolean>): Promise<number> {
  const started = performance.now();
  while (!(await holds())) {
    if (performance.now() - started > 10_000) throw new Error(`No ${what} within 10 s.`);
    await wait(5);
  }
  return performance.now() - started;
}

/** When a change at one web server shows at the other one, to visitors who are not signed in. */
export const benchmark: ClusterBenchmark = {
  title: "Changes that the other web server shows",
  async measureCluster(cluster) {
    const [seller] = await registerPeople(cluster, 1);
    if (seller === undefined) throw new Error("There is no seller.");
    const piece = await createListing(seller);
    const page = `${cluster.webs[1]}${pageUrls.product(piece)}`;
    const guest = createPersonApi(cluster.webs[1], 1, undefined);
    const delays: Record<"page" | "search", number[]> = { page: [], search: [] };
    for (let change = 1; change <= changes; change += 1) {
      const dollars = 400 + change;
      // The other server has the page in its cache, as it is before the change.
      await (await fetch(page)).text();
      const body = { price: cents(dollars * 100), title: `A dining chair for change ${change}` };
      await seller.api.call(listingEndpoints.edit, { params: { heirloopId: piece.heirloopId }, body });
      const [shown, found] = await Promise.all([
        measureUntil(`page with $${dollars}`, async () =>
          (await (await fetch(page)).text()).includes(`$${dollars}`),
        ),
        measureUntil(`search result with $${dollars}`, async () => {
          const { listings } = await guest.call(listingEndpoints.list, {
            query: { keyword: `dining chair for change ${change}` },
          });
          return listings.some(
            ({ heirloopId, price }) => heirloopId === piece.heirloopId && price === dollars * 100,
          );
        }),
      ]);
      delays.page.push(shown);
      delays.search.push(found);
    }
    const row = (what: string, times: number[], aim: string): Row => {
      const sorted = times.toSorted((left, right) => left - right);
      return {
        what: `${what}, p50 / p95 / longest of ${changes}`,
        figure: [percentile(sorted, 0.5), percentile(sorted, 0.95), sorted.at(-1) ?? 0]
          .map(milliseconds)
          .join(" / "),
        aim,
      };
    };
    return [
      row("a new price on the product page", delays.page, "within 200 ms"),
      row("a new title and price in a search", delays.search, "within 1 s"),
    ];
  },
};
