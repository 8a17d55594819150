import { replaceRecoveryCodes } from "../modules/identity/recovery-code.queries.ts";
import { keyContext, twoStepKey } from "../modules/identity/login-challenge.service.ts";
import { updateUser } from "../modules/user/user.queries.ts";
import { hashToken } from "../http/token-hash.ts";
import { seal } from "../platform/secrets/seal.ts";
import type { TestServer } from "./test-server.ts";

/** A recovery code as the API accepts it. */
export const recoveryCode = "abcdefghijklmnop";

/** Turns two-step verification on with one recovery code, and leaves the sessions open. */
export async function turnOnTwoStepForTest({ db, deps, clock }: TestServer, userId: string): Promise<Buffer> {
  const key = Buffer.from("12345678901234567890");
  await updateUser(db, userId, {
    twoStepKey: seal(key.toString("base64url"), twoStepKey(deps), keyContext(userId)),
    twoStepSince: clock.now(),
  });
  await replaceRecoveryCodes(db, userId, [hashToken(recoveryCode)]);
  return key;
}
