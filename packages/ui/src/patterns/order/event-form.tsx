import type { OrderEvent } from "@heirloop/contract/order/order.events";
import type { Order } from "@heirloop/contract/order/order.schema";
import type { Side } from "@heirloop/contract/user/user.schema";
import type { ReactNode, SubmitEvent } from "react";
import type { FieldErrors } from "../form/field-errors.ts";

export type OrderFormProps = {
  order: Order;
  side: Side;
  busy: boolean;
  errors: FieldErrors;
  onEvent: (event: OrderEvent) => void;
};

/** Fields in a row with their button; `read` makes the event, or nothing while a field is not right. */
export function EventForm({
  read,
  onEvent,
  children,
}: {
  read: (fields: FormData) => OrderEvent | undefined;
  onEvent: OrderFormProps["onEvent"];
  children: ReactNode;
}) {
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const made = read(new FormData(event.currentTarget));
    if (made) onEvent(made);
  };
  return (
    <form noValidate onSubmit={submit}>
      {children}
    </form>
  );
}
