import type { HeirloopId, OrderId } from "@heirloop/contract/identity/identity.schema";
import type { OrderEvent } from "@heirloop/contract/order/order.events";
import type { MouseEvent } from "react";

/** `id` of the form that the app puts once on every page, for buttons pressed before or without scripts. */
export const actionFormId = "form-action";
/** Where that form, and those of order events with fields, are posted. */
export const formActionPath = "/form-action";

/** What can be asked about a piece with one press. */
export const formActions = [
  "add-to-cart",
  "remove-from-cart",
  "keep",
  "let-go",
  "join-waiting-list",
  "message-seller",
  "make-offer",
] as const;
export type FormAction = (typeof formActions)[number];

const pressed = (name: string, value: string, onPress: () => void) =>
  ({
    type: "submit",
    form: actionFormId,
    name,
    value,
    onClick: (event: MouseEvent) => {
      event.preventDefault();
      onPress();
    },
  }) as const;

/**
 * Attributes of a button that is to work at any time: until scripts have come it submits the page's press form, from
 * then on `onPress` takes its place.
 */
export const press = (name: FormAction, heirloopId: HeirloopId, onPress: () => void) =>
  pressed(name, heirloopId, onPress);

/** The same for an event of an order that needs nothing but its name. */
export const orderFormAction = (order: OrderId, event: OrderEvent, onPress: (event: OrderEvent) => void) =>
  pressed("order-event", JSON.stringify({ order, event }), () => onPress(event));
