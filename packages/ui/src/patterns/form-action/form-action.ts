import type { HeirloopId, OrderId } from "@heirloop/contract/identity/identity.schema";
import type { OrderEvent } from "@heirloop/contract/order/order.events";
import type { MouseEvent } from "react";

/** `id` of the form that every page has once, for buttons that must work before hydration and without JavaScript. */
export const actionFormId = "form-action";
/** The URL that this form is posted to, like the forms of order events that have fields. */
export const formActionPath = "/form-action";

/** A day and its window in one field of a proposal: `2026-11-25/morning`. */
export const offeredTimeField = "offeredTime";

/** What a single button can do with a listing. */
export const formActions = [
  "add-to-cart",
  "remove-from-cart",
  "favorite",
  "unfavorite",
  "join-waiting-list",
  "leave-waiting-list",
  "message-seller",
  "make-offer",
] as const;
export type FormAction = (typeof formActions)[number];

/** What a button can do with a seller. */
export const followActions = ["follow-seller", "unfollow-seller"] as const;
export type FollowAction = (typeof followActions)[number];

const createSubmitButton = (name: string, value: string, onAction: () => void) =>
  ({
    type: "submit",
    form: actionFormId,
    name,
    value,
    onClick: (event: MouseEvent) => {
      event.preventDefault();
      onAction();
    },
  }) as const;

/** Attributes of a button that works at any time: it submits the page's action form until hydration, then calls `onAction`. */
export const formAction = (name: FormAction, heirloopId: HeirloopId, onAction: () => void) =>
  createSubmitButton(name, heirloopId, onAction);

/** The same for following a seller. */
export const followFormAction = (name: FollowAction, sellerId: string, onAction: () => void) =>
  createSubmitButton(name, sellerId, onAction);

/** The same for an order event without further fields. */
export const orderFormAction = (order: OrderId, event: OrderEvent, onAction: (event: OrderEvent) => void) =>
  createSubmitButton("order-event", JSON.stringify({ order, event }), () => onAction(event));
