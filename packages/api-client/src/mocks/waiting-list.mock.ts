import { listingEndpoints } from "@heirloop/contract/listing/listing.endpoints";
import type { DemoListing } from "@heirloop/demo/records/listing";
import { isHeld } from "@heirloop/machines/availability/hold";
import { mock, type MockRoute } from "./mock-handler.ts";
import { problem } from "./mock-problem.ts";
import { type MockWorld, removeMark } from "./mock-world.ts";

export const countWaiting = ({ waiting }: MockWorld, { id }: DemoListing): number =>
  waiting.filter(({ listingId }) => listingId === id).length;

export const isWaiting = ({ waiting }: MockWorld, { id }: DemoListing, userId: string | null): boolean =>
  waiting.some((mark) => mark.listingId === id && mark.userId === userId);

export const waitingListMocks: readonly MockRoute[] = [
  mock(listingEndpoints.joinWaitingList, ({ params, caller: { account }, world }) => {
    const listing = world.index.listingsByHeirloopId.get(params.heirloopId);
    if (listing === undefined) throw problem("not-found");
    if (listing.sellerId === account.id) throw problem("own-listing");
    if (listing.status === "sold") throw problem("listing-sold");
    if (listing.status === "inactive") throw problem("listing-inactive");
    const date = world.now();
    if (!isHeld(listing, date))
      throw problem("state-conflict", { detail: "This piece is available: you can buy it now." });
    if (listing.reservedBy === account.id)
      throw problem("state-conflict", { detail: "You hold this piece yourself." });
    if (!isWaiting(world, listing, account.id))
      world.waiting.push({ userId: account.id, listingId: listing.id, date });
    return { waitingCount: countWaiting(world, listing) };
  }),
  mock(listingEndpoints.leaveWaitingList, ({ params, caller: { account }, world }) =>
    removeMark(world.waiting, account.id, world.index.listingsByHeirloopId.get(params.heirloopId)?.id),
  ),
];
