import { type Api, createApi } from "@heirloop/api-client/http/http-client";
import { checkoutEndpoints } from "@heirloop/contract/checkout/checkout.endpoints";
import type { CheckoutRequest } from "@heirloop/contract/checkout/checkout.schema";
import { type ListingDraft, listingEndpoints } from "@heirloop/contract/listing/listing.endpoints";
import type { FullListing } from "@heirloop/contract/listing/listing.schema";
import { cents } from "@heirloop/contract/money/money.schema";
import { uploadEndpoints } from "@heirloop/contract/upload/upload.endpoints";
import { authEndpoints } from "@heirloop/contract/user/user.endpoints";
import sharp from "sharp";
import type { ClusterUnderTest } from "./cluster-under-test.ts";

export type Person = { email: string; token: string; api: Api };

/** Another one for each run, because limits per address count the last hour. */
const network = Math.floor(Math.random() * 256);
/** Many people come from many addresses, which the servers believe their proxy about. */
const addressOf = (index: number): string => `10.${network}.${(index >> 8) & 255}.${index & 255}`;

/** The API of one of the web servers, as the person with this index and token. */
export function createPersonApi(origin: string, index: number, token: string | undefined): Api {
  return createApi({
    prefix: origin,
    token: () => token,
    timeout: 120_000,
    retry: 0,
    fetch: async (input, init) => {
      const request = new Request(input, init);
      request.headers.set("x-forwarded-for", addressOf(index));
      return fetch(request);
    },
  });
}

/** Runs at most `atOnce` of these at a time, in order. */
export async function mapConcurrently<Item, Result>(
  items: readonly Item[],
  atOnce: number,
  run: (item: Item, index: number) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  let next = 0;
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let index = next++; index < items.length; index = next++) {
        const item = items[index];
        if (item !== undefined) results[index] = await run(item, index);
      }
    }),
  );
  return results;
}

/** Registers people; each web server serves half of them. */
export function registerPeople({ webs }: ClusterUnderTest, count: number): Promise<Person[]> {
  const run = Date.now();
  const indices = Array.from({ length: count }, (_, index) => index);
  return mapConcurrently(indices, 8, async (index) => {
    const origin = webs[index % 2 === 0 ? 0 : 1];
    const email = `cluster-${run}-${index}@bench.test`;
    const { token } = await createPersonApi(origin, index, undefined).call(authEndpoints.register, {
      body: { firstName: "Robin", lastName: "Bench", email, password: "heirloop-bench", isBusiness: false },
    });
    return { email, token, api: createPersonApi(origin, index, token) };
  });
}

/** Pieces that can be picked up and that nobody has reserved. */
export async function findPieces({ webs }: ClusterUnderTest, count: number): Promise<FullListing[]> {
  const guest = createPersonApi(webs[0], 0, undefined);
  const pieces: FullListing[] = [];
  for (let page = 1; pieces.length < count; page += 1) {
    const { listings } = await guest.call(listingEndpoints.list, { query: { page: String(page) } });
    if (listings.length === 0) throw new Error(`There are only ${pieces.length} free pieces.`);
    const full = await Promise.all(
      listings.map(({ heirloopId }) => guest.call(listingEndpoints.get, { params: { heirloopId } })),
    );
    pieces.push(...full.filter(({ delivery, reservedUntil }) => delivery.pickup && reservedUntil === null));
  }
  return pieces.slice(0, count);
}

/** Publishes a piece of this person's. */
export async function createListing({ api }: Person): Promise<FullListing> {
  const bytes = await sharp({ create: { width: 400, height: 400, channels: 3, background: "#a86" } })
    .png()
    .toBuffer();
  const file = new File([new Uint8Array(bytes)], "bench.png", { type: "image/png" });
  const { url } = await api.upload(uploadEndpoints.create, { file, name: "bench.png" });
  const body = {
    title: "A dining chair for a benchmark",
    description: "Ash, with a rush seat.",
    price: cents(400_00),
    images: [url],
    brand: null,
    condition: "good",
    conditionNotes: null,
    category: "seating",
    subCategory: "chairs",
    type: "dining_chairs",
    materials: [],
    style: null,
    color: null,
    rooms: [],
    dimensions: { width: 18, depth: 20, height: 32 },
    weight: null,
    delivery: { pickup: true, delivery: false },
  } satisfies ListingDraft;
  return api.call(listingEndpoints.create, { body }, { idempotencyKey: crypto.randomUUID() });
}

/** Saves a test card of this person's. */
export async function saveCard({ api }: Person): Promise<string> {
  const card = { number: "4242 4242 4242 4242", expiry: "12/30", cvc: "123" };
  const { paymentMethod } = await api.call(checkoutEndpoints.enterTestCard, { body: card });
  await api.call(checkoutEndpoints.saveCard, { body: { paymentMethod } });
  return paymentMethod;
}

export const purchaseOf = (
  { heirloopId, price }: FullListing,
  { email }: Person,
  paymentMethod: string,
): CheckoutRequest => ({
  listings: [{ id: heirloopId, listingPrice: price }],
  type: "pickup",
  paymentMethod,
  contact: { firstName: "Robin", lastName: "Bench", email, phone: "+1 503 555 0100" },
});
