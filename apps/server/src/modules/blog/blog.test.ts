import { fullBlogPostSchema } from "@heirloop/contract/blog/blog.schema";
import { afterAll, beforeAll, expect, test } from "vitest";
import * as z from "zod/mini";
import { insertPost } from "../../testing/blog-post.ts";
import { person, piece } from "../../testing/marketplace-world.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { reindexListings } from "../search/search.service.ts";

let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.close());

const listSchema = z.object({ posts: z.array(z.object({ slug: z.string() })) });
const slugs = async () =>
  listSchema.parse((await server.call("GET", "/api/blog")).body).posts.map(({ slug }) => slug);

test("publishes a post on its date and lists the newest first", async () => {
  const hour = 3_600_000;
  const at = (hours: number) => new Date(server.clock.now().getTime() + hours * hour);
  await insertPost(server, { slug: "yesterday", publishedAt: at(-24) });
  await insertPost(server, { slug: "today", publishedAt: at(0) });
  await insertPost(server, { slug: "tomorrow", publishedAt: at(1) });
  expect(await slugs()).toEqual(["today", "yesterday"]);
  expect((await server.call("GET", "/api/blog/tomorrow")).status).toBe(404);
  server.clock.advance(hour);
  expect(await slugs()).toEqual(["tomorrow", "today", "yesterday"]);
  expect((await server.call("GET", "/api/blog/tomorrow")).status).toBe(200);
});

test("lists pieces of the post's types that are for sale", async () => {
  const seller = await person(server, "Sam");
  const table = await piece(server, seller.id, { types: ["dining_tables"] });
  const sold = await piece(server, seller.id, {
    types: ["dining_tables"],
    status: "sold",
    soldTo: "order-0001",
  });
  const lamp = await piece(server, seller.id, { types: ["table_lamps"] });
  await reindexListings(server.deps, [table, sold, lamp]);
  const { listings, minutes } = fullBlogPostSchema.parse((await server.call("GET", "/api/blog/today")).body);
  expect(listings.map(({ heirloopId }) => heirloopId)).toEqual([table]);
  expect(minutes).toBe(1);
});
