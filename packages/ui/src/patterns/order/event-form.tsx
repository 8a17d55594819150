import type { OrderEvent, OrderEventType } from "@heirloop/contract/order/order.events";
import type { Order } from "@heirloop/contract/order/order.schema";
import type { CounterRange } from "@heirloop/machines/order/offer-range";
import type { Side } from "@heirloop/contract/user/user.schema";
import { type ReactNode, type SubmitEvent, useState } from "react";
import type { FieldErrors } from "../form/field-errors.ts";
import { FormErrors } from "../../theme/form-errors.tsx";
import { useFocusFirstError } from "../form/use-focus-first-error.ts";
import { useOwnErrors } from "../form/use-own-errors.ts";
import { ConfirmDialog } from "../confirm/confirm-dialog.tsx";
import type { Confirmation } from "../confirm/confirmation.ts";
import { formActionPath } from "../form-action/form-action.ts";

export type OrderFormProps = {
  order: Order;
  side: Side;
  busy: boolean;
  errors: FieldErrors;
  counterRange: CounterRange | null;
  /** Proposed times that are over by then (ISO instant) are not shown. */
  now: string;
  onEvent: (event: OrderEvent) => void;
};

/**
 * A form of an order event. `read` creates the event, or returns what is wrong with the fields; `children` show that,
 * or else the server's `errors`. Before hydration the fields are posted with the order and the event type.
 */
export function EventForm({
  order,
  type,
  carriesFile = false,
  read,
  errors,
  confirmation,
  onEvent,
  children,
}: {
  order: Order;
  type: OrderEventType;
  /** Before hydration a chosen file is posted with the fields. */
  carriesFile?: boolean;
  read: (fields: FormData) => OrderEvent | { errors: FieldErrors };
  errors: FieldErrors;
  /** Asks before the event is sent. */
  confirmation?: Confirmation | undefined;
  onEvent: OrderFormProps["onEvent"];
  children: (errors: FieldErrors) => ReactNode;
}) {
  const { shown, setOwn } = useOwnErrors(errors);
  const [unconfirmed, setUnconfirmed] = useState<OrderEvent>();
  const { form, tried } = useFocusFirstError(errors);
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const result = read(new FormData(event.currentTarget));
    const isRefused = "errors" in result;
    tried(!isRefused);
    setOwn(isRefused ? result.errors : {});
    if (isRefused) return;
    if (confirmation) setUnconfirmed(result);
    else onEvent(result);
  };
  return (
    <form
      ref={form}
      method="post"
      action={formActionPath}
      {...(carriesFile && { encType: "multipart/form-data" as const })}
      noValidate
      onSubmit={submit}
    >
      <input type="hidden" name="order" value={order._id} />
      <input type="hidden" name="type" value={type} />
      <FormErrors errors={shown}>{children(shown)}</FormErrors>
      {confirmation && (
        <ConfirmDialog
          confirmation={confirmation}
          open={unconfirmed !== undefined}
          onOpenChange={() => setUnconfirmed(undefined)}
          onConfirm={() => unconfirmed && onEvent(unconfirmed)}
        />
      )}
    </form>
  );
}
