import { hubIds, type HubId } from "@heirloop/contract/hub/hub";
import { cents } from "@heirloop/contract/money/money.schema";
import { getOrderFloor } from "@heirloop/contract/money/order-floor";
import type { PaymentStatus } from "@heirloop/contract/order/payment-status";
import type { TaxRates } from "@heirloop/contract/tax/sales-tax";
import type { OrderContext } from "@heirloop/machines/order/order-context";
import { amountsWithItems } from "@heirloop/machines/order/order-amounts";
import type { MovedOrder } from "@heirloop/machines/order/order-snapshot";
import type { ListingRow } from "../listing/listing.table.ts";
import type { OrderRow } from "../order/order.table.ts";

/** The hub of a row; unknown ones are NA. */
export const hubOf = (hub: string | null): HubId | "NA" => hubIds.find((id) => id === hub) ?? "NA";

/**
 * Maps an order row and its listings to the order machine's input. `offered` matters only to the time that a buyer
 * proposes, `timeZone` to everything that depends on a proposed or agreed time.
 */
export function machineOrder(
  row: OrderRow,
  listings: readonly ListingRow[],
  payment: PaymentStatus,
  { offered = null, timeZone = null }: Partial<Pick<OrderContext, "offered" | "timeZone">> = {},
): MovedOrder {
  const centsOrNull = (amount: number | null) => (amount === null ? null : cents(amount));
  const context: OrderContext = {
    type: row.type,
    offer:
      row.offerAmount === null || row.offerStatus === null
        ? null
        : {
            amount: cents(row.offerAmount),
            status: row.offerStatus,
            counteroffer: centsOrNull(row.offerCounter),
            buyerAmount: cents(row.offerBuyerAmount ?? row.offerAmount),
            sellerAmount: centsOrNull(row.offerSellerAmount),
            turn: row.offerTurn,
          },
    approved: row.approved,
    payment,
    askingPrice: listings.reduce((sum, { price }) => sum + price, 0),
    buyerHub: hubOf(row.buyerHub),
    sellerHub: hubOf(row.sellerHub),
    deliveredBy: row.deliveredBy,
    proposals: row.proposals,
    agreed: row.agreed,
    reschedule: row.reschedule,
    late: row.late ?? [],
    noShow: row.noShow,
    timeZone,
    offered,
    pickup: row.pickup,
    carrier: row.carrierName === null ? null : { name: row.carrierName, quote: cents(row.carrierQuote ?? 0) },
    tracking: row.tracking,
    handoffCode: row.handoffCode,
    completeOffAskedBy: row.completeOffAskedBy,
    priceFloor: getOrderFloor(listings),
    consigned: listings.some(({ consigned }) => consigned),
  };
  return { status: row.status, context };
}

/** One rate was stored for pieces and delivery, in basis points. */
const taxRatesOf = ({ taxRates, taxRate }: Pick<OrderRow, "taxRates" | "taxRate">): TaxRates =>
  taxRates ?? { items: taxRate * 100, delivery: taxRate * 100 };

/**
 * Returns the row after a transition. A change of the offer amount changes the item price, the tax and the
 * total.
 */
export function rowAfter(row: OrderRow, { status, context }: MovedOrder, now: Date): OrderRow {
  return {
    ...row,
    status,
    approved: context.approved,
    offerAmount: context.offer?.amount ?? null,
    offerStatus: context.offer?.status ?? null,
    offerCounter: context.offer?.counteroffer ?? null,
    offerBuyerAmount: context.offer?.buyerAmount ?? null,
    offerSellerAmount: context.offer?.sellerAmount ?? null,
    offerTurn: context.offer?.turn ?? null,
    ...amountsWithItems(row, taxRatesOf(row), context.offer?.amount ?? row.items),
    proposals: [...context.proposals],
    agreed: context.agreed,
    reschedule: context.reschedule,
    late: context.late.length === 0 ? null : [...context.late],
    noShow: context.noShow,
    pickup: context.pickup,
    carrierName: context.carrier?.name ?? null,
    carrierQuote: context.carrier?.quote ?? null,
    tracking: context.tracking,
    completeOffAskedBy: context.completeOffAskedBy,
    changedAt: now,
  };
}
