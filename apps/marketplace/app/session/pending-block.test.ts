import { pageUrls } from "@heirloop/contract/page/page-urls";
import { expect, test } from "vitest";
import { serverWith } from "../testing/server-with.ts";
import { getLoginPurpose } from "./login-purpose.ts";
import { runPendingActions } from "./pending-actions.server.ts";

test.each([
  pageUrls.blockedPeople({ block: "sam" }),
  "/settings/blocked?block=user-0001",
  "/settings/blocked?a=1&block=user-0001",
  "/collections?block=user-0001",
])("blocks nobody because of the link %s; its page asks", async (path) => {
  const { api, requests } = serverWith({ "PUT /api/blocked-people/user-0001": [{ status: 200 }] });
  expect(await runPendingActions(api, path)).toBe(path);
  expect(requests).toEqual([]);
});

test.each([
  [pageUrls.blockedPeople({ block: "sam" }), "to block this person"],
  ["/settings/blocked?a=1&block=sam", "to block this person"],
  ["/settings/blocked?block=", undefined],
  ["/collections?block=sam", undefined],
  ["/collections?favorite=listing-0001", "to save this piece"],
  ["/collections?keyword=favorite%3D", undefined],
  ["/collections?keyword=my&notfavorite=1", undefined],
  ["/profile/sam?a=1&follow=user-0001", "to follow this seller"],
  ["/collections", undefined],
  [null, undefined],
])("says before the login that leads to %s what it is for", (next, purpose) => {
  expect(getLoginPurpose(next)).toBe(purpose);
});
