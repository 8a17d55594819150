import { adminEndpoints } from "@heirloop/contract/admin/admin.endpoints";
import { twoStepEndpoints } from "@heirloop/contract/two-step/two-step.endpoints";
import {
  authEndpoints,
  loginChallengeSchema,
  type LoginChallenge,
  loginSchema,
} from "@heirloop/contract/user/user.endpoints";
import { describe, expect, test } from "vitest";
import { type As, type Contract, inShort } from "./contract-target.ts";

const password = "a long good phrase 7";
const wrongCode = "aaaa-bbbb-cccc-dddd";

export function twoStepCalls(contract: Contract): void {
  const { answer, problem } = contract;

  async function newUser(name: string) {
    const email = `${name}@demo.test`;
    const { token, user } = await answer("guest", authEndpoints.register, {
      body: { firstName: "Vera", lastName: "Roth", email, password },
    });
    return { as: { token }, email, id: user._id };
  }
  async function turnOn(as: As) {
    const { setUp, key, uri } = await answer(as, twoStepEndpoints.setUp, { body: { password } });
    expect([uri.includes(`secret=${key}`), uri.startsWith("otpauth://totp/Heirloop")]).toEqual([true, true]);
    const body = { setUp, code: contract.appCode(key) };
    const { token, recoveryCodes } = await answer(as, twoStepEndpoints.turnOn, { body });
    return { as: { token }, recoveryCodes };
  }
  /** A login that waits for its code. */
  async function begin(email: string): Promise<LoginChallenge> {
    const { status, body } = await contract.send("guest", authEndpoints.login, { body: { email, password } });
    expect(status).toBe(202);
    return loginChallengeSchema.parse(body);
  }
  const confirm = ({ challenge }: LoginChallenge, code: string | undefined) =>
    contract.send("guest", authEndpoints.confirmLogin, { body: { challenge, code } });

  describe("/api/auth/two-step", () => {
    test("asks for a code once it is on, and accepts each recovery code once", async () => {
      const owner = await newUser("two-step-login");
      expect(await answer(owner.as, twoStepEndpoints.get)).toEqual({
        since: null,
        recoveryCodesLeft: 0,
        required: false,
      });
      const { as, recoveryCodes } = await turnOn(owner.as);
      expect(new Set(recoveryCodes).size).toBe(10);
      expect(inShort(await problem(owner.as, authEndpoints.me))).toBe("401 unauthenticated");
      expect(await answer(as, twoStepEndpoints.get)).toMatchObject({ recoveryCodesLeft: 10 });

      const challenge = await begin(owner.email);
      expect((await confirm(challenge, wrongCode)).status).toBe(401);
      const { status, body } = await confirm(challenge, recoveryCodes[0]);
      expect([status, loginSchema.parse(body).user.email]).toEqual([200, owner.email]);
      expect((await confirm(challenge, recoveryCodes[1])).status).toBe(401);
      expect((await confirm(await begin(owner.email), recoveryCodes[0])).status).toBe(401);
      expect(await answer(as, twoStepEndpoints.get)).toMatchObject({ recoveryCodesLeft: 9 });
    });

    test("makes new recovery codes and turns off with the password and a code", async () => {
      const owner = await newUser("two-step-changes");
      const first = await turnOn(owner.as);
      const second = await answer(first.as, twoStepEndpoints.renewRecoveryCodes, {
        body: { password, code: first.recoveryCodes[0] ?? "" },
      });
      const as = { token: second.token };
      const refused = (body: object) => problem(as, twoStepEndpoints.turnOff, { body }).then(inShort);
      expect([
        await refused({ password, code: first.recoveryCodes[1] }),
        await refused({ password: "not the password", code: second.recoveryCodes[0] }),
        await refused({ password: "", code: "12" }),
      ]).toEqual(["401 wrong-code", "401 wrong-credentials", "422 invalid password code"]);
      expect(inShort(await problem(as, twoStepEndpoints.setUp, { body: { password } }))).toBe(
        "409 state-conflict",
      );
      const body = { password, code: second.recoveryCodes[0] ?? "" };
      const { token } = await answer(as, twoStepEndpoints.turnOff, { body });
      expect(await answer({ token }, twoStepEndpoints.get)).toMatchObject({
        since: null,
        recoveryCodesLeft: 0,
      });
      await answer("guest", authEndpoints.login, { body: { email: owner.email, password } });
    });

    test("rejects a wrong code, an unknown login or key, and anyone but the owner", async () => {
      const { as, id } = await newUser("two-step-refused");
      const { setUp } = await answer(as, twoStepEndpoints.setUp, { body: { password } });
      const inside = await answer("admin", adminEndpoints.enterAccount, { body: { id } });
      const body = { password, code: wrongCode };
      const unknown = { challenge: "x".repeat(43), code: "123456" };
      expect([
        inShort(await problem(as, twoStepEndpoints.turnOn, { body: { setUp, code: wrongCode } })),
        inShort(await problem(as, twoStepEndpoints.turnOn, { body: { setUp: "x", code: "123456" } })),
        inShort(await problem(as, twoStepEndpoints.turnOff, { body })),
        inShort(await problem({ token: inside.token }, twoStepEndpoints.setUp, { body: { password } })),
        inShort(await problem("guest", twoStepEndpoints.get)),
        inShort(await problem("guest", authEndpoints.confirmLogin, { body: unknown })),
      ]).toEqual([
        "401 wrong-code",
        "422 invalid setUp",
        "409 state-conflict",
        "403 not-while-entered",
        "401 unauthenticated",
        "401 login-expired",
      ]);
    });
  });

  describe("POST /api/admin/accounts/{id}/turn-off-two-step", () => {
    test("lets the password alone log in again, for accounts that are not admins'", async () => {
      const owner = await newUser("two-step-lost");
      const { as } = await turnOn(owner.as);
      const params = { id: owner.id };
      const body = { reason: "Proved the account by phone" };
      const account = () => answer("admin", adminEndpoints.account, { params });
      expect((await account()).twoStep).toBe(true);
      expect((await answer("admin", adminEndpoints.turnOffTwoStep, { params, body })).twoStep).toBe(false);
      expect(inShort(await problem(as, authEndpoints.me))).toBe("401 unauthenticated");
      await answer("guest", authEndpoints.login, { body: { email: owner.email, password } });
      expect([
        inShort(await problem("admin", adminEndpoints.turnOffTwoStep, { params, body })),
        inShort(await problem("admin", adminEndpoints.turnOffTwoStep, { params, body: { reason: " " } })),
        inShort(await problem("shopper", adminEndpoints.turnOffTwoStep, { params, body })),
      ]).toEqual(["409 state-conflict", "422 invalid reason", "403 permission-denied"]);
    });
  });
}
