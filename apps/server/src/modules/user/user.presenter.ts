import type { accountSchema } from "@heirloop/contract/admin/admin.endpoints";
import type { partySchema, userSchema } from "@heirloop/contract/user/user.schema";
import type * as z from "zod/mini";
import type { UserRow } from "./user.table.ts";

/** The name others see; for a business, its shop name. */
export const publicName = (user: Pick<UserRow, "firstName" | "isBusiness" | "shopName">): string =>
  (user.isBusiness ? user.shopName : null) ?? user.firstName;

/** Presents the account to its owner. */
export function presentUser(
  user: UserRow,
  impersonatedBy: { id: string; firstName: string } | null,
): z.input<typeof userSchema> {
  return {
    _id: user.id,
    firstName: user.firstName,
    lastName: user.lastName,
    email: user.email,
    emailVerified: user.emailVerifiedAt !== null,
    pendingEmail: user.pendingEmail,
    phone: user.phone,
    slug: user.slug,
    picture: user.picture,
    admin: user.admin,
    isBusiness: user.isBusiness,
    locationInfo: { coordinates: user.lng === null || user.lat === null ? null : [user.lng, user.lat] },
    blocked: user.blockedAt !== null,
    stripeConnect: { connected: user.payoutsConnectedAt !== null },
    home: user.home,
    impersonatedBy:
      impersonatedBy === null ? null : { _id: impersonatedBy.id, firstName: impersonatedBy.firstName },
  };
}

/** Presents the account to everyone else. */
export function presentParty(user: UserRow): z.input<typeof partySchema> {
  return {
    _id: user.id,
    firstName: publicName(user),
    // A closed account has no profile.
    slug: user.closedAt === null ? user.slug : null,
    picture: user.picture,
    isBusiness: user.isBusiness,
  };
}

/** Presents a person to an admin. */
export const presentPerson = ({ id, firstName, lastName, email }: UserRow) => ({
  _id: id,
  firstName,
  lastName,
  email,
});

/** Presents one side of an order to an admin. */
export const presentSide = (user: UserRow) => ({ ...presentPerson(user), blocked: user.blockedAt !== null });

export function presentAccount(user: UserRow): z.input<typeof accountSchema> {
  return {
    _id: user.id,
    firstName: user.firstName,
    lastName: user.lastName,
    email: user.email,
    isBusiness: user.isBusiness,
    admin: user.admin,
    blocked: user.blockedAt !== null,
    closed: user.closedAt !== null,
    twoStep: user.twoStepSince !== null,
    since: user.createdAt.toISOString(),
  };
}
