import { createApi } from "@heirloop/api-client/http/http-client";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import { expect, test } from "vitest";
import { getLoginPurpose } from "./login-purpose.ts";
import { applyPendingBlock } from "./pending-block.server.ts";

function answering(status: number) {
  const requests: string[] = [];
  const api = createApi({
    prefix: "http://api.test",
    token: () => "token",
    retry: 0,
    fetch: async (input, init) => {
      const request = new Request(input, init);
      requests.push(`${request.method} ${new URL(request.url).pathname}`);
      const body =
        status < 400
          ? {
              person: { _id: "user-0001", firstName: "Sam", slug: "sam", picture: null, isBusiness: false },
              since: "2026-11-21T04:00:00.000Z",
            }
          : { type: "about:blank", title: "No", status, code: "state-conflict" };
      return Response.json(body, {
        status,
        headers: { "content-type": status < 400 ? "application/json" : "application/problem+json" },
      });
    },
  });
  return { api, requests };
}

const waiting = pageUrls.blockedPeople({ block: "user-0001" });

test("blocks the person and continues with the list of blocked people", async () => {
  const { api, requests } = answering(200);
  expect(await applyPendingBlock(api, waiting)).toBe(pageUrls.blockedPeople({ blocked: "user-0001" }));
  expect(requests).toEqual(["PUT /api/blocked-people/user-0001"]);
});

test.each(["/settings/blocked", "/settings/blocked?block=", "/collections?block=user-0001"])(
  "calls nothing for %s, which has no pending block",
  async (path) => {
    const { api, requests } = answering(200);
    expect(await applyPendingBlock(api, path)).toBe(path);
    expect(requests).toEqual([]);
  },
);

test("keeps the URL, whose page says so, when the person could not be blocked", async () => {
  expect(await applyPendingBlock(answering(409).api, waiting)).toBe(waiting);
});

test("says before login what follows it", () => {
  expect([waiting, "/collections?favorite=listing-0001", "/collections", null].map(getLoginPurpose)).toEqual([
    "to block this person",
    "to save this piece",
    undefined,
    undefined,
  ]);
});
