import { isOfferStage } from "@heirloop/contract/order/order-status";
import type { OrderEventType } from "@heirloop/contract/order/order.events";
import type { Order } from "@heirloop/contract/order/order.schema";
import type { Side } from "@heirloop/contract/user/user.schema";
import { getOrderChatClosedReason } from "@heirloop/machines/chat/chat-closed";
import { contextOfOrder } from "@heirloop/machines/order/order-context";
import { nextChange } from "@heirloop/machines/order/next-change";
import { type CounterRange, counterRange, unmetFloor } from "@heirloop/machines/order/offer-range";
import { isAllowedDuringImpersonation } from "@heirloop/machines/order/impersonation";
import { offeredEvents } from "@heirloop/machines/order/permitted-events";
import type { Loadable } from "@heirloop/ui/patterns/loadable/loadable";
import type { OpenedOrder, OrderView } from "@heirloop/ui/patterns/order/order-view";
import { useAtomValue } from "jotai";
import { useEffect } from "react";
import { runAt } from "../browser/run-at.ts";
import { useReload } from "../browser/use-reload.ts";
import { userAtom } from "../session/session.atoms.ts";
import { getViewer } from "./get-viewer.ts";

type Events = {
  getSending: (order: string) => OrderEventType | undefined;
  getRefusal: (order: string) => { errors?: Record<string, string>; problem?: string };
};

/** The side of a user in an order of theirs; the buyer's id is never hidden from the buyer. */
export const getSide = (order: Pick<Order, "buyer">, userId: string | undefined): Side =>
  order.buyer._id === userId ? "buyer" : "seller";

/** The user's side in an order and the actions that the order machine allows. */
export function useOrderActions(now: string): (order: Order) => {
  side: Side;
  actions: OrderEventType[];
  counterRange: CounterRange | null;
  unmetFloor: number | null;
} {
  const user = useAtomValue(userAtom);
  return (order) => {
    const side = getSide(order, user?._id);
    const context = contextOfOrder(order);
    const permitted = offeredEvents({ status: order.status, context }, side, now);
    const entered = (user?.impersonatedBy ?? null) !== null;
    return {
      side,
      actions: permitted.filter((event) => !entered || isAllowedDuringImpersonation(event, side)),
      counterRange: counterRange(context, side),
      unmetFloor: isOfferStage(order.status) && context.offer?.turn === side ? unmetFloor(context) : null,
    };
  };
}

/** Reloads the page when time changes the actions of an opened order, such as on the day of a pickup. */
function useActionsInTime(opened: Loadable<Order> | null, now: string): void {
  const user = useAtomValue(userAtom);
  const reload = useReload();
  const order = opened?.state === "ready" ? opened.value : null;
  const next = order && nextChange(contextOfOrder(order), getSide(order, user?._id), now);
  useEffect(() => (next === null ? undefined : runAt(next, now, () => void reload())), [next, now, reload]);
}

/** An opened order with its allowed actions and the result of the last event; an admin only reads it. */
export function useOrderView(
  opened: Loadable<Order> | null,
  { getSending, getRefusal }: Events,
  now: string,
  promoCode: OrderView["promoCode"] = null,
): Loadable<OpenedOrder> | null {
  useActionsInTime(opened, now);
  const getActions = useOrderActions(now);
  const user = useAtomValue(userAtom);
  if (opened?.state !== "ready") return opened;
  const order = opened.value;
  if (user !== null && getViewer(order, user._id) === "admin")
    return { state: "ready", value: { side: "admin", order } };
  return {
    state: "ready",
    value: {
      order,
      ...getActions(order),
      promoCode,
      ownPhone: user?.phone,
      payoutsConnected: user?.stripeConnect.connected,
      isChatClosed: getOrderChatClosedReason(order) !== null,
      sending: getSending(order._id),
      ...getRefusal(order._id),
    },
  };
}
