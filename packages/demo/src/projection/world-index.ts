import type { DemoAccount } from "../records/account.ts";
import type { DemoChat } from "../records/chat.ts";
import type { DemoListing } from "../records/listing.ts";
import type { DemoOrder } from "../records/order.ts";
import type { DemoWorld } from "../records/world.ts";

/** A world with its records by id. The caller may change the maps: a mock stores its state in them. */
export type WorldIndex = {
  readonly world: DemoWorld;
  readonly accounts: Map<string, DemoAccount>;
  readonly listings: Map<string, DemoListing>;
  readonly listingsByHeirloopId: Map<string, DemoListing>;
  readonly orders: Map<string, DemoOrder>;
  readonly chats: Map<string, DemoChat>;
};

export function indexOf(world: DemoWorld): WorldIndex {
  return {
    world,
    accounts: new Map(world.accounts.map((one) => [one.id, one])),
    listings: new Map(world.listings.map((one) => [one.id, one])),
    listingsByHeirloopId: new Map(world.listings.map((one) => [one.heirloopId, one])),
    orders: new Map(world.orders.map((one) => [one.id, one])),
    chats: new Map(world.chats.map((one) => [one.id, one])),
  };
}

/** The record with that id; a demo world never references a missing one. */
export function getRequired<T>(records: ReadonlyMap<string, T>, id: string): T {
  const record = records.get(id);
  if (record === undefined) throw new Error(`The demo world holds no record ${id}.`);
  return record;
}
