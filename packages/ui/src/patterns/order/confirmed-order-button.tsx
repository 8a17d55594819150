import type { OrderEvent } from "@heirloop/contract/order/order.events";
import type { Order } from "@heirloop/contract/order/order.schema";
import { ConfirmedButton, type ConfirmedButtonProps } from "../confirm/confirmed-button.tsx";
import { orderFormAction } from "../form-action/form-action.ts";

export type ConfirmedOrderButtonProps = Omit<ConfirmedButtonProps, "submit"> & {
  order: Pick<Order, "_id">;
  event: OrderEvent;
  onEvent: (event: OrderEvent) => void;
};

/** A button for an irreversible order event. */
export function ConfirmedOrderButton({ order, event, onEvent, ...button }: ConfirmedOrderButtonProps) {
  return <ConfirmedButton {...button} submit={orderFormAction(order._id, event, onEvent)} />;
}
