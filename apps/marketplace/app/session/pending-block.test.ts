import { pageUrls } from "@heirloop/contract/page/page-urls";
import { expect, test } from "vitest";
import { serverWith } from "../testing/server-with.ts";
import { getLoginPurpose } from "./login-purpose.ts";
import { runPendingActions } from "./pending-actions.server.ts";

const call = "PUT /api/blocked-people/user-0001";
const blocked = {
  status: 200,
  body: {
    person: { _id: "user-0001", firstName: "Sam", slug: "sam", picture: null, isBusiness: false },
    since: "2026-11-21T04:00:00.000Z",
  },
};
const refused = {
  status: 409,
  body: { type: "about:blank", title: "No", status: 409, code: "state-conflict" },
};

const waiting = pageUrls.blockedPeople({ block: "user-0001" });

test("blocks the person and continues with the list of blocked people", async () => {
  const { api, requests } = serverWith({ [call]: [blocked] });
  expect(await runPendingActions(api, waiting)).toBe(pageUrls.blockedPeople({ blocked: "user-0001" }));
  expect(requests).toEqual([call]);
});

test.each(["/settings/blocked", "/settings/blocked?block=", "/collections?block=user-0001"])(
  "calls nothing for %s, which has no pending block",
  async (path) => {
    const { api, requests } = serverWith({ [call]: [blocked] });
    expect(await runPendingActions(api, path)).toBe(path);
    expect(requests).toEqual([]);
  },
);

test("keeps the URL, whose page says so, when the person could not be blocked", async () => {
  expect(await runPendingActions(serverWith({ [call]: [refused] }).api, waiting)).toBe(waiting);
});

test("says before login what follows it", () => {
  expect([waiting, "/collections?favorite=listing-0001", "/collections", null].map(getLoginPurpose)).toEqual([
    "to block this person",
    "to save this piece",
    undefined,
    undefined,
  ]);
});
