import { createApi, type Api } from "@heirloop/api-client/http/http-client";
import { checkoutEndpoints } from "@heirloop/contract/checkout/checkout.endpoints";
import type { OrderId } from "@heirloop/contract/identity/identity.schema";
import type { FullListing } from "@heirloop/contract/listing/listing.schema";
import { orderEndpoints } from "@heirloop/contract/order/order.endpoints";
import type { OrderEvent } from "@heirloop/contract/order/order.events";
import { authEndpoints } from "@heirloop/contract/user/user.endpoints";
import { cards } from "./checkout-form.ts";
import { demoPassword } from "./journey.ts";
import { studio } from "./pieces.ts";

const key = () => ({ idempotencyKey: crypto.randomUUID() });

/** Asks to buy a piece, to be fetched; the order waits for its seller's approval. */
export async function askToBuy(
  buyer: { api: Api; email: string },
  { heirloopId, price }: FullListing,
): Promise<OrderId> {
  const { paymentMethod } = await buyer.api.call(checkoutEndpoints.saveCard, {
    body: { number: cards.paid, expiry: "12/30", cvc: "123" },
  });
  const contact = { firstName: "Robin", lastName: "Journey", email: buyer.email, phone: "+1 503 555 0100" };
  const made = await buyer.api.call(
    checkoutEndpoints.submit,
    { body: { listings: [{ id: heirloopId, listingPrice: price }], type: "pickup", paymentMethod, contact } },
    key(),
  );
  if (!("orders" in made)) throw new Error("The bank wants the buyer's word.");
  const [order] = made.orders;
  if (order === undefined) throw new Error("The checkout made no order.");
  return order._id;
}

/** Buys a piece of the studio and brings the order to its end, without a browser. */
export async function completePurchase(
  url: string,
  buyer: { api: Api; email: string },
  piece: FullListing,
): Promise<void> {
  const guest = createApi({ prefix: url, token: () => undefined });
  const { token } = await guest.call(authEndpoints.login, {
    body: { email: studio, password: demoPassword },
  });
  const seller = createApi({ prefix: url, token: () => token });
  const orderId = await askToBuy(buyer, piece);

  const date = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10);
  const steps: ReadonlyArray<[Api, OrderEvent]> = [
    [seller, { type: "approve" }],
    [seller, { type: "schedule", date, window: "morning" }],
    [buyer.api, { type: "confirm-schedule", window: "morning" }],
    [buyer.api, { type: "pick-up" }],
  ];
  for (const [side, body] of steps)
    await side.call(orderEndpoints.send, { params: { orderId }, body }, key());
}
