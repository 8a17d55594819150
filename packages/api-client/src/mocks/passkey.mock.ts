import { constants } from "@heirloop/contract/constants/marketplace-constants";
import { brand } from "@heirloop/contract/brand/brand";
import { passkeyEndpoints } from "@heirloop/contract/passkey/passkey.endpoints";
import { totalMessage } from "@heirloop/contract/endpoint/total";
import * as z from "zod/mini";
import { logIn } from "./account.mock.ts";
import { mock, type MockRoute } from "./mock-handler.ts";
import { badField, problem } from "./mock-problem.ts";
import type { MockPasskey, MockWorld } from "./mock-world.ts";
import { checkOwner, spendCode } from "./two-step.mock.ts";

const toBase64Url = (text: string): string =>
  btoa(text).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
const fromBase64Url = (text: string): string => atob(text.replaceAll("-", "+").replaceAll("_", "/"));

const passkeysOf = ({ passkeys }: MockWorld, userId: string): MockPasskey[] =>
  passkeys.filter((one) => one.userId === userId);

const presented = ({ id, name, createdAt, lastUsedAt }: MockPasskey) => ({
  _id: id,
  name,
  createdAt,
  lastUsedAt,
});

export function removePasskeysOf(world: MockWorld, userId: string): void {
  world.passkeys.splice(0, world.passkeys.length, ...world.passkeys.filter((one) => one.userId !== userId));
}

function newChallenge({ passkeyChallenges, newId }: MockWorld, userId: string | null): string {
  const challenge = toBase64Url(newId());
  passkeyChallenges.set(challenge, userId);
  return challenge;
}

const clientDataSchema = z.object({ challenge: z.string() });

function readChallenge(clientDataJSON: string): string | null {
  try {
    return clientDataSchema.parse(JSON.parse(fromBase64Url(clientDataJSON))).challenge;
  } catch {
    return null;
  }
}

/** Checks what the browser signed, all but the signature, and uses its challenge. */
function spendChallenge(
  { passkeyChallenges }: MockWorld,
  clientDataJSON: string,
  userId: string | null,
): void {
  const challenge = readChallenge(clientDataJSON);
  if (challenge === null || passkeyChallenges.get(challenge) !== userId) throw problem("wrong-passkey");
  passkeyChallenges.delete(challenge);
}

const { total } = passkeyEndpoints.add;

function checkTotal(world: MockWorld, userId: string): void {
  if (total !== null && passkeysOf(world, userId).length >= total.most)
    throw problem("limit-reached", { detail: totalMessage(total) });
}

const rpId = "mocks.test";

/** Passkeys, and logins with them. Signatures are not verified. */
export const passkeyMocks: readonly MockRoute[] = [
  mock(passkeyEndpoints.list, ({ caller: { account }, world }) => ({
    passkeys: passkeysOf(world, account.id).map(presented),
  })),
  mock(passkeyEndpoints.creationOptions, ({ caller, body: { password, code }, world }) => {
    const { account } = caller;
    checkOwner(world, caller, password);
    checkTotal(world, account.id);
    if (world.twoSteps.has(account.id)) {
      if (code === undefined) throw badField("code", "Enter a code from your app");
      spendCode(world, account.id, code);
    }
    return {
      challenge: newChallenge(world, account.id),
      rp: { id: rpId, name: brand.name },
      user: {
        id: toBase64Url(account.id),
        name: account.email,
        displayName: `${account.firstName} ${account.lastName}`,
      },
      pubKeyCredParams: [-8, -7, -257].map((alg) => ({ alg, type: "public-key" as const })),
      timeout: constants.passkeyChallengeValidity,
      excludeCredentials: passkeysOf(world, account.id).map(({ id, transports }) => ({
        id,
        type: "public-key" as const,
        transports: [...transports],
      })),
      authenticatorSelection: {
        residentKey: "required" as const,
        requireResidentKey: true,
        userVerification: "required" as const,
      },
      attestation: "none" as const,
    };
  }),
  mock(passkeyEndpoints.add, ({ caller, body: { id, name, clientDataJSON, transports }, world }) => {
    checkOwner(world, caller);
    const userId = caller.account.id;
    spendChallenge(world, clientDataJSON, userId);
    checkTotal(world, userId);
    if (world.passkeys.some((one) => one.id === id)) throw problem("state-conflict");
    const passkey = { id, userId, name, transports, createdAt: world.now(), lastUsedAt: null };
    world.passkeys.push(passkey);
    return presented(passkey);
  }),
  mock(passkeyEndpoints.remove, ({ caller, params: { id }, world }) => {
    checkOwner(world, caller);
    const at = world.passkeys.findIndex((one) => one.id === id && one.userId === caller.account.id);
    if (at >= 0) world.passkeys.splice(at, 1);
  }),
  mock(passkeyEndpoints.requestOptions, ({ world }) => ({
    challenge: newChallenge(world, null),
    rpId,
    timeout: constants.passkeyChallengeValidity,
    userVerification: "required" as const,
  })),
  mock(passkeyEndpoints.logIn, ({ body: { id, clientDataJSON, userHandle }, world }) => {
    const passkey = world.passkeys.find((one) => one.id === id);
    if (passkey === undefined || fromBase64Url(userHandle) !== passkey.userId) throw problem("wrong-passkey");
    spendChallenge(world, clientDataJSON, null);
    const account = world.index.accounts.get(passkey.userId);
    if (account === undefined) throw problem("wrong-passkey");
    passkey.lastUsedAt = world.now();
    return logIn(world, account);
  }),
];
