import type { Api } from "@heirloop/api-client/http/http-client";
import { checkoutEndpoints } from "@heirloop/contract/checkout/checkout.endpoints";
import { cents } from "@heirloop/contract/money/money.schema";
import type { OrderId } from "@heirloop/contract/identity/identity.schema";
import type { FullListing } from "@heirloop/contract/listing/listing.schema";
import type { Address, TimeWindow } from "@heirloop/contract/order/order.schema";
import { orderEndpoints } from "@heirloop/contract/order/order.endpoints";
import type { OrderEvent } from "@heirloop/contract/order/order.events";
import { cards } from "./checkout-form.ts";
import { createListing } from "./create-listing.ts";
import { dayIn } from "./day-in.ts";
import { saveCard } from "./save-card.ts";

import { studio } from "./pieces.ts";
import { demoApi } from "./demo-api.ts";

const key = () => ({ idempotencyKey: crypto.randomUUID() });

type Way = { type: "pickup" } | { type: "delivery"; address: Address };
type Step = readonly [Api, OrderEvent];

type Buyer = { api: Api; email: string };

/** Requests a listing; the order waits for its seller's approval. */
export async function requestPurchase(
  buyer: Buyer,
  piece: FullListing,
  way: Way = { type: "pickup" },
): Promise<OrderId> {
  return requestWith(await saveCard(buyer.api, cards.paid), buyer, piece, way);
}

/** Requests a listing again and again, which its seller declines each time. */
export async function requestDeclined(
  buyer: Buyer,
  piece: FullListing,
  seller: Api,
  times: number,
): Promise<void> {
  const paymentMethod = await saveCard(buyer.api, cards.paid);
  for (let time = 0; time < times; time += 1)
    await take(await requestWith(paymentMethod, buyer, piece, { type: "pickup" }), [
      [seller, { type: "decline" }],
    ]);
}

async function requestWith(
  paymentMethod: string,
  buyer: Buyer,
  { heirloopId, price }: FullListing,
  way: Way,
): Promise<OrderId> {
  const contact = { firstName: "Robin", lastName: "Journey", email: buyer.email, phone: "+1 503 555 0100" };
  const made = await buyer.api.call(
    checkoutEndpoints.submit,
    { body: { listings: [{ id: heirloopId, listingPrice: price }], ...way, paymentMethod, contact } },
    key(),
  );
  if (!("orders" in made)) throw new Error("The bank wants the buyer's word.");
  const [order] = made.orders;
  if (order === undefined) throw new Error("The checkout made no order.");
  return order._id;
}

/** The studio, without a browser. */
export const getSeller = (url: string): Promise<Api> => demoApi(url, studio);

async function take(orderId: OrderId, steps: readonly Step[]): Promise<void> {
  for (const [side, body] of steps)
    await side.call(orderEndpoints.send, { params: { orderId }, body }, key());
}

/** The event with which a seller says where a piece is picked up. */
const setPickup: OrderEvent = {
  type: "set-pickup",
  address: { line1: "8 Orchard Road", city: "Berkeley", state: "CA", zip: "94704" },
  phone: "+1 510 555 0177",
  accessNotes: "Ring twice.",
};

/** The morning in five days, unless another time is named. */
const agreed = (
  buyer: Api,
  seller: Api,
  way: Way["type"],
  { date, window }: TimeWindow = { date: dayIn(5), window: "morning" },
): Step[] => [
  [seller, { type: "approve" }],
  ...(way === "pickup" ? [[seller, setPickup] as const] : []),
  [seller, { type: "schedule", date, window }],
  [buyer, { type: "confirm-schedule", window }],
];

/** A pickup whose time two people have agreed on: the morning in five days, unless another is named. */
export async function agreeOnPickup(
  seller: { api: Api },
  buyer: Buyer,
  title: string,
  time?: TimeWindow,
): Promise<OrderId> {
  const piece = await createListing(seller.api, {
    title,
    price: 240_00,
    delivery: { pickup: true, delivery: false },
  });
  const orderId = await requestPurchase(buyer, piece);
  await take(orderId, agreed(buyer.api, seller.api, "pickup", time));
  return orderId;
}

/** Buys a listing, one of the studio by default, and completes the order, without a browser. */
export async function completePurchase(
  url: string,
  buyer: { api: Api; email: string },
  piece: FullListing,
  soldBy?: Api,
): Promise<OrderId> {
  const seller = soldBy ?? (await getSeller(url));
  const orderId = await requestPurchase(buyer, piece);
  await take(orderId, [...agreed(buyer.api, seller, "pickup"), [buyer.api, { type: "pick-up" }]]);
  return orderId;
}

/** Buys a listing of the studio from far away; a carrier has it, and it has not arrived yet. */
export async function sendByCarrier(
  url: string,
  buyer: { api: Api; email: string },
  piece: FullListing,
): Promise<OrderId> {
  const seller = await getSeller(url);
  // Near none of the hubs.
  const address = { line1: "4 Cottage Lane", city: "Bozeman", state: "MT", zip: "59715" };
  const orderId = await requestPurchase(buyer, piece, { type: "delivery", address });
  await take(orderId, [
    ...agreed(buyer.api, seller, "delivery"),
    [seller, { type: "assign-carrier", carrier: "Slow Van Company", quote: cents(18_000) }],
    [seller, { type: "ship", tracking: "SVC 4411" }],
  ]);
  return orderId;
}
