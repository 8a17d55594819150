import { constants } from "@heirloop/contract/constants/marketplace-constants";

type Priced<Amount extends number> = { price: Amount; since: string };

/**
 * The lowest price (cents) of a piece within the last 30 days, from its price history in any order; null
 * without a history. The price at the start of that period counts as well. `now` is an ISO instant.
 */
export function lowestPrice<Amount extends number>(
  history: ReadonlyArray<Priced<Amount>>,
  now: string,
): Amount | null {
  const oldestFirst = history.toSorted((one, other) => one.since.localeCompare(other.since));
  const from = Date.parse(now) - constants.lowestPriceWithin;
  const inForce = oldestFirst.filter((_, at) => {
    const next = oldestFirst[at + 1];
    return next === undefined || Date.parse(next.since) > from;
  });
  return inForce.reduce<Amount | null>(
    (lowest, { price }) => (lowest === null || price < lowest ? price : lowest),
    null,
  );
}
