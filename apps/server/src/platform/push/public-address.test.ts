import type { LookupAddress } from "node:dns";
import { expect, test } from "vitest";
import { isPublicAddress, lookUpPublic } from "./public-address.ts";

const at = (address: string): LookupAddress => ({ address, family: address.includes(":") ? 6 : 4 });

test.each(["8.8.8.8", "142.250.74.138", "100.63.255.255", "172.32.0.1", "2a00:1450:4001:80f::200a"])(
  "%s is public",
  (address) => {
    expect(isPublicAddress(at(address))).toBe(true);
  },
);

test.each([
  "0.0.0.0",
  "10.1.2.3",
  "100.64.0.1",
  "127.0.0.1",
  "169.254.169.254",
  "172.31.255.255",
  "192.168.1.1",
  "198.18.0.1",
  "224.0.0.1",
  "255.255.255.255",
  "::",
  "::1",
  "::ffff:10.0.0.1",
  "64:ff9b::a00:1",
  "fc00::1",
  "fe80::1",
  "ff02::1",
  "2001::1",
  "2001:db8::1",
  "2002:a00:1::1",
])("%s is not", (address) => {
  expect(isPublicAddress(at(address))).toBe(false);
});

const lookUp = (addresses: readonly string[], all: boolean): Promise<unknown> =>
  new Promise((resolve) => {
    lookUpPublic((_, options, found) => {
      expect(options.all).toBe(true);
      found(null, addresses.map(at));
    })("push.example.com", { all }, (error, ...found) => resolve(error === null ? found : error.message));
  });

test("finds the addresses of a host on the internet", async () => {
  expect(await lookUp(["8.8.8.8", "8.8.4.4"], true)).toEqual([[at("8.8.8.8"), at("8.8.4.4")]]);
  expect(await lookUp(["8.8.8.8", "8.8.4.4"], false)).toEqual(["8.8.8.8", 4]);
});

test("fails for a host of which one address is not public", async () => {
  expect(await lookUp(["8.8.8.8", "10.0.0.1"], true)).toBe("push.example.com is not on the internet.");
  expect(await lookUp(["127.0.0.1"], false)).toBe("push.example.com is not on the internet.");
  expect(await lookUp([], false)).toBe("push.example.com has no address.");
});

test("fails as the resolver does", async () => {
  const message = await new Promise((resolve) => {
    lookUpPublic((_host, _options, found) => found(new Error("ENOTFOUND"), []))("x.example", {}, (error) =>
      resolve(error?.message),
    );
  });
  expect(message).toBe("ENOTFOUND");
});
