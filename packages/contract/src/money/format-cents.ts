const dollars = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });
const wholeDollars = new Intl.NumberFormat("en-US", {
  style: "currency",
  currency: "USD",
  maximumFractionDigits: 0,
});

/** `$1,250` for whole dollars, `$1,250.50` otherwise. Also accepts negative amounts such as discounts. */
export function formatCents(amount: number): string {
  return (amount % 100 === 0 ? wholeDollars : dollars).format(amount / 100);
}
