import { request, type IncomingMessage } from "node:http";
import { socketPath } from "@heirloop/contract/realtime/realtime.events";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";

let server: TestServer;
let origin: string;
beforeAll(async () => {
  server = await startTestServer();
  ({ origin } = await server.listen());
});
afterAll(() => server.close());

const secured = [
  "content-security-policy",
  "x-content-type-options",
  "x-frame-options",
  "referrer-policy",
  "cross-origin-resource-policy",
  "x-request-id",
];

test.each([
  ["a handshake", `${socketPath}/?EIO=4&transport=polling`, 200],
  ["an unknown transport", `${socketPath}/?EIO=4&transport=pigeon`, 400],
  ["an unknown session", `${socketPath}/?EIO=4&transport=polling&sid=none`, 400],
])("sends %s with the headers of every other response", async (_what, path, status) => {
  const page = await fetch(`${origin}/readyz`);
  const answer = await fetch(origin + path);
  expect(answer.status).toBe(status);
  for (const name of secured) {
    expect([name, page.headers.has(name)]).toEqual([name, true]);
    expect([name, answer.headers.has(name)]).toEqual([name, true]);
  }
  expect(answer.headers.get("cache-control")).toBe("no-store");
});

test.each([
  ["an unknown transport", "EIO=4&transport=pigeon", undefined],
  ["an unknown session", "EIO=4&transport=websocket&sid=none", undefined],
  ["a key that is none", "EIO=4&transport=websocket", "?"],
])(
  "refuses an upgrade with %s with the same headers",
  async (_what, query, key = "AAAAAAAAAAAAAAAAAAAAAA==") => {
    const upgrade = request(`${origin}${socketPath}/?${query}`, {
      headers: {
        connection: "Upgrade",
        upgrade: "websocket",
        "sec-websocket-version": "13",
        "sec-websocket-key": key,
      },
    });
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      upgrade.on("response", resolve).on("error", reject).end();
    });
    expect(answer.statusCode).toBe(400);
    expect(Object.keys(answer.headers)).toEqual(expect.arrayContaining([...secured, "cache-control"]));
    answer.destroy();
  },
);
