import { constants } from "@heirloop/contract/constants/marketplace-constants";
import type { Deps } from "../../deps.ts";
import { hashToken } from "../../http/token-hash.ts";
import type { Db } from "../../platform/database/database.ts";
import { problem } from "../../platform/problem.ts";
import { seal, unseal } from "../../platform/secrets/seal.ts";
import { insertUsedChallenge } from "./passkey.queries.ts";

/** What a challenge is for: one cannot be used in place of another. */
export const loginPurpose = "passkey login";
/** The password and the code were checked for this account in this session. */
export const creationPurpose = ({ userId, sessionId }: { userId: string; sessionId: string }): string =>
  `passkey creation ${userId} ${sessionId}`;

type Sealing = Pick<Deps, "signingKey" | "now">;

const sealingKey = ({ signingKey }: Pick<Deps, "signingKey">): Buffer => signingKey("passkey");

/**
 * A random challenge, in base64url, which is valid for five minutes. It carries its own expiry in a sealed form, so
 * that nothing is stored until it is used: anybody can ask for one.
 */
export const createChallenge = (deps: Sealing, purpose: string): string =>
  seal(String(deps.now().getTime() + constants.passkeyChallengeValidity), sealingKey(deps), purpose);

/**
 * The only check of a challenge, after the signature was verified and within the transaction that acts on it. Throws
 * `wrong-passkey` if it is too old, for something else, or was used before.
 */
export async function spendChallenge(
  tx: Db,
  deps: Sealing,
  challenge: string,
  purpose: string,
): Promise<void> {
  const expiresAt = new Date(Number(unseal(challenge, sealingKey(deps), purpose) ?? 0));
  if (expiresAt <= deps.now()) throw problem("wrong-passkey");
  const challengeHash = hashToken(challenge);
  if (!(await insertUsedChallenge(tx, { challengeHash, expiresAt }))) throw problem("wrong-passkey");
}
