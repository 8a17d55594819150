import type { DeliveryTerms } from "@heirloop/contract/delivery-terms/delivery-terms.schema";
import { hubs, type HubId } from "@heirloop/contract/hub/hub";
import { cents } from "@heirloop/contract/money/money.schema";

const band = (miles: number, dollars: number) => ({ miles, fee: cents(dollars * 100) });

/** Half of the shops have the standard fees. */
const bandsOfShops: readonly DeliveryTerms["bands"][] = [
  [],
  [band(30, 60)],
  [],
  [band(15, 0), band(30, 40), band(60, 95)],
];

/** The delivery terms of a generated shop, from the middle of its city; null for the standard fees. */
export function shopDelivery(slug: string, hub: HubId): DeliveryTerms | null {
  const zip = hubs.find(({ id }) => id === hub)?.zipCode;
  const bands = bandsOfShops[slug.length % bandsOfShops.length] ?? [];
  return zip === undefined || bands.length === 0 ? null : { zip, bands };
}
