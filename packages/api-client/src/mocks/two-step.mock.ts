import { twoStepEndpoints } from "@heirloop/contract/two-step/two-step.endpoints";
import { formatRecoveryCode, isAppCode } from "@heirloop/contract/user/login-code";
import { constants } from "@heirloop/contract/constants/marketplace-constants";
import { authEndpoints } from "@heirloop/contract/user/user.endpoints";
import type { DemoAccount } from "@heirloop/demo/records/account";
import { logIn, passwordOf } from "./account.mock.ts";
import { mock, type MockCaller, type MockRoute } from "./mock-handler.ts";
import { badField, problem } from "./mock-problem.ts";
import type { MockWorld } from "./mock-world.ts";

/** What an authenticator app shows, for every key and at any time. */
export const mockAppCode = "246810";

/** Ends the account's sessions, and its logins that wait for a code. */
export function endSessions({ sessions, loginChallenges }: MockWorld, userId: string): void {
  for (const [token, session] of sessions) if (session.userId === userId) sessions.delete(token);
  for (const [token, owner] of loginChallenges) if (owner === userId) loginChallenges.delete(token);
}

export function checkOwner(
  world: MockWorld,
  { account, impersonatedBy }: MockCaller,
  password?: string,
): void {
  if (impersonatedBy !== null) throw problem("not-while-entered");
  if (password !== undefined && password !== passwordOf(world, account)) throw problem("wrong-credentials");
}

/** Uses a code of the app, or a recovery code, once. */
export function spendCode({ twoSteps }: MockWorld, userId: string, code: string): void {
  const twoStep = twoSteps.get(userId);
  if (twoStep === undefined) throw problem("state-conflict");
  if (isAppCode(code) ? code !== mockAppCode : !twoStep.recoveryCodes.includes(code))
    throw problem("wrong-code");
  const recoveryCodes = twoStep.recoveryCodes.filter((other) => other !== code);
  twoSteps.set(userId, { ...twoStep, recoveryCodes });
}

/** Turns it on or renews the recovery codes, in a new session. */
function withNewCodes(world: MockWorld, account: DemoAccount) {
  const since = world.twoSteps.get(account.id)?.since ?? world.now();
  // Ids end in digits, which codes have only some of.
  const recoveryCodes = Array.from({ length: constants.recoveryCodes }, () =>
    world
      .newId()
      .replaceAll(/\d/g, (digit) => "abcdefghij".charAt(Number(digit)))
      .padStart(16, "a"),
  );
  world.twoSteps.set(account.id, { since, recoveryCodes });
  endSessions(world, account.id);
  return { token: logIn(world, account).token, recoveryCodes: recoveryCodes.map(formatRecoveryCode) };
}

/** Two-step verification, and logins with it. */
export const twoStepMocks: readonly MockRoute[] = [
  mock(authEndpoints.confirmLogin, ({ body: { challenge, code }, world }) => {
    const account = world.index.accounts.get(world.loginChallenges.get(challenge) ?? "");
    if (account === undefined) throw problem("login-expired");
    spendCode(world, account.id, code);
    world.loginChallenges.delete(challenge);
    return logIn(world, account);
  }),
  mock(twoStepEndpoints.get, ({ caller: { account }, world }) => {
    const twoStep = world.twoSteps.get(account.id);
    return {
      since: twoStep?.since ?? null,
      recoveryCodesLeft: twoStep?.recoveryCodes.length ?? 0,
      required: false,
    };
  }),
  mock(twoStepEndpoints.setUp, ({ caller, body: { password }, world }) => {
    checkOwner(world, caller, password);
    if (world.twoSteps.has(caller.account.id)) throw problem("state-conflict");
    const key = "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP";
    return { setUp: "set-up", key, uri: `otpauth://totp/Heirloop:${caller.account.email}?secret=${key}` };
  }),
  mock(twoStepEndpoints.turnOn, ({ caller, body: { setUp, code }, world }) => {
    checkOwner(world, caller);
    if (setUp !== "set-up") throw badField("setUp", "This key is too old; start again");
    if (world.twoSteps.has(caller.account.id)) throw problem("state-conflict");
    if (code !== mockAppCode) throw problem("wrong-code");
    return withNewCodes(world, caller.account);
  }),
  mock(twoStepEndpoints.renewRecoveryCodes, ({ caller, body: { password, code }, world }) => {
    checkOwner(world, caller, password);
    spendCode(world, caller.account.id, code);
    return withNewCodes(world, caller.account);
  }),
  mock(twoStepEndpoints.turnOff, ({ caller, body: { password, code }, world }) => {
    checkOwner(world, caller, password);
    spendCode(world, caller.account.id, code);
    world.twoSteps.delete(caller.account.id);
    endSessions(world, caller.account.id);
    return { token: logIn(world, caller.account).token };
  }),
];
