import { hubIds, type HubId } from "@heirloop/contract/hub/hub";
import { cents } from "@heirloop/contract/money/money.schema";
import type { OrderContext } from "@heirloop/machines/order/order-context";
import type { MovedOrder } from "@heirloop/machines/order/order-transition";
import { taxOn } from "@heirloop/contract/money/sales-tax";
import type { ListingRow } from "../listing/listing.table.ts";
import type { OrderRow } from "./order.table.ts";

const hubOf = (hub: string | null): HubId | "NA" => hubIds.find((id) => id === hub) ?? "NA";

/** The row, and its pieces, as the order machine knows them. */
export function machineOrder(row: OrderRow, listings: readonly ListingRow[]): MovedOrder {
  const counteroffer = row.offerCounter === null ? null : cents(row.offerCounter);
  const context: OrderContext = {
    type: row.type,
    offer:
      row.offerAmount === null || row.offerStatus === null
        ? null
        : { amount: cents(row.offerAmount), status: row.offerStatus, counteroffer, turn: row.offerTurn },
    approved: row.approved,
    askingPrice: listings.reduce((sum, { price }) => sum + price, 0),
    buyerHub: hubOf(row.buyerHub),
    sellerHub: hubOf(row.sellerHub),
    proposals: row.proposals,
    agreed: row.agreed,
    carrier: row.carrierName === null ? null : { name: row.carrierName, quote: cents(row.carrierQuote ?? 0) },
    tracking: row.tracking,
    handoffCode: row.handoffCode,
    completeOffAskedBy: row.completeOffAskedBy,
    consigned: listings.some(({ consigned }) => consigned),
  };
  return { status: row.status, context };
}

/** The row after a move. Bargaining moves the items' price, and tax and total with it. */
export function rowAfter(row: OrderRow, { status, context }: MovedOrder, now: Date): OrderRow {
  const items = context.offer?.amount ?? row.items;
  const tax = items === row.items ? row.tax : taxOn(items + row.delivery, row.taxRate);
  return {
    ...row,
    status,
    approved: context.approved,
    offerAmount: context.offer?.amount ?? null,
    offerStatus: context.offer?.status ?? null,
    offerCounter: context.offer?.counteroffer ?? null,
    offerTurn: context.offer?.turn ?? null,
    items,
    tax,
    total: items + row.delivery - row.discount + tax,
    proposals: [...context.proposals],
    agreed: context.agreed,
    carrierName: context.carrier?.name ?? null,
    carrierQuote: context.carrier?.quote ?? null,
    tracking: context.tracking,
    completeOffAskedBy: context.completeOffAskedBy,
    changedAt: now,
  };
}
