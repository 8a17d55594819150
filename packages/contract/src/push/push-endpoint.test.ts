import { expect, test } from "vitest";
import { isLocalPushEndpoint, isPushEndpoint } from "./push-endpoint.ts";

test.each([
  "https://fcm.googleapis.com/fcm/send/abc:def",
  "https://updates.push.services.mozilla.com/wpush/v2/abc",
  "https://web.push.apple.com/abc",
  "https://wns2-par02p.notify.windows.com/w/?token=abc%2b",
  "https://push.example.com",
  "https://push.example.com?token=abc",
  "HTTPS://PUSH.EXAMPLE.COM/abc",
  // Only the end of a host name is private.
  "https://local.example.com/abc",
  "https://push.notlocal/abc",
  "https://push.localnet/abc",
  `https://push.example.com/${"a".repeat(1_000 - "https://push.example.com/".length)}`,
])("accepts %s", (endpoint) => {
  expect([isPushEndpoint(endpoint), isLocalPushEndpoint(endpoint)]).toEqual([true, false]);
});

test.each([
  "http://127.0.0.1:3999/push/1",
  "http://localhost:80/x",
  "http://LOCALHOST:65535",
  "http://localhost/x",
  "https://[::1]:1/x",
])("accepts %s, as one of this machine", (endpoint) => {
  expect([isPushEndpoint(endpoint), isLocalPushEndpoint(endpoint)]).toEqual([true, true]);
});

test.each([
  "",
  "push.example.com/abc",
  "http://push.example.com/abc",
  "ftp://push.example.com/abc",
  "https://push.example.com:8443/abc",
  "https://user:secret@push.example.com/abc",
  "https://push.example.com/abc#part",
  "https://intranet/abc",
  "https://printer.local/abc",
  "https://vault.internal/abc",
  "https://vault.internal./abc",
  "https://10.0.0.1/abc",
  "https://169.254.169.254/latest/meta-data",
  "https://0x0a000001/abc",
  "https://167772161/abc",
  "https://10.1/abc",
  "https://127.1/abc",
  "https://push.example.0x7f/abc",
  "https://push.example.com\\@10.0.0.1/abc",
  "https://push.example.com@10.0.0.1/abc",
  "https://push.example.com/a b",
  "https://push.example.com\n/abc",
  "https://localhost.example:x/abc",
  "https://[fd00::1]/abc",
  "https://[::ffff:10.0.0.1]/abc",
  "https://localhost:123456/abc",
  "https://localhost:/abc",
  "xhttps://push.example.com/abc",
  "https://push_example.com/abc",
  "https://.example.com/abc",
  "https://push..com/abc",
  `https://push.example.com/${"a".repeat(1_001 - "https://push.example.com/".length)}`,
])("rejects %s", (endpoint) => {
  expect([isPushEndpoint(endpoint), isLocalPushEndpoint(endpoint)]).toEqual([false, false]);
});

test.each([
  "local",
  "localhost",
  "internal",
  "intranet",
  "lan",
  "home",
  "arpa",
  "test",
  "invalid",
  "onion",
  "LOCAL",
])("rejects the private suffix .%s", (suffix) => {
  expect(isPushEndpoint(`https://push.${suffix}/abc`)).toBe(false);
});
