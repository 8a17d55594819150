import { expect, test } from "vitest";
import { serverWith } from "../testing/server-with.ts";
import { getLoginPurpose } from "./login-purpose.ts";
import { runPendingActions } from "./pending-actions.server.ts";

const call = "PUT /api/followed-sellers/user-0001";
const followed = { status: 204 };
const refused = {
  status: 409,
  body: { type: "about:blank", title: "No", status: 409, code: "state-conflict" },
};

test("follows the seller and continues on the page without the parameter", async () => {
  const { api, requests } = serverWith({ [call]: [followed] });
  expect(await runPendingActions(api, "/profile/sam?page=2&follow=user-0001#sold")).toBe(
    "/profile/sam?page=2#sold",
  );
  expect(requests).toEqual([call]);
});

test.each(["/profile/sam", "/profile/sam?follow="])(
  "calls nothing for %s, which has no pending follow",
  async (path) => {
    const { api, requests } = serverWith({ [call]: [followed] });
    expect(await runPendingActions(api, path)).toBe(path);
    expect(requests).toEqual([]);
  },
);

test("continues on the page when the seller cannot be followed", async () => {
  const { api } = serverWith({ [call]: [refused] });
  expect(await runPendingActions(api, "/profile/sam?follow=user-0001")).toBe("/profile/sam");
});

test("says before login what follows it", () => {
  expect(getLoginPurpose("/profile/sam?follow=user-0001")).toBe("to follow this seller");
});
