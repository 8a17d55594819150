import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { createApi } from "@heirloop/api-client/http/http-client";
import { checkoutEndpoints } from "@heirloop/contract/checkout/checkout.endpoints";
import { listingEndpoints } from "@heirloop/contract/listing/listing.endpoints";
import { authEndpoints } from "@heirloop/contract/user/user.endpoints";
import { milliseconds, type Row } from "./benchmark.ts";
import { browserPage, measureLoad, percentile } from "./load.ts";
import type { PageRequests, PageResponse } from "./page-requests.ts";
import { searches } from "./searches.ts";

/** With a cart the page is not cached: it is rendered for this visitor. */
const headers = { ...browserPage, cookie: "cart=none" };
const paths = searches(24).map((search) => `/collections?${search}`);
const seconds = 20;
const times = 5;
const purchases = 20;

/** Requests pages at a rate that does not depend on the responses. */
async function requestPages(origin: string, perSecond: number): Promise<PageResponse[]> {
  const workerData: PageRequests = { origin, paths, headers, perSecond, seconds };
  const worker = new Worker(new URL("./page-requests.ts", import.meta.url), { workerData });
  const [responses] = (await once(worker, "message")) as [PageResponse[]];
  return responses;
}

/** Requests a path ten times a second until the work ends; returns the response times in milliseconds. */
async function probe(url: string, until: Promise<unknown>): Promise<number[]> {
  const durations: Array<Promise<number>> = [];
  let ended = false;
  const end = until.finally(() => (ended = true));
  while (!ended) {
    const started = performance.now();
    durations.push(
      fetch(url).then(async (response) => {
        await response.arrayBuffer();
        if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
        return performance.now() - started;
      }),
    );
    await Promise.race([end, new Promise((next) => setTimeout(next, 100))]);
  }
  return (await Promise.all(durations)).toSorted((left, right) => left - right);
}

/** A new buyer orders one piece; returns how long the checkout took, in milliseconds. */
async function preparePurchase(origin: string, index: number): Promise<() => Promise<number>> {
  const guest = createApi({ prefix: origin, token: () => undefined });
  const email = `overload-${Date.now()}-${index}@bench.test`;
  const { token } = await guest.call(authEndpoints.register, {
    body: { firstName: "Robin", lastName: "Bench", email, password: "heirloop-bench", isBusiness: false },
  });
  const api = createApi({ prefix: origin, token: () => token });
  const { listings } = await guest.call(listingEndpoints.list, { query: { page: String(20 + index) } });
  const full = await Promise.all(
    listings
      .slice(0, 12)
      .map(({ heirloopId }) => guest.call(listingEndpoints.get, { params: { heirloopId } })),
  );
  const piece = full.find(({ delivery, reservedUntil }) => delivery.pickup && reservedUntil === null);
  if (piece === undefined) throw new Error("No piece of this page can be picked up.");
  const card = { number: "4242 4242 4242 4242", expiry: "12/30", cvc: "123" };
  const { paymentMethod } = await api.call(checkoutEndpoints.enterTestCard, { body: card });
  await api.call(checkoutEndpoints.saveCard, { body: { paymentMethod } });
  const body = {
    listings: [{ id: piece.heirloopId, listingPrice: piece.price }],
    type: "pickup" as const,
    paymentMethod,
    contact: { firstName: "Robin", lastName: "Bench", email, phone: "+1 503 555 0100" },
  };
  return async () => {
    const started = performance.now();
    await api.call(checkoutEndpoints.submit, { body }, { idempotencyKey: crypto.randomUUID() });
    return performance.now() - started;
  };
}

const spread = (sorted: readonly number[]): string =>
  [percentile(sorted, 0.5), percentile(sorted, 0.99), sorted.at(-1) ?? 0].map(milliseconds).join(" / ");

/**
 * Pages at five times the capacity of one server or of a cluster, while people buy.
 *
 * @param webs - the web servers behind the proxy, without the proxy in between
 */
export async function measureOverload(origin: string, webs: readonly string[] = []): Promise<Row[]> {
  const buys = [];
  for (let index = 0; index < purchases; index += 1) buys.push(await preparePurchase(origin, index));
  const capacity = await measureLoad({ origin, paths, connections: 8, seconds: 10, headers });
  const pages = requestPages(origin, Math.round(capacity.perSecond * times));
  const [health, ...ownHealth] = [origin, ...webs].map((url) => probe(`${url}/healthz`, pages));
  const checkouts: number[] = [];
  let ended = false;
  void pages.finally(() => (ended = true));
  for (const buy of buys) if (!ended) checkouts.push(await buy());
  const responses = await pages;
  const of = (status: number) =>
    responses
      .filter((response) => response.status === status)
      .map((response) => response.milliseconds)
      .toSorted((left, right) => left - right);
  const [rendered, refused] = [of(200), of(503)];
  const others = responses.length - rendered.length - refused.length;
  return [
    { what: "capacity, 8 connections", figure: `${capacity.perSecond.toFixed(0)} pages/s` },
    {
      what: `requested ${times} times as fast for ${seconds} s: rendered, refused, other responses`,
      figure: `${rendered.length}, ${refused.length}, ${others}`,
      aim: "others 0",
    },
    { what: "rendered, p50 / p99 / longest", figure: spread(rendered) },
    { what: "refused with 503, p50 / p99 / longest", figure: spread(refused), aim: "within 50 ms" },
    { what: "`/healthz`, p50 / p99 / longest", figure: spread((await health) ?? []), aim: "within 100 ms" },
    ...(await Promise.all(ownHealth)).map((durations, index) => ({
      what: `\`/healthz\` of web server ${index + 1} itself, p50 / p99 / longest`,
      figure: spread(durations),
    })),
    {
      what: `${checkouts.length} checkouts meanwhile, one after the other, all accepted, p50 / p99 / longest`,
      figure: spread(checkouts.toSorted((left, right) => left - right)),
    },
  ];
}
