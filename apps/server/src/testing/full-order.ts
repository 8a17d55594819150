import type { FullOrder } from "../modules/order-process/full-order.queries.ts";
import type { OrderRow } from "../modules/order/order.table.ts";
import { credenza, pickupOrder, rowDate, sam } from "./example-rows.ts";

/** The buyer of `fullOrder`. */
export const bea = { ...sam, id: "bea", firstName: "Bea", slug: "bea" };
/** An authorized request for a pickup, as read for its response; `order` and `parts` replace fields. */
export const fullOrder = (order: Partial<OrderRow>, parts: Partial<FullOrder> = {}): FullOrder => ({
  order: { ...pickupOrder, ...order },
  pieces: [{ listing: credenza, price: 450_00, ownerPercent: null }],
  steps: [
    {
      orderId: "order-1",
      number: 1,
      type: "request",
      side: "buyer",
      userId: "bea",
      reason: null,
      at: rowDate,
    },
  ],
  payment: {
    orderId: "order-1",
    status: "authorized",
    paymentMethod: "pm_1",
    card: "Visa ending 4242",
    reference: "ref_1",
    amount: 536_25,
    changedAt: rowDate,
  },
  chat: {
    id: "chat-1",
    listingId: "credenza",
    consignmentId: null,
    buyerId: "bea",
    sellerId: "sam",
    orderId: "order-1",
    sellerAlias: "alias-1",
    lastNumber: 0,
    lastAt: rowDate,
    createdAt: rowDate,
  },
  confirmationUrl: null,
  disputedAt: null,
  orderCase: null,
  ratings: null,
  agreedPickups: [],
  buyerFigures: null,
  ledger: [],
  buyer: bea,
  seller: sam,
  ...parts,
});
