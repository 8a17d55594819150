import { expect, test } from "vitest";
import { newPushDeviceSchema, pushContentSchema } from "./push.schema.ts";

const p256dh = `B${"a-_9".repeat(21)}Zz`;
const auth = `${"a-_9".repeat(5)}Zz`;
const device = { endpoint: "https://push.example.com/abc", keys: { p256dh, auth } };
const errorOf = (changed: object) => {
  const issue = newPushDeviceSchema.safeParse({ ...device, ...changed }).error?.issues[0];
  return issue && [issue.path.join("."), issue.message];
};

test("accepts a subscription as a browser writes it, with or without a name", () => {
  expect([errorOf({}), errorOf({ name: "Chrome on Windows" })]).toEqual([undefined, undefined]);
});

test("rejects a URL that is no push service's", () => {
  expect(errorOf({ endpoint: "https://10.0.0.1/abc" })).toEqual([
    "endpoint",
    "This is not the address of a push service",
  ]);
});

test.each([
  ["a compressed point", `C${p256dh.slice(1)}`],
  ["a short key", p256dh.slice(0, -1)],
  ["a long key", `${p256dh}a`],
  ["a key after something else", `x${p256dh}`],
  ["plain base64", `${p256dh.slice(0, -1)}+`],
])("rejects %s", (_, key) => {
  expect(errorOf({ keys: { p256dh: key, auth } })).toEqual(["keys.p256dh", "This is not a key"]);
});

test.each([
  ["a short secret", auth.slice(0, -1)],
  ["a long secret", `${auth}a`],
  ["a secret in plain base64", `${auth.slice(0, -1)}/`],
])("rejects %s", (_, secret) => {
  expect(errorOf({ keys: { p256dh, auth: secret } })).toEqual(["keys.auth", "This is not a key"]);
});

test("opens pages of this site only", () => {
  const content = { id: "notification-1", title: "Messages", body: "Sam wrote" };
  const urls = ["/orders?chat=chat-1", "https://example.com/"];
  expect(urls.map((url) => pushContentSchema.safeParse({ ...content, url }).success)).toEqual([true, false]);
});
