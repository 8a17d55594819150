import type { Api } from "@heirloop/api-client/http/http-client";
import type { OrderId } from "@heirloop/contract/identity/identity.schema";
import { orderEndpoints } from "@heirloop/contract/order/order.endpoints";
import type { OrderEvent } from "@heirloop/contract/order/order.events";
import type { TimeWindow } from "@heirloop/contract/order/order.schema";
import { requestPurchase } from "./completed-purchase.ts";
import { createListing } from "./create-listing.ts";

type Account = { api: Api; email: string };

/** The calendar day in so many days, by the clocks of Greenwich: `2026-11-25`. */
export const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** A pickup whose time two people have agreed on: the morning in five days, unless another is named. */
export async function agreeOnPickup(
  seller: Account,
  buyer: Account,
  title: string,
  { date, window }: TimeWindow = { date: dayIn(5), window: "morning" },
): Promise<OrderId> {
  const piece = await createListing(seller.api, {
    title,
    price: 240_00,
    delivery: { pickup: true, delivery: false },
  });
  const orderId = await requestPurchase(buyer, piece);
  const send = ({ api }: Account, body: OrderEvent) =>
    api.call(orderEndpoints.send, { params: { orderId }, body }, { idempotencyKey: crypto.randomUUID() });
  await send(seller, { type: "approve" });
  await send(seller, {
    type: "set-pickup",
    address: { line1: "8 Orchard Road", city: "Berkeley", state: "CA", zip: "94704" },
    phone: "+1 510 555 0177",
  });
  await send(seller, { type: "schedule", date, window });
  await send(buyer, { type: "confirm-schedule", window });
  return orderId;
}
