import { createApi } from "@heirloop/api-client/http/http-client";
import { expect, test } from "vitest";
import { savePendingFavorite } from "./pending-favorite.server.ts";

function answering(status: number, body: unknown) {
  const requests: string[] = [];
  const api = createApi({
    prefix: "http://api.test",
    token: () => "token",
    retry: 0,
    fetch: async (input, init) => {
      const request = new Request(input, init);
      requests.push(`${request.method} ${new URL(request.url).pathname}`);
      return Response.json(body, {
        status,
        headers: { "content-type": status < 400 ? "application/json" : "application/problem+json" },
      });
    },
  });
  return { api, requests };
}

test("saves the favorite and removes its parameter from the return URL", async () => {
  const { api, requests } = answering(200, { listings: [] });
  expect(await savePendingFavorite(api, "/collections?style=oak&favorite=listing-0001#more")).toBe(
    "/collections?style=oak#more",
  );
  expect(requests).toEqual(["PUT /api/favorites/listing-0001"]);
});

test("calls nothing and keeps the return URL without a favorite", async () => {
  const { api, requests } = answering(200, { listings: [] });
  expect(await savePendingFavorite(api, "/checkout?offer=a&favorite=")).toBe("/checkout?offer=a&favorite=");
  expect(requests).toEqual([]);
});

test("keeps the parameter when the favorite could not be saved", async () => {
  const { api } = answering(404, { type: "about:blank", title: "Not found", status: 404, code: "not-found" });
  expect(await savePendingFavorite(api, "/?favorite=listing-0001")).toBe("/?favorite=listing-0001");
});
