import { taxOn, type TaxRates } from "@heirloop/contract/tax/sales-tax";

type Amounts = { items: number; delivery: number; discount: number; tax: number; total: number };

/**
 * The amounts of an order whose pieces cost `items`, in cents: the tax is recalculated, and the discount is
 * limited to the pieces.
 */
export function amountsWithItems(
  { items: before, delivery, discount: granted, tax: taxBefore }: Amounts,
  taxRates: TaxRates,
  items: number,
): Amounts {
  const tax = items === before ? taxBefore : taxOn({ items, delivery }, taxRates);
  const discount = Math.min(granted, items);
  return { items, delivery, discount, tax, total: items + delivery - discount + tax };
}
