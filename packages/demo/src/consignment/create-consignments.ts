import type { Random } from "../random/random.ts";
import type { Clock } from "../records/clock.ts";
import type { DemoAccount } from "../records/account.ts";
import type { DemoConsignment } from "../records/consignment.ts";
import type { DemoListing } from "../records/listing.ts";
import type { DemoOrder } from "../records/order.ts";
import { createConsignment, daysSince, type Fate } from "./create-consignment.ts";

type Parts = {
  readonly studio: DemoAccount;
  readonly shop: DemoAccount;
  readonly consigner: DemoAccount;
  readonly neighbors: readonly DemoAccount[];
  readonly rivals: readonly DemoAccount[];
  readonly listed: readonly DemoListing[];
  readonly sold: ReadonlyArray<{ readonly listing: DemoListing; readonly order: DemoOrder }>;
};

/**
 * Enough for a second page in every list of the studio, and for the consigner to see each step. `neighbors`
 * live in the studio's hub; `rivals` are other businesses there.
 */
export function createConsignments(
  { studio, shop, consigner, neighbors, rivals, listed, sold }: Parts,
  clock: Clock,
  random: Random,
): DemoConsignment[] {
  const [anyone = consigner] = neighbors;
  const somebody = () => neighbors[random.int(0, neighbors.length - 1)] ?? anyone;
  const rival = () => (rivals[random.int(0, rivals.length - 1)] ?? shop).id;
  const consignments: DemoConsignment[] = [];
  const create = (owner: DemoAccount, fate: Fate) =>
    consignments.push(createConsignment(owner, fate, clock, random));
  const add = (count: number, fate: () => Fate) => {
    for (let index = 0; index < count; index++) create(somebody(), fate());
  };
  const days = (least: number, most: number) => random.between(least, most);

  add(31, () => ({ status: "available", daysAgo: days(0.2, 12) }));
  create(consigner, { status: "available", daysAgo: days(0.5, 6) });
  create(consigner, { status: "available", daysAgo: days(0.5, 6) });
  create(consigner, {
    status: "available",
    daysAgo: days(0.5, 6),
    declinedBy: [shop.id],
    released: "Our workshop is full until the end of the month.",
  });
  for (let index = 0; index < 14; index++) {
    const collection = (["agreed", "proposed", undefined] as const)[index % 3];
    create(somebody(), {
      status: "accepted",
      daysAgo: days(3, 20),
      acceptedBy: studio.id,
      ...(collection !== undefined && { collection }),
    });
  }
  add(5, () => ({ status: "collected", daysAgo: days(8, 30), acceptedBy: studio.id }));
  add(2, () => ({ status: "returned", daysAgo: days(60, 120), acceptedBy: studio.id }));
  for (const listing of listed)
    create(somebody(), {
      status: "listed",
      daysAgo: daysSince(clock, listing.createdAt) + days(9, 25),
      acceptedBy: studio.id,
      listing,
    });
  for (const { listing, order } of sold)
    create(consigner, {
      status: "sold",
      daysAgo: daysSince(clock, listing.createdAt) + days(9, 25),
      acceptedBy: studio.id,
      listing,
      order,
    });
  add(16, () => ({ status: "accepted", daysAgo: days(4, 24), acceptedBy: rival() }));
  add(4, () => ({ status: "accepted", daysAgo: days(4, 24), acceptedBy: shop.id }));
  add(7, () => ({ status: "lapsed", daysAgo: days(15, 70) }));
  add(5, () => ({ status: "available", daysAgo: days(1, 10), declinedBy: [studio.id] }));
  create(consigner, { status: "available", daysAgo: 0.1 });
  create(consigner, { status: "accepted", daysAgo: 6, acceptedBy: studio.id, collection: "agreed" });
  create(consigner, { status: "collected", daysAgo: 19, acceptedBy: studio.id });
  create(consigner, { status: "withdrawn", daysAgo: 44 });
  create(consigner, { status: "lapsed", daysAgo: 80 });
  return consignments;
}
