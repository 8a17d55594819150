import type { DemoAccount } from "@heirloop/demo/records/account";
import { orderViewer } from "@heirloop/machines/order/order-viewer";
import { problem } from "./mock-problem.ts";
import type { MockWorld } from "./mock-world.ts";

/** Orders are open to their two sides and to admins. */
export function openOrder({ index }: MockWorld, id: string, account: DemoAccount) {
  const order = index.orders.get(id);
  if (order === undefined) throw problem("not-found");
  const viewer = orderViewer(order, account);
  if (viewer === null) throw problem("permission-denied");
  return { order, viewer } as const;
}
