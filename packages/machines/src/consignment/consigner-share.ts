import { business } from "@heirloop/contract/business/business-constants";
import { cents, type Cents } from "@heirloop/contract/money/money.schema";

/**
 * What a consigner gets of a price in cents, half a cent rounding up: 60 percent unless another share was agreed (docs/product.md §4,
 * Consignments).
 */
export const shareOf = (price: number, percent: number | null): Cents =>
  cents(Math.floor((price * (percent ?? business.consignerShare) + 50) / 100));
