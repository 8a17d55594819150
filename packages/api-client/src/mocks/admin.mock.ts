import { adminEndpoints, type Account } from "@heirloop/contract/admin/admin.endpoints";
import type { DemoAccount } from "@heirloop/demo/records/account";
import type { DemoListing } from "@heirloop/demo/records/listing";
import { mock, type MockRoute } from "./mock-handler.ts";
import { problem } from "./mock-problem.ts";
import { type MockWorld, storeAccount, storeListing } from "./mock-world.ts";
import { endSessions } from "./two-step.mock.ts";
import { endOffersOf } from "./offer-changes.ts";

/** An account as admins see it. */
export const accountFrom = ({ closedAccounts, twoSteps }: MockWorld, account: DemoAccount) => ({
  _id: account.id,
  firstName: account.firstName,
  lastName: account.lastName,
  email: account.email,
  isBusiness: account.isBusiness,
  admin: account.admin,
  blocked: account.blocked,
  closed: closedAccounts.has(account.id),
  twoStep: twoSteps.has(account.id),
  since: account.createdAt,
});

function getAccount({ index }: MockWorld, id: Account["_id"]): DemoAccount {
  const account = index.accounts.get(id);
  if (account === undefined) throw problem("not-found");
  return account;
}

const listingsOf = ({ listings }: MockWorld, sellerId: string): DemoListing[] =>
  listings.filter((listing) => listing.sellerId === sellerId);

/** Takes the account's pieces off sale and ends its offers (docs/product.md §4, Blocking). */
export function block(world: MockWorld, account: DemoAccount, reason: string): void {
  storeAccount(world, { ...account, blocked: true, blockedReason: reason });
  for (const listing of listingsOf(world, account.id))
    if (listing.status === "active") {
      world.takenDownByBlock.add(listing.id);
      storeListing(world, { ...listing, status: "inactive" });
    }
  endOffersOf(world, account.id);
}

/** Puts back exactly the pieces that the block took down. */
function unblock(world: MockWorld, account: DemoAccount): void {
  storeAccount(world, { ...account, blocked: false, blockedReason: null });
  for (const listing of listingsOf(world, account.id))
    if (world.takenDownByBlock.delete(listing.id)) storeListing(world, { ...listing, status: "active" });
}

function changeBlock(
  world: MockWorld,
  id: Account["_id"],
  change: (world: MockWorld, account: DemoAccount) => void,
) {
  const account = getAccount(world, id);
  if (account.admin) throw problem("permission-denied");
  change(world, account);
  return accountFrom(world, getAccount(world, id));
}

export const adminMocks: readonly MockRoute[] = [
  mock(adminEndpoints.account, ({ params, world }) => accountFrom(world, getAccount(world, params.id))),
  mock(adminEndpoints.block, ({ params, body, world }) =>
    changeBlock(world, params.id, (_, account) => block(world, account, body.reason)),
  ),
  mock(adminEndpoints.unblock, ({ params, world }) => changeBlock(world, params.id, unblock)),
  mock(adminEndpoints.turnOffTwoStep, ({ params, world }) => {
    const account = getAccount(world, params.id);
    if (account.admin) throw problem("permission-denied");
    if (!world.twoSteps.delete(account.id)) throw problem("state-conflict");
    endSessions(world, account.id);
    return accountFrom(world, account);
  }),
];
