import { Hono } from "hono";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createApp } from "../app.ts";
import { streamedPost } from "../testing/streamed-post.ts";
import { startTestServer, type TestServer } from "../testing/test-server.ts";
import type { Caller } from "./caller.ts";
import type { HttpEnv } from "./http-env.ts";
import { largestText } from "./payload.ts";
import { hashToken } from "./token-hash.ts";

const user: Caller = {
  userId: "user",
  sessionId: "session-user",
  admin: false,
  isBusiness: false,
  blocked: false,
  impersonatedBy: null,
};

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({
    sessions: {
      lookup: async (_db, hash) => (hash === hashToken("user") ? user : null),
      recordImpersonatedWrite: async () => {},
    },
    modules: [],
  });
});
afterAll(() => server.close());

test("limits a page's form to 256 kB, and a signed-in user's picture form to a picture's size", async () => {
  const app = createApp(server.deps, [], () =>
    new Hono<HttpEnv>().post("/form", async ({ req }) => new Response(await req.raw.text())),
  );
  const megabyte = 1024 * 1024;
  const send = async (bytes: number, type: string, cookie = "") => {
    const { init, taken } = streamedPost({ bytes }, { "content-type": type, cookie });
    const answer = await app.fetch(new Request("http://localhost/form", init));
    return { status: answer.status, text: await answer.text(), taken: taken() };
  };
  const multipart = "multipart/form-data; boundary=b";
  const small = await send(largestText, "application/x-www-form-urlencoded");
  expect([small.status, small.text.length]).toEqual([200, largestText]);
  const large = await send(450 * megabyte, "application/x-www-form-urlencoded");
  expect([large.status, JSON.parse(large.text), large.taken < megabyte]).toEqual([
    413,
    expect.objectContaining({ code: "too-large" }),
    true,
  ]);
  const picture = await send(15 * megabyte, multipart, "theme=dark; token=user");
  expect([picture.status, picture.text.length]).toEqual([200, 15 * megabyte]);
  const several = await send(450 * megabyte, multipart, "token=user");
  expect([several.status, several.taken < 17 * megabyte]).toEqual([413, true]);
  for (const cookie of ["", "token=gone"]) {
    const strangers = await send(450 * megabyte, multipart, cookie);
    expect([strangers.status, strangers.taken < megabyte]).toEqual([413, true]);
  }
});

test.each([
  ["announces its size", "/form", { "content-length": String(450 * 1024 * 1024) }],
  ["is read whole", "/form", {}],
  ["is streamed to the page", "/edit", {}],
])("answers a browser with a page when a form that %s is too large", async (_, path, announced) => {
  const app = createApp(server.deps, [], () =>
    new Hono<HttpEnv>().post("*", async ({ req }) => {
      await req.raw.text();
      return new Response("saved", { headers: { "x-page": "rendered" } });
    }),
  );
  const { init } = streamedPost(
    { bytes: 450 * 1024 * 1024 },
    {
      "content-type": "multipart/form-data; boundary=b",
      cookie: "token=user",
      accept: "text/html,application/xhtml+xml;q=0.9",
      ...announced,
    },
  );
  const answer = await app.fetch(new Request(`http://localhost${path}`, init));
  expect([
    answer.status,
    answer.headers.get("content-type"),
    answer.headers.get("cache-control"),
    answer.headers.get("x-page"),
  ]).toEqual([413, "text/html; charset=UTF-8", "no-store", null]);
  expect(await answer.text()).toMatch(/This is too large to send.*up to 15 MB/s);
});

test.each(["/edit", "/edit/piece", "/consign-form"])(
  "streams a form with all pictures of a piece at %s",
  async (path) => {
    const megabyte = 1024 * 1024;
    let held = 0;
    const app = createApp(server.deps, [], () =>
      new Hono<HttpEnv>().post("*", async ({ req }) => {
        let read = 0;
        for await (const chunk of req.raw.body ?? []) {
          read += chunk.byteLength;
          held = Math.max(held, sent.taken() - read);
        }
        return new Response(String(read));
      }),
    );
    const headers = { "content-type": "multipart/form-data; boundary=b", cookie: "token=user" };
    let sent = streamedPost({ bytes: 150 * megabyte }, headers);
    const answer = await app.fetch(new Request(`http://localhost${path}`, sent.init));
    expect([answer.status, await answer.text()]).toEqual([200, String(150 * megabyte)]);
    expect(held).toBeLessThan(megabyte);
    sent = streamedPost({ bytes: 450 * megabyte }, headers);
    const endless = await app.fetch(new Request(`http://localhost${path}`, sent.init));
    expect([endless.status, sent.taken() < 200 * megabyte]).toEqual([413, true]);
  },
);
