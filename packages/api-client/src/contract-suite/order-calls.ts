import type { Order } from "@heirloop/contract/order/order.schema";
import { orderEndpoints } from "@heirloop/contract/order/order.endpoints";
import { purchaseSelections } from "@heirloop/contract/order/order-status";
import type { As, Contract } from "./contract-target.ts";

/** All of the shopper's purchases, on every tab. */
export async function purchasesOf(contract: Contract, as: As): Promise<Order[]> {
  const tabs = await Promise.all(
    purchaseSelections.map((type) => contract.answer(as, orderEndpoints.purchases, { body: { type } })),
  );
  return tabs.flat();
}

/** The shopper's order in that status, with a seller who can log in. */
export async function shoppersOrder(contract: Contract, matches: (order: Order) => boolean): Promise<Order> {
  const order = (await purchasesOf(contract, "shopper")).find(matches);
  if (order === undefined) throw new Error("The shopper has no such order.");
  return order;
}

/** The arguments of a call that sends the order an event. */
export const event = (as: As, order: Order, body: object) =>
  [as, orderEndpoints.send, { params: { orderId: order._id }, body }] as const;
