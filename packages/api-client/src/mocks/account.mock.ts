import { constants } from "@heirloop/contract/constants/marketplace-constants";
import { adminEndpoints } from "@heirloop/contract/admin/admin.endpoints";
import type { User } from "@heirloop/contract/user/user.schema";
import { authEndpoints } from "@heirloop/contract/user/user.endpoints";
import { pickupCalendarEndpoints } from "@heirloop/contract/pickup-calendar/pickup-calendar.endpoints";
import { demoPassword } from "@heirloop/demo/account/accounts";
import { userFrom } from "@heirloop/demo/projection/party-projection";
import type { DemoAccount } from "@heirloop/demo/records/account";
import { mock, MockReply, type MockRoute } from "./mock-handler.ts";
import { badField, problem } from "./mock-problem.ts";
import { type MockWorld, storeAccount } from "./mock-world.ts";

/** The account as its owner sees it. */
export const accountFrom = (
  { homes }: MockWorld,
  account: DemoAccount,
  impersonatedBy: DemoAccount | null,
): User => {
  const user = userFrom(account);
  return {
    ...user,
    home: homes.get(account.id) ?? null,
    impersonatedBy:
      impersonatedBy === null
        ? null
        : { _id: userFrom(impersonatedBy)._id, firstName: impersonatedBy.firstName },
  };
};

export function logIn(world: MockWorld, account: DemoAccount, impersonatedBy: DemoAccount | null = null) {
  const token = `token-${world.newId()}`;
  world.sessions.set(token, { userId: account.id, impersonatedBy: impersonatedBy?.id ?? null });
  return { token, user: accountFrom(world, account, impersonatedBy) };
}

export const passwordOf = ({ passwords }: MockWorld, { id }: DemoAccount): string =>
  passwords.get(id) ?? demoPassword;

const byEmail = ({ accounts }: MockWorld, email: string) =>
  accounts.find((account) => account.email === email);

function opened(
  world: MockWorld,
  {
    firstName,
    lastName,
    email,
    isBusiness = false,
  }: { firstName: string; lastName: string; email: string; isBusiness?: boolean | undefined },
): DemoAccount {
  const id = world.newId();
  const nowhere = {
    hub: "ICT",
    region: null,
    place: "Wichita, KS",
    coordinates: [-97.3301, 37.6872],
  } as const;
  const slug = `${firstName} ${lastName}`
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");
  const rights = { admin: false, isBusiness, blocked: false, blockedReason: null, payoutsConnected: false };
  return {
    id,
    email,
    emailVerified: false,
    firstName,
    lastName,
    phone: null,
    slug: `${slug === "" ? "member" : slug}-${id.slice(-4)}`,
    picture: null,
    ...rights,
    ...nowhere,
    createdAt: world.now(),
    shop: null,
    pickupCalendar: null,
  };
}

/** As the server mails it: the newest token alone works. */
function mailVerification(
  { emailVerifications, newId }: MockWorld,
  { id, emailVerified }: DemoAccount,
): void {
  if (emailVerified) return;
  for (const [token, userId] of emailVerifications) if (userId === id) emailVerifications.delete(token);
  emailVerifications.set(`verification-token-${newId()}`, id);
}

/** Sessions, and admins inside other accounts. */
export const accountMocks: readonly MockRoute[] = [
  mock(authEndpoints.register, ({ body, world }) => {
    if (byEmail(world, body.email))
      throw problem("email-taken", {
        errors: [{ path: "email", message: "This email address already has an account" }],
      });
    if (new Set(body.password).size < 3) throw badField("password", "This password is easy to guess");
    const account = opened(world, body);
    storeAccount(world, account);
    world.passwords.set(account.id, body.password);
    mailVerification(world, account);
    return logIn(world, account);
  }),
  mock(authEndpoints.login, ({ body, world }) => {
    const account = byEmail(world, body.email);
    if (account === undefined || body.password !== passwordOf(world, account))
      throw problem("wrong-credentials");
    if (!world.twoSteps.has(account.id)) return logIn(world, account);
    const challenge = `login-challenge-${world.newId()}`;
    world.loginChallenges.set(challenge, account.id);
    const expiresAt = new Date(Date.parse(world.now()) + constants.loginChallengeValidity);
    return new MockReply(202, { challenge, expiresAt: expiresAt.toISOString() });
  }),
  mock(authEndpoints.logout, ({ caller, world }) => void world.sessions.delete(caller.token)),
  mock(authEndpoints.me, ({ caller, world }) => accountFrom(world, caller.account, caller.impersonatedBy)),
  mock(authEndpoints.sendVerificationEmail, ({ caller, world }) => {
    if (caller.impersonatedBy !== null) throw problem("not-while-entered");
    mailVerification(world, caller.account);
  }),
  mock(authEndpoints.verifyEmail, ({ body: { token }, world }) => {
    const account = world.index.accounts.get(world.emailVerifications.get(token) ?? "");
    if (account === undefined)
      throw badField("token", "This link has expired or was used already. Send yourself a new one.");
    world.emailVerifications.delete(token);
    storeAccount(world, { ...account, emailVerified: true });
    return { email: account.email };
  }),
  mock(authEndpoints.changeHome, ({ caller: { account, impersonatedBy }, body: { home }, world }) => {
    if (home === null) world.homes.delete(account.id);
    else world.homes.set(account.id, home);
    return accountFrom(world, account, impersonatedBy);
  }),
  mock(pickupCalendarEndpoints.get, ({ caller: { account } }) => ({ calendar: account.pickupCalendar })),
  mock(pickupCalendarEndpoints.set, ({ caller: { account }, body: { calendar }, world }) => {
    storeAccount(world, { ...account, pickupCalendar: calendar });
    return { calendar };
  }),
  mock(adminEndpoints.enterAccount, ({ body, caller, world }) => {
    const account = world.index.accounts.get(body.id);
    if (account === undefined) throw problem("not-found");
    if (account.admin) throw problem("permission-denied");
    return logIn(world, account, caller.account);
  }),
  mock(adminEndpoints.leaveAccount, ({ caller, world }) => {
    if (caller.impersonatedBy === null) throw problem("permission-denied");
    world.sessions.delete(caller.token);
    return logIn(world, caller.impersonatedBy);
  }),
];
