import { once } from "node:events";
import { createServer } from "node:http";
import { expect, onTestFinished, test } from "vitest";
import { toRateLimitAddress } from "./rate-limit-address.ts";
import { createListener } from "./listener.ts";

test.each([
  ["203.0.113.9", "203.0.113.9"],
  ["::ffff:203.0.113.9", "203.0.113.9"],
  ["::FFFF:cb00:7109", "203.0.113.9"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:0DB8:0001:0002::1", "2001:db8:1:2::/64"],
  ["2001:db8::1", "2001:db8:0:0::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
  ["unknown", "unknown"],
])("counts %s as %s", (address, limited) => {
  expect(toRateLimitAddress(address)).toBe(limited);
});

test("gives the app the network of a visitor behind the proxy", async () => {
  const app = { fetch: (_: Request, bindings: { ip?: string } = {}) => new Response(bindings.ip) };
  const http = createServer(createListener(app, { trustProxy: true })).listen(0, "127.0.0.1");
  onTestFinished(() => void http.close());
  await once(http, "listening");
  const address = http.address();
  if (address === null || typeof address === "string") throw new Error("The server has no port.");
  const ipOf = async (forwarded: string) =>
    (await fetch(`http://127.0.0.1:${address.port}`, { headers: { "x-forwarded-for": forwarded } })).text();
  expect([await ipOf("2001:db8:1:2::3"), await ipOf("192.0.2.1, 2001:db8:1:2::4")]).toEqual([
    "2001:db8:1:2::/64",
    "2001:db8:1:2::/64",
  ]);
});
