import type { ListingQuery } from "@heirloop/contract/listing/listing-query.schema";
import { percentOff } from "@heirloop/contract/money/percent-off";

type Priced = { price: number; compareAtPrice: number | null };
type Sale = NonNullable<ListingQuery["discount"]>;

const passes: Record<Sale, (listing: Priced) => boolean> = {
  // Any reduction counts, even less than one percent.
  "1": ({ price, compareAtPrice }) => compareAtPrice !== null && compareAtPrice > price,
  "20": ({ price, compareAtPrice }) => percentOff(price, compareAtPrice) >= 20,
};

/**
 * Whether a sale link includes a piece (docs/product.md §9): `discount=1` any reduction, `discount=20` 20
 * percent or more.
 */
export const isOnSale = (listing: Priced, sale: Sale): boolean => passes[sale](listing);
