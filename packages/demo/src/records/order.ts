import type { Deliverer } from "@heirloop/contract/delivery-terms/delivery-method.schema";
import type { OfferStatus } from "@heirloop/contract/order/offer-status";
import type { OrderStatus } from "@heirloop/contract/order/order-status";
import type {
  Address,
  Deadline,
  LateNotice,
  NoShow,
  OrderType,
  PickupDetails,
  TimeProposal,
  TimeWindow,
} from "@heirloop/contract/order/order.schema";
import type { PaymentStatus } from "@heirloop/contract/order/payment-status";
import type { TaxRates } from "@heirloop/contract/tax/sales-tax";
import type { Side } from "@heirloop/contract/user/user.schema";
import type { Instant } from "./clock.ts";
import type { DemoCase } from "./order-case.ts";

export type DemoOffer = {
  readonly amount: number;
  readonly status: OfferStatus;
  readonly counteroffer: number | null;
  readonly buyerAmount: number;
  readonly sellerAmount: number | null;
  readonly turn: Side | null;
};

export type DemoOrderStep = {
  readonly type: string;
  readonly by: Side | null;
  readonly at: Instant;
  readonly reason: string | null;
};

export type DemoOrder = {
  readonly id: string;
  readonly chatId: string;
  readonly buyerId: string;
  readonly sellerId: string;
  readonly listings: readonly { readonly listingId: string; readonly price: number }[];
  readonly status: OrderStatus;
  readonly type: OrderType;
  readonly scheduleViewing: boolean;
  readonly approved: boolean;
  readonly offer: DemoOffer | null;
  readonly taxRates: TaxRates;
  /** total = items + delivery − discount + tax. */
  readonly breakdown: {
    readonly items: number;
    readonly delivery: number;
    readonly discount: number;
    readonly tax: number;
    readonly total: number;
  };
  /** Who brings it; missing for pickups and orders in which the hubs decide. */
  readonly deliveredBy?: Deliverer | null;
  /** How far it is delivered; missing for pickups and if a place is unknown. */
  readonly deliveryMiles?: number | null;
  readonly address: Address | null;
  /** Where a buyer picks it up; null for a delivery. */
  readonly pickup: PickupDetails | null;
  readonly proposals: readonly TimeProposal[];
  readonly agreed: TimeWindow | null;
  /** Another time that a side proposes instead of the agreed one. */
  readonly reschedule: TimeProposal | null;
  /** Who is late for the agreed time, oldest first. */
  readonly late: readonly LateNotice[];
  readonly noShow: NoShow | null;
  readonly carrier: { readonly name: string; readonly quote: number } | null;
  readonly tracking: string | null;
  /** The seller's picture of a delivery. */
  readonly proof: string | null;
  readonly handoffCode: string | null;
  readonly completeOffAskedBy: Side | null;
  readonly payment: {
    readonly status: PaymentStatus;
    readonly card: string;
  };
  /** What an admin refunded, in cents, oldest first. */
  readonly refunds?: readonly { readonly amount: number; readonly reason: string; readonly at: Instant }[];
  /** The reported problem, if there is one. */
  readonly case?: DemoCase;
  readonly deadline: Deadline | null;
  readonly history: readonly DemoOrderStep[];
  readonly createdAt: Instant;
  /** The instant of the last step. */
  readonly changedAt: Instant;
  /** The name by which stories and tests find it. */
  readonly scenario: string | null;
};

export type DemoDiscount = {
  readonly id: string;
  readonly userId: string | null;
  readonly email: string;
  readonly code: string;
  readonly type: "promo";
  readonly amount: number;
  readonly minSubtotal: number;
  readonly createdAt: Instant;
  readonly expiresAt: Instant;
  readonly usedAt: Instant | null;
  readonly orderId: string | null;
};
