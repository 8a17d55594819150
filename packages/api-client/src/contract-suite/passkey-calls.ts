import { adminEndpoints } from "@heirloop/contract/admin/admin.endpoints";
import { passkeyEndpoints } from "@heirloop/contract/passkey/passkey.endpoints";
import { twoStepEndpoints } from "@heirloop/contract/two-step/two-step.endpoints";
import { authEndpoints } from "@heirloop/contract/user/user.endpoints";
import { createSoftwarePasskey } from "@heirloop/demo/testing/software-passkey";
import { describe, expect, test } from "vitest";
import { type As, type Contract, inShort } from "./contract-target.ts";

const password = "a long good phrase 7";

export function passkeyCalls(contract: Contract): void {
  const { answer, problem } = contract;

  async function newUser(name: string) {
    const email = `${name}@demo.test`;
    const { token, user } = await answer("guest", authEndpoints.register, {
      body: { firstName: "Vera", lastName: "Roth", email, password },
    });
    return { as: { token }, email, id: user._id };
  }
  const begin = (as: As, body: { password: string; code?: string } = { password }) =>
    answer(as, passkeyEndpoints.creationOptions, { body });
  const requestOptions = () => answer("guest", passkeyEndpoints.requestOptions);
  const list = async (as: As) => (await answer(as, passkeyEndpoints.list)).passkeys;

  describe("/api/auth/passkeys", () => {
    test("adds a passkey that logs in, and removes it", async () => {
      const owner = await newUser("passkey-owner");
      const device = createSoftwarePasskey(contract.origin);
      const options = await begin(owner.as);
      expect(options).toMatchObject({ user: { name: owner.email, displayName: "Vera Roth" } });
      const added = await answer(owner.as, passkeyEndpoints.add, { body: device.create(options, "Phone") });
      expect(added).toMatchObject({ _id: device.id, name: "Phone", lastUsedAt: null });
      expect((await begin(owner.as)).excludeCredentials.map(({ id }) => id)).toEqual([device.id]);

      const login = device.get(await requestOptions());
      const { user, token } = await answer("guest", passkeyEndpoints.logIn, { body: login });
      expect(user.email).toBe(owner.email);
      expect(inShort(await problem("guest", passkeyEndpoints.logIn, { body: login }))).toBe(
        "401 wrong-passkey",
      );
      expect((await list({ token })).map(({ lastUsedAt }) => lastUsedAt)).toEqual([expect.any(String)]);

      await answer({ token }, passkeyEndpoints.remove, { params: { id: device.id } });
      expect(await list({ token })).toEqual([]);
      const body = device.get(await requestOptions());
      expect(inShort(await problem("guest", passkeyEndpoints.logIn, { body }))).toBe("401 wrong-passkey");
    });

    test("needs the password, a code while two-step verification is on, and the owner", async () => {
      const owner = await newUser("passkey-refused");
      const inside = await answer("admin", adminEndpoints.enterAccount, { body: { id: owner.id } });
      const refused = (as: As, body: object) =>
        problem(as, passkeyEndpoints.creationOptions, { body }).then(inShort);
      expect([
        await refused(owner.as, { password: "not the password" }),
        await refused(owner.as, { password: "" }),
        await refused({ token: inside.token }, { password }),
        await refused("guest", { password }),
      ]).toEqual([
        "401 wrong-credentials",
        "422 invalid password",
        "403 not-while-entered",
        "401 unauthenticated",
      ]);
      const { setUp, key } = await answer(owner.as, twoStepEndpoints.setUp, { body: { password } });
      const { token, recoveryCodes } = await answer(owner.as, twoStepEndpoints.turnOn, {
        body: { setUp, code: contract.appCode(key) },
      });
      expect([
        await refused({ token }, { password }),
        await refused({ token }, { password, code: "aaaa-bbbb-cccc-dddd" }),
      ]).toEqual(["422 invalid code", "401 wrong-code"]);
      await begin({ token }, { password, code: recoveryCodes[0] ?? "" });
    });

    test("rejects what another account began, and what is no passkey", async () => {
      const [vera, other] = [await newUser("passkey-vera"), await newUser("passkey-other")];
      const device = createSoftwarePasskey(contract.origin);
      const created = device.create(await begin(vera.as), "Phone");
      const refused = (as: As, body: object) => problem(as, passkeyEndpoints.add, { body }).then(inShort);
      expect([
        await refused(other.as, created),
        await refused(vera.as, { ...created, name: " " }),
        await refused(vera.as, { ...created, id: "not base64url!" }),
        await refused(vera.as, { ...created, clientDataJSON: "e30" }),
      ]).toEqual(["401 wrong-passkey", "422 invalid name", "422 invalid id", "401 wrong-passkey"]);
      await answer(vera.as, passkeyEndpoints.add, { body: created });
      await answer(other.as, passkeyEndpoints.remove, { params: { id: device.id } });
      expect(await list(vera.as)).toHaveLength(1);
    });
  });
}
