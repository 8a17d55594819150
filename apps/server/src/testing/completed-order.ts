import type { Order } from "@heirloop/contract/order/order.schema";
import { contact, piece, savedCard, setPickup, type TestPerson } from "./marketplace-world.ts";
import type { TestServer } from "./test-server.ts";

async function post(server: TestServer, token: string, path: string, body: unknown): Promise<unknown> {
  const answer = await server.call("POST", path, { token, body });
  if (answer.status >= 300) throw new Error(answer.text);
  return answer.body;
}

/** Completes a pickup of a piece for $500, from the checkout to the handover. */
export async function completedOrder(
  server: TestServer,
  buyer: TestPerson,
  seller: TestPerson,
): Promise<{ orderId: string; listingId: string }> {
  const listingId = await piece(server, seller.id);
  return buyAndComplete(server, { buyer, seller, listingId, price: 500_00 });
}

type Sides = { buyer: TestPerson; seller: TestPerson };

/** Completes an order for an existing listing at its price in cents. */
export async function buyAndComplete(
  server: TestServer,
  { listingId, ...more }: Sides & { listingId: string; price: number },
): Promise<{ orderId: string; listingId: string }> {
  return { orderId: await completedPurchase(server, { ...more, listings: [listingId] }), listingId };
}

/** Completes a purchase of several pieces at one price, with a new card of the sandbox unless one is given. Returns the order's id. */
export async function completedPurchase(
  server: TestServer,
  {
    buyer,
    seller,
    listings,
    price,
    paymentMethod,
  }: Sides & { listings: readonly string[]; price: number; paymentMethod?: string },
): Promise<string> {
  const request = {
    listings: listings.map((id) => ({ id, listingPrice: price })),
    type: "pickup",
    contact,
    paymentMethod: paymentMethod ?? (await savedCard(server, buyer.token)),
  };
  const { orders } = (await post(server, buyer.token, "/api/checkout", request)) as { orders: Order[] };
  const orderId = orders[0]?._id ?? "";
  await post(server, seller.token, `/api/orders/${orderId}/events`, { type: "approve" });
  await completePickup(server, { buyer, seller, orderId });
  return orderId;
}

/** Completes an approved pickup: both sides agree on a time, and the buyer confirms the handover. */
export async function completePickup(
  server: TestServer,
  { buyer, seller, orderId }: Sides & { orderId: string },
): Promise<void> {
  const drive = (who: TestPerson, event: Record<string, unknown>) =>
    post(server, who.token, `/api/orders/${orderId}/events`, event);
  const date = new Date(server.clock.now().getTime() + 4 * 24 * 3_600_000).toISOString().slice(0, 10);
  await drive(buyer, { type: "schedule", date, window: "morning" });
  await drive(seller, setPickup);
  await drive(seller, { type: "confirm-schedule", window: `${date}/morning` });
  await drive(buyer, { type: "pick-up" });
}
