import type { SandboxCard } from "@heirloop/contract/checkout/checkout.schema";
import type { Discount } from "@heirloop/contract/discount/discount.endpoints";
import type { OrderEvent, OrderEventType } from "@heirloop/contract/order/order.events";
import type { Order } from "@heirloop/contract/order/order.schema";
import type { CounterRange } from "@heirloop/machines/order/offer-range";
import type { Side } from "@heirloop/contract/user/user.schema";
import type { ReactNode } from "react";
import type { FieldErrors } from "../form/field-errors.ts";

/** An order opened by one of its sides, with what the order machine allows that side now. */
export type OrderView = {
  order: Order;
  side: Side;
  /** The machine's word; nothing else decides which buttons are there. */
  actions: readonly OrderEventType[];
  /** Between which amounts this side may counter; null without an offer. */
  counterRange: CounterRange | null;
  /** Cents agreed on with the owner of a consigned piece, when the offer is less and cannot be accepted. */
  unmetFloor?: number | null | undefined;
  /** The buyer's promo code, when the order has ended and the code can be used again. */
  promoCode?: Pick<Discount, "code" | "expiresAt"> | null | undefined;
  /** The seller's own number, which fills in the pickup details. */
  ownPhone?: string | null | undefined;
  /** This side has connected payouts; a seller who has not is not paid until then. Absent if it is unknown. */
  payoutsConnected?: boolean | undefined;
  /** The order's chat accepts no messages now. */
  isChatClosed?: boolean | undefined;
  /** The event whose answer is awaited. */
  sending?: OrderEventType | undefined;
  /** Keys are the fields of the event: `amount`, `date`, `tracking`. */
  errors?: FieldErrors | undefined;
  problem?: string | undefined;
};

/** An order opened by an admin, who is neither of its sides and only reads it. */
export type AdminOrderView = { side: "admin"; order: Order };

export type OpenedOrder = OrderView | AdminOrderView;

export type OrderHandlers = {
  onEvent: (order: Order, event: OrderEvent) => void;
  /** Copies the other side's address; without it there is no button. */
  onCopyAddress?: ((address: string) => void) | undefined;
  /** The buyer pays an accepted offer with another card; sellers have no such form. */
  onNewCard?: ((order: Order, card: SandboxCard) => void) | undefined;
  /** The payment gateway's own card form, for `onNewCard`; without it test cards are asked for. */
  gatewayForm?: ReactNode;
  /** Opens the review form of a completed order over the page; without it the link leads to the form's own page. */
  onReview?: ((order: Order) => void) | undefined;
  /** The upload field `proof` for the seller's picture; the app provides it, because it uploads. */
  proof: ReactNode;
};
