import { taxOn } from "@heirloop/contract/tax/sales-tax";

type Amounts = { items: number; delivery: number; discount: number; tax: number; total: number };

/** What an order comes to once its pieces cost `items`, in cents: the tax follows them, and no discount exceeds them. */
export function amountsWithItems(
  { items: before, delivery, discount: granted, tax: taxBefore }: Amounts,
  /** Basis points. */
  taxRate: number,
  items: number,
): Amounts {
  const tax = items === before ? taxBefore : taxOn(items + delivery, taxRate);
  const discount = Math.min(granted, items);
  return { items, delivery, discount, tax, total: items + delivery - discount + tax };
}
