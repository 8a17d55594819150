import { personalDataEndpoints } from "@heirloop/contract/personal-data/personal-data.endpoints";
import { twoStepEndpoints } from "@heirloop/contract/two-step/two-step.endpoints";
import { authEndpoints } from "@heirloop/contract/user/user.endpoints";
import { demoPassword } from "@heirloop/demo/account/accounts";
import { describe, expect, test } from "vitest";
import { type As, type Contract, inShort } from "./contract-target.ts";

const password = "a long good phrase 7";

export function personalDataCalls(contract: Contract): void {
  const { answer, problem } = contract;

  async function newUser(name: string) {
    const email = `${name}@demo.test`;
    const { token } = await answer("guest", authEndpoints.register, {
      body: { firstName: "Cleo", lastName: "Roth", email, password },
    });
    return { as: { token }, email };
  }
  const close = (as: As, body: object) => problem(as, personalDataEndpoints.close, { body }).then(inShort);

  describe("/api/auth/me/data", () => {
    test("returns what is stored about the owner, who enters the password again", async () => {
      const { as, email } = await newUser("data-copy");
      expect(
        inShort(await problem(as, personalDataEndpoints.copy, { body: { password: "not the password" } })),
      ).toBe("401 wrong-credentials");
      const { account } = await answer(as, personalDataEndpoints.copy, { body: { password } });
      expect(account).toMatchObject({ email, firstName: "Cleo" });
    });
  });

  describe("/api/auth/me/close", () => {
    test("closes an account, which nobody logs in to anymore", async () => {
      const { as, email } = await newUser("closes");
      expect(await answer(as, personalDataEndpoints.closing)).toEqual({ obstacles: [], needsCode: false });
      expect(await close(as, { password: "not the password" })).toBe("401 wrong-credentials");
      await answer(as, personalDataEndpoints.close, { body: { password } });
      expect(inShort(await problem(as, authEndpoints.me))).toBe("401 unauthenticated");
      expect(inShort(await problem("guest", authEndpoints.login, { body: { email, password } }))).toBe(
        "401 wrong-credentials",
      );
    });

    test("needs a code while two-step verification is on", async () => {
      const owner = await newUser("closes-with-code");
      const { setUp, key } = await answer(owner.as, twoStepEndpoints.setUp, { body: { password } });
      const { token, recoveryCodes } = await answer(owner.as, twoStepEndpoints.turnOn, {
        body: { setUp, code: contract.appCode(key) },
      });
      const as = { token };
      expect(await answer(as, personalDataEndpoints.closing)).toMatchObject({ needsCode: true });
      expect([
        await close(as, { password }),
        await close(as, { password, code: "aaaa-bbbb-cccc-dddd" }),
      ]).toEqual(["422 invalid code", "401 wrong-code"]);
      await answer(as, personalDataEndpoints.close, { body: { password, code: recoveryCodes[0] ?? "" } });
      expect(inShort(await problem(as, authEndpoints.me))).toBe("401 unauthenticated");
    });

    test("says what has to be finished first, and changes nothing until then", async () => {
      const { obstacles } = await answer("shopper", personalDataEndpoints.closing);
      expect(obstacles.map(({ kind }) => kind)).toEqual(expect.arrayContaining(["purchases"]));
      expect(await close("shopper", { password: demoPassword })).toBe("409 state-conflict");
      expect((await answer("shopper", authEndpoints.me)).firstName).not.toBe("Former member");
      expect((await answer("admin", personalDataEndpoints.closing)).obstacles).toEqual(
        expect.arrayContaining([{ kind: "admin-rights", count: 1, orderId: null }]),
      );
    });
  });
}
