import type { OrderStatus } from "@heirloop/contract/order/order-status";
import type { OfferStatus } from "@heirloop/contract/order/offer-status";
import type { DayWindow, Deadline, NoShow, OrderType } from "@heirloop/contract/order/order.schema";
import type { PaymentStatus } from "@heirloop/contract/order/payment-status";
import type { Side } from "@heirloop/contract/user/user.schema";
import type { DemoAccount } from "../records/account.ts";
import type { DemoListing } from "../records/listing.ts";

/** Both sides of an order or an inquiry, and the piece that it is about. */
export type Parties = {
  readonly buyer: DemoAccount;
  readonly seller: DemoAccount;
  readonly listing: DemoListing;
};

/** A message: its sender, the number of hours before the start, and its text. */
export type Line = readonly [by: Side, hoursAgo: number, text: string];

/** What happened to the order: the name of the event, who caused it, and the number of hours before the start. */
export type Step = readonly [type: string, by: Side | null, hoursAgo: number, reason?: string];

export type OrderPlan = {
  readonly scenario: string;
  readonly status: OrderStatus;
  readonly type: OrderType;
  readonly approved: boolean;
  /** The offer as a share of the price, and its outcome. */
  readonly offer?: {
    readonly first: number;
    readonly counter?: number;
    readonly status: OfferStatus;
    readonly turn: Side | null;
  };
  readonly payment: PaymentStatus;
  readonly steps: readonly Step[];
  readonly lines: readonly Line[];
  readonly viewing?: boolean;
  /** Proposed windows, in days after the start. */
  readonly proposals?: ReadonlyArray<readonly [days: number, window: DayWindow, by: Side]>;
  readonly agreed?: readonly [days: number, window: DayWindow];
  /** Another time, in days after the start, that a side proposes instead of the agreed one. */
  readonly reschedule?: readonly [days: number, window: DayWindow, by: Side];
  /** Who reported that the other side did not come to the agreed time. */
  readonly noShow?: NoShow;
  readonly carrier?: { readonly name: string; readonly quote: number };
  readonly tracking?: string;
  readonly deadline?: { readonly event: Deadline["event"]; readonly hoursAhead: number };
  /** A picture one side sent. */
  readonly image?: Side;
};
