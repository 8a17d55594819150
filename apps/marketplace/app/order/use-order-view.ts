import type { OrderEventType } from "@heirloop/contract/order/order.events";
import type { Order } from "@heirloop/contract/order/order.schema";
import type { Side } from "@heirloop/contract/user/user.schema";
import { contextOfOrder } from "@heirloop/machines/order/order-context";
import { permittedEvents } from "@heirloop/machines/order/order-transition";
import type { Loadable } from "@heirloop/ui/patterns/loadable/loadable";
import type { OrderView } from "@heirloop/ui/patterns/order/order-view";
import { useAtomValue } from "jotai";
import { userAtom } from "../session/session.atoms.ts";

type Events = {
  sendingOf: (order: string) => OrderEventType | undefined;
  refusalOf: (order: string) => { errors?: Record<string, string>; problem?: string };
};

/** The side on which somebody stands; the buyer's own id is never hidden from them. */
export const sideOf = (order: Pick<Order, "buyer">, userId: string | undefined): Side =>
  order.buyer._id === userId ? "buyer" : "seller";

/** What the order machine lets this side do now. */
export function actionsOf(order: Order, side: Side, now: string): OrderEventType[] {
  return permittedEvents({ status: order.status, context: contextOfOrder(order) }, side, now);
}

/** An opened order with what the order machine lets this person do, and what became of the last try. */
export function useOrderView(
  opened: Loadable<Order> | null,
  { sendingOf, refusalOf }: Events,
  now: string,
): Loadable<OrderView> | null {
  const userId = useAtomValue(userAtom)?._id;
  if (opened?.state !== "ready") return opened;
  const order = opened.value;
  const side = sideOf(order, userId);
  return {
    state: "ready",
    value: {
      order,
      side,
      actions: actionsOf(order, side, now),
      sending: sendingOf(order._id),
      ...refusalOf(order._id),
    },
  };
}
