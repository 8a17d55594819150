import { pushDevicesPerAccount, pushEndpoints } from "@heirloop/contract/push/push.endpoints";
import { authEndpoints, loginSchema } from "@heirloop/contract/user/user.endpoints";
import { demoPassword, emailOf } from "@heirloop/demo/account/accounts";
import { describe, expect, test } from "vitest";
import { type As, type Contract, inShort } from "./contract-target.ts";

const keys = { p256dh: `B${"a".repeat(86)}`, auth: "a".repeat(22) };
const endpointOf = (name: string) => `https://push.example.com/${name}`;

export function pushCalls(contract: Contract): void {
  const { answer, problem } = contract;
  /** Another browser in which the newcomer is logged in. */
  const browser = async (): Promise<{ token: string }> => {
    const login = await answer("guest", authEndpoints.login, {
      body: { email: emailOf("newcomer"), password: demoPassword },
    });
    return loginSchema.parse(login);
  };
  const subscribe = (as: As, endpoint: string, name?: string) =>
    answer(as, pushEndpoints.subscribe, {
      body: { endpoint, keys, ...(name === undefined ? {} : { name }) },
    });
  const inBrief = async (as: As) =>
    (await answer(as, pushEndpoints.get)).devices
      .map(({ name, current }) => [name, current ? "current" : "other"])
      .toSorted();

  describe("/api/push", () => {
    test("has a key for everyone, and devices for their account only", async () => {
      const guest = await answer("guest", pushEndpoints.get);
      expect([guest.devices, guest.publicKey]).toEqual([[], expect.stringMatching(/^B[\w-]{86}$/)]);
      expect(await answer("newcomer", pushEndpoints.get)).toEqual(guest);
    });

    test("keeps one subscription per session, which ends with the session", async () => {
      const [phone, laptop] = [await browser(), await browser()];
      await subscribe(phone, endpointOf("phone"), "Safari on iPhone");
      await subscribe(laptop, endpointOf("laptop"), "Chrome on Windows");
      expect(await inBrief(laptop)).toEqual([
        ["Chrome on Windows", "current"],
        ["Safari on iPhone", "other"],
      ]);
      const { devices } = await answer(phone, pushEndpoints.get);
      await subscribe(phone, endpointOf("phone-2"));
      expect((await answer(phone, pushEndpoints.get)).devices).toEqual(devices);
      await answer(phone, authEndpoints.logout);
      expect(await inBrief(laptop)).toEqual([["Chrome on Windows", "current"]]);
      const [device] = (await answer(laptop, pushEndpoints.get)).devices;
      const params = { id: device?._id ?? "" };
      expect(inShort(await problem("shopper", pushEndpoints.remove, { params }))).toBe("404 not-found");
      expect((await answer(laptop, pushEndpoints.remove, { params })).devices).toEqual([]);
      expect(inShort(await problem(laptop, pushEndpoints.remove, { params }))).toBe("404 not-found");
    });

    test("moves a browser to the account that subscribes it last", async () => {
      await subscribe("newcomer", endpointOf("shared"), "Firefox on Linux");
      const { devices } = await subscribe("shopper", endpointOf("shared"), "Firefox on Linux");
      expect(devices).toHaveLength(1);
      expect(await inBrief("newcomer")).toEqual([]);
      await answer("shopper", pushEndpoints.remove, { params: { id: devices[0]?._id ?? "" } });
    });

    test("allows so many browsers per account", async () => {
      const browsers = [];
      for (let number = 0; number < pushDevicesPerAccount; number += 1) {
        const one = await browser();
        await subscribe(one, endpointOf(`many-${number}`));
        browsers.push(one);
      }
      const body = { endpoint: endpointOf("one-more"), keys };
      expect(inShort(await problem("newcomer", pushEndpoints.subscribe, { body }))).toBe("409 limit-reached");
      for (const one of browsers) await answer(one, authEndpoints.logout);
      expect(await inBrief("newcomer")).toEqual([]);
    });

    test("requires a session, and refuses what is not a subscription", async () => {
      const valid = { endpoint: endpointOf("valid"), keys };
      const refused = (as: As, change: object) =>
        problem(as, pushEndpoints.subscribe, { body: { ...valid, ...change } }).then(inShort);
      expect([
        await refused("guest", {}),
        await refused("newcomer", { endpoint: "http://push.example.com/x" }),
        await refused("newcomer", { endpoint: "https://10.0.0.1/x" }),
        await refused("newcomer", { endpoint: endpointOf("x".repeat(1_000)) }),
        await refused("newcomer", { keys: { ...keys, p256dh: "short" } }),
        await refused("newcomer", { keys: { ...keys, auth: "short" } }),
        await refused("newcomer", { name: "x".repeat(61) }),
        inShort(await problem("guest", pushEndpoints.remove, { params: { id: "x" } })),
      ]).toEqual([
        "401 unauthenticated",
        "422 invalid endpoint",
        "422 invalid endpoint",
        "422 invalid endpoint",
        "422 invalid keys.p256dh",
        "422 invalid keys.auth",
        "422 invalid name",
        "401 unauthenticated",
      ]);
    });
  });
}
