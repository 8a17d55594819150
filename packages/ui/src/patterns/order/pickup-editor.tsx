import { Accordion } from "../../components/accordion/accordion.tsx";
import type { OrderHandlers, OrderView } from "./order-view.ts";
import { PickupForm } from "./pickup-form.tsx";

export type PickupEditorProps = { view: OrderView } & Pick<OrderHandlers, "onEvent">;

/** The form of the pickup details: open while nothing is entered, and behind a click afterwards. */
export function PickupEditor({ view, onEvent }: PickupEditorProps) {
  const { order, sending, errors = {}, ownPhone = null } = view;
  const form = (
    <PickupForm
      key={JSON.stringify(order.pickup)}
      {...{ order, errors, ownPhone }}
      busy={sending === "set-pickup"}
      onEvent={(event) => onEvent(order, event)}
    />
  );
  return order.pickup === null ? (
    form
  ) : (
    <Accordion items={[{ id: "change", title: "Change pickup details", content: form }]} />
  );
}
