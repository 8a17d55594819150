import { balanceOf } from "@heirloop/contract/money/ledger-reversal";
import { taxLocationOf, type TaxedSale } from "@heirloop/contract/tax/sales-tax";
import type { Deps } from "../../deps.ts";
import type { DomainEvents } from "../../events/domain-events.ts";
import type { Db } from "../../platform/database/database.ts";
import type { RecordedSale, TaxRecords } from "../../platform/taxes/tax-calculator.ts";
import { coordinatesOf } from "../listing/listing-coordinates.ts";
import { findListingsById } from "../listing/listing.queries.ts";
import { findOrder, listOrderPieces } from "../order/order.queries.ts";
import { recordTax } from "./sales-tax.jobs.ts";
import { changeTaxRecord, insertTaxRecord, listTaxRecords } from "./sales-tax.queries.ts";
import type { TaxRecordRow } from "./sales-tax.table.ts";

/**
 * Notes that an order was paid, or that money went back to its buyer, for the provider of the sales tax. What goes back
 * concerns the provider only if it knows the sale.
 */
export async function noteTaxRecord(
  tx: Db,
  deps: Deps,
  { orderId, kind, lines }: DomainEvents["payment.posted"],
): Promise<void> {
  const isSale = kind === "charge";
  if (isSale && deps.taxes.records === null) return;
  const number = isSale ? 0 : (await listTaxRecords(tx, orderId)).length;
  if (!isSale && number === 0) return;
  const amount = Math.abs(balanceOf(lines, isSale ? "card" : "refund"));
  const record = { orderId, number, amount, transactionId: null, recorded: null, createdAt: deps.now() };
  await insertTaxRecord(tx, record);
  await deps.jobs.enqueue(tx, recordTax, { orderId });
}

async function loadTaxedSale(db: Db, orderId: string): Promise<{ sale: TaxedSale; total: number }> {
  const order = await findOrder(db, orderId);
  const pieces = await listOrderPieces(db, orderId);
  const [first] = await findListingsById(
    db,
    pieces.slice(0, 1).map(({ listingId }) => listingId),
  );
  const location =
    order &&
    taxLocationOf({
      ...order,
      place: first?.place ?? null,
      coordinates: first ? coordinatesOf(first) : null,
    });
  if (!order || location === null) throw new Error(`The order ${orderId} was sold to an unknown place.`);
  const { items, delivery, tax } = order;
  return {
    sale: { location, pieces: pieces.map(({ price }) => price), delivery },
    total: items + delivery + tax,
  };
}

/**
 * Records at the provider what it does not know of an order yet, in order, outside of any transaction. May be repeated: the
 * references are always the same ones, and the provider records each of them once. Throws while the provider does not answer.
 */
export async function recordAtProvider(deps: Deps, orderId: string): Promise<void> {
  const { records } = deps.taxes;
  if (records === null)
    throw new Error("There are sales to record, but no provider of the sales tax is set up.");
  const [sale, ...returns] = await listTaxRecords(deps.db, orderId);
  if (sale === undefined) return;
  const recorded = getRecordedSale(sale) ?? (await recordSale(deps, records, sale));
  let returned = 0;
  let reversed = 0;
  for (const record of returns) {
    returned += record.amount;
    // The discount was never taxed less, so a part of the payment is the same part of what was recorded.
    const until = Math.round((recorded.amount * returned) / sale.amount);
    const amount = until - reversed;
    reversed = until;
    if (getRecordedSale(record) !== null) continue;
    const { transactionId } = recorded;
    const reference = `${orderId}-${record.number}`;
    await store(deps, record, await records.reverseSale({ reference, transactionId, amount }));
  }
}

const getRecordedSale = ({ transactionId, recorded }: TaxRecordRow): RecordedSale | null =>
  transactionId === null || recorded === null ? null : { transactionId, amount: recorded };

const store = (deps: Deps, record: TaxRecordRow, { transactionId, amount }: RecordedSale): Promise<void> =>
  changeTaxRecord(deps.db, record, { transactionId, recorded: amount });

async function recordSale(deps: Deps, records: TaxRecords, record: TaxRecordRow): Promise<RecordedSale> {
  const { orderId } = record;
  const { sale, total } = await loadTaxedSale(deps.db, orderId);
  const recorded = await records.recordSale({ reference: orderId, sale });
  await store(deps, record, recorded);
  // A cent comes from rounding; more means that the rates have changed since the order was placed.
  if (recorded.amount !== total)
    deps.log.warn(
      { orderId, collected: total, recorded: recorded.amount },
      "another sales tax was recorded than collected",
    );
  return recorded;
}
