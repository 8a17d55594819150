import { brand } from "@heirloop/contract/brand/brand";
import type { NewPasskey, PasskeyLogin } from "@heirloop/contract/passkey/passkey.endpoints";
import { constants } from "@heirloop/contract/constants/marketplace-constants";
import type { Env } from "../../env.ts";
import { problem } from "../../platform/problem.ts";
import type { PasskeyRow } from "./passkey.table.ts";

/** Few logins need the library, so no start waits for it. */
const loadLibrary = () => import("@simplewebauthn/server");

type Site = Pick<Env, "publicUrl">;

/** EdDSA, ECDSA with P-256, and RSA, which all authenticators together support. */
const algorithms = [-8, -7, -257];

/** A passkey belongs to the host of the site, and works on no other one. */
const relyingPartyId = ({ publicUrl }: Site): string => new URL(publicUrl).hostname;

/** What is expected of a signature. Its challenge is read, not checked: `spendChallenge` does that. */
const expectedBy = (site: Site, onChallenge: (challenge: string) => void) => ({
  expectedChallenge: (challenge: string) => {
    onChallenge(challenge);
    return true;
  },
  expectedOrigin: new URL(site.publicUrl).origin,
  expectedRPID: relyingPartyId(site),
  requireUserVerification: true,
});

const toUserHandle = (userId: string): string => Buffer.from(userId).toString("base64url");
export const toUserId = (userHandle: string): string => Buffer.from(userHandle, "base64url").toString();

const toDescriptor = ({ id, transports }: Pick<PasskeyRow, "id" | "transports">) => ({
  id,
  type: "public-key" as const,
  transports,
});

export const creationOptions = (
  site: Site,
  challenge: string,
  user: { id: string; email: string; firstName: string; lastName: string },
  existing: readonly PasskeyRow[],
) => ({
  challenge,
  rp: { id: relyingPartyId(site), name: brand.name },
  user: {
    id: toUserHandle(user.id),
    name: user.email,
    displayName: `${user.firstName} ${user.lastName}`.trim(),
  },
  pubKeyCredParams: algorithms.map((alg) => ({ alg, type: "public-key" as const })),
  timeout: constants.passkeyChallengeValidity,
  excludeCredentials: existing.map(toDescriptor),
  authenticatorSelection: {
    residentKey: "required" as const,
    requireResidentKey: true,
    userVerification: "required" as const,
  },
  attestation: "none" as const,
});

export const requestOptions = (site: Site, challenge: string) => ({
  challenge,
  rpId: relyingPartyId(site),
  timeout: constants.passkeyChallengeValidity,
  userVerification: "required" as const,
});

/** The library rejects with errors of many kinds, all of which mean that the input is not right. */
const orWrongPasskey = <Result>(verification: Promise<Result>): Promise<Result> =>
  verification.catch((cause: unknown) => {
    throw problem("wrong-passkey", { cause });
  });

/**
 * Verifies what the browser created. Returns the public key in base64url, and the challenge, which is still to be spent.
 * Throws `wrong-passkey`.
 */
export async function verifyNewPasskey(
  site: Site,
  { id, clientDataJSON, attestationObject }: NewPasskey,
): Promise<{ publicKey: string; counter: number; challenge: string }> {
  let challenge = "";
  const { verifyRegistrationResponse } = await loadLibrary();
  const { registrationInfo } = await orWrongPasskey(
    verifyRegistrationResponse({
      ...expectedBy(site, (signed) => {
        challenge = signed;
      }),
      response: {
        id,
        rawId: id,
        type: "public-key",
        response: { clientDataJSON, attestationObject },
        clientExtensionResults: {},
      },
      supportedAlgorithmIDs: algorithms,
    }),
  );
  if (registrationInfo === undefined || registrationInfo.credential.id !== id) throw problem("wrong-passkey");
  const { publicKey, counter } = registrationInfo.credential;
  return { publicKey: Buffer.from(publicKey).toString("base64url"), counter, challenge };
}

/**
 * Verifies a signature of a known passkey. Returns its new counter, and the challenge, which is still to be spent. Throws
 * `wrong-passkey`.
 */
export async function verifyLogin(
  site: Site,
  { id, clientDataJSON, authenticatorData, signature, userHandle }: PasskeyLogin,
  passkey: PasskeyRow,
): Promise<{ counter: number; challenge: string }> {
  let challenge = "";
  const { verifyAuthenticationResponse } = await loadLibrary();
  const { verified, authenticationInfo } = await orWrongPasskey(
    verifyAuthenticationResponse({
      ...expectedBy(site, (signed) => {
        challenge = signed;
      }),
      response: {
        id,
        rawId: id,
        type: "public-key",
        response: { clientDataJSON, authenticatorData, signature, userHandle },
        clientExtensionResults: {},
      },
      credential: {
        id: passkey.id,
        publicKey: new Uint8Array(Buffer.from(passkey.publicKey, "base64url")),
        counter: passkey.counter,
      },
    }),
  );
  if (!verified) throw problem("wrong-passkey");
  return { counter: authenticationInfo.newCounter, challenge };
}
