import { createApi } from "@heirloop/api-client/http/http-client";
import { checkoutEndpoints } from "@heirloop/contract/checkout/checkout.endpoints";
import { listingEndpoints } from "@heirloop/contract/listing/listing.endpoints";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import { authEndpoints } from "@heirloop/contract/user/user.endpoints";
import { type Benchmark, milliseconds, type Row } from "./benchmark.ts";
import { browserPage, measureLoad } from "./load.ts";

const orderCount = 200;
/** Of one checkout, which makes an order for each seller. */
const maxPieces = 20;

/** A new buyer with at least 200 orders; returns the token and the ids of the orders. */
async function createBuyer(origin: string): Promise<{ token: string; orders: string[] }> {
  const guest = createApi({ prefix: origin, token: () => undefined });
  const email = `orders-${Date.now()}@bench.test`;
  const { token } = await guest.call(authEndpoints.register, {
    body: { firstName: "Robin", lastName: "Bench", email, password: "heirloop-bench", isBusiness: false },
  });
  const api = createApi({ prefix: origin, token: () => token });
  const card = { number: "4242 4242 4242 4242", expiry: "12/30", cvc: "123" };
  const { paymentMethod } = await api.call(checkoutEndpoints.enterTestCard, { body: card });
  await api.call(checkoutEndpoints.saveCard, { body: { paymentMethod } });
  const orders: string[] = [];
  for (let page = 1; orders.length < orderCount; page += 1) {
    const { listings } = await guest.call(listingEndpoints.list, { query: { page: String(page) } });
    if (listings.length === 0) throw new Error(`There are only pieces for ${orders.length} orders.`);
    const full = await Promise.all(
      listings.map(({ heirloopId }) => guest.call(listingEndpoints.get, { params: { heirloopId } })),
    );
    const free = full.filter(({ delivery, reservedUntil }) => delivery.pickup && reservedUntil === null);
    if (free.length === 0) continue;
    const body = {
      listings: free
        .slice(0, maxPieces)
        .map(({ heirloopId, price }) => ({ id: heirloopId, listingPrice: price })),
      type: "pickup" as const,
      paymentMethod,
      contact: { firstName: "Robin", lastName: "Bench", email, phone: "+1 503 555 0100" },
    };
    const answer = await api.call(
      checkoutEndpoints.submit,
      { body },
      { idempotencyKey: crypto.randomUUID() },
    );
    if (!("orders" in answer)) throw new Error("The test card was not charged.");
    orders.push(...answer.orders.map(({ _id }) => _id));
  }
  return { token, orders };
}

export const benchmark: Benchmark = {
  title: `Order pages of an account with ${orderCount} orders`,
  async measure({ origin }) {
    const { token, orders } = await createBuyer(origin);
    const some = orders.slice(0, 24);
    const loads = [
      {
        what: "`GET /api/orders/{id}`",
        paths: some.map((id) => `/api/orders/${id}`),
        headers: { "x-auth-token": token },
        aim: "p95 100 ms",
      },
      {
        what: "`/purchases` with one order opened",
        paths: some.map((id) => pageUrls.purchases("openPurchases", id)),
        headers: { ...browserPage, cookie: `token=${token}` },
        aim: "p95 100 ms",
      },
      {
        what: "`/purchases`, the list",
        paths: [pageUrls.purchases("openPurchases")],
        headers: { ...browserPage, cookie: `token=${token}` },
      },
    ];
    const rows: Row[] = [];
    for (const { what, aim, ...load } of loads) {
      // One connection: the time of the server without waiting for other requests.
      await measureLoad({ ...load, origin, connections: 1, seconds: 3 });
      const { p50, p95, p99 } = await measureLoad({ ...load, origin, connections: 1, seconds: 10 });
      rows.push({
        what: `${what}, p50 / p95 / p99, 1 connection`,
        figure: [p50, p95, p99].map(milliseconds).join(" / "),
        ...(aim === undefined ? {} : { aim }),
      });
    }
    return rows;
  },
};
