import { demoPassword } from "@heirloop/demo/account/accounts";
import { hashPassword } from "../modules/identity/password.ts";
import { userTable } from "../modules/user/user.table.ts";
import { sandboxAccountId } from "../platform/payments/sandbox/sandbox.table.ts";
import { fill, instant, type Seeding } from "./seeding.ts";

/** All demo accounts; they share one hash because they have the same published password. */
export async function seedAccounts({ tx, world, startAt }: Seeding): Promise<void> {
  const passwordHash = await hashPassword(demoPassword);
  const rows = world.accounts.map((one): typeof userTable.$inferInsert => ({
    id: one.id,
    firstName: one.firstName,
    lastName: one.lastName,
    email: one.email,
    emailVerifiedAt: one.emailVerified ? instant(one.createdAt) : null,
    passwordHash,
    phone: one.phone,
    slug: one.slug,
    picture: one.shop?.logo ?? one.picture,
    admin: one.admin,
    isBusiness: one.isBusiness,
    lng: one.coordinates[0],
    lat: one.coordinates[1],
    place: one.place,
    hub: one.hub,
    region: one.region,
    blockedAt: one.blocked ? startAt : null,
    blockedReason: one.blocked ? (one.blockedReason ?? "Broke the community guidelines") : null,
    payoutAccount: one.payoutsConnected ? sandboxAccountId(one.id) : null,
    payoutsConnectedAt: one.payoutsConnected ? instant(one.createdAt) : null,
    shopName: one.shop?.name ?? null,
    story: one.shop?.story ?? null,
    banner: one.shop?.banner ?? null,
    policies: one.shop?.policies ?? null,
    pickupCalendar: one.pickupCalendar,
    deliveryTerms: one.deliveryTerms ?? null,
    createdAt: instant(one.createdAt),
  }));
  await fill(rows, (lot) => tx.insert(userTable).values(lot));
}
