import { expect, test } from "vitest";
import { serverWith } from "../testing/server-with.ts";
import { runPendingActions } from "./pending-actions.server.ts";

test("does everything that the return URL names", async () => {
  const favorite = "PUT /api/favorites/listing-0001";
  const follow = "PUT /api/followed-sellers/user-0001";
  const { api, requests } = serverWith({
    [favorite]: [{ status: 200, body: { listings: [], total: 0 } }],
    [follow]: [{ status: 204 }],
  });
  expect(await runPendingActions(api, "/profile/sam?follow=user-0001&favorite=listing-0001")).toBe(
    "/profile/sam",
  );
  expect(requests).toEqual([favorite, follow]);
});

test("keeps the return URL that names nothing", async () => {
  expect(await runPendingActions(serverWith({}).api, "/collections?style=oak#more")).toBe(
    "/collections?style=oak#more",
  );
});
