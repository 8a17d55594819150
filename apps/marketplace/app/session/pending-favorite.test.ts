import { expect, test } from "vitest";
import { serverWith } from "../testing/server-with.ts";
import { runPendingActions } from "./pending-actions.server.ts";

const call = "PUT /api/favorites/listing-0001";
const saved = { status: 200, body: { listings: [], total: 0 } };
const refused = {
  status: 404,
  body: { type: "about:blank", title: "Not found", status: 404, code: "not-found" },
};

test("saves the favorite and removes its parameter from the return URL", async () => {
  const { api, requests } = serverWith({ [call]: [saved] });
  expect(await runPendingActions(api, "/collections?style=oak&favorite=listing-0001#more")).toBe(
    "/collections?style=oak#more",
  );
  expect(requests).toEqual([call]);
});

test("calls nothing and keeps the return URL without a favorite", async () => {
  const { api, requests } = serverWith({ [call]: [saved] });
  expect(await runPendingActions(api, "/checkout?offer=a&favorite=")).toBe("/checkout?offer=a&favorite=");
  expect(requests).toEqual([]);
});

test("keeps the parameter when the favorite could not be saved", async () => {
  const { api } = serverWith({ [call]: [refused] });
  expect(await runPendingActions(api, "/?favorite=listing-0001")).toBe("/?favorite=listing-0001");
});
