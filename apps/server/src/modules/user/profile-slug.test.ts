import { constants } from "@heirloop/contract/constants/marketplace-constants";
import { profileSchema } from "@heirloop/contract/profile/profile.endpoints";
import { problemSchema } from "@heirloop/contract/problem/problem.schema";
import { afterAll, beforeAll, expect, test } from "vitest";
import { person, type TestPerson } from "../../testing/marketplace-world.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { freeProfileSlug } from "./user-slug.ts";

let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.close());

const shop = (slug: string) => person(server, "Shop", { isBusiness: true, slug });
const rename = (who: TestPerson, slug: string) =>
  server.call("PATCH", "/api/dashboard/shop", { token: who.token, body: { slug } });
const errorsOf = (answer: { body: unknown }) => problemSchema.parse(answer.body).errors;

/** Returns who is found at a slug, and their current slug. */
async function find(slug: string): Promise<[string, string | null]> {
  const { seller } = profileSchema.parse((await server.call("GET", `/api/profiles/${slug}`)).body);
  return [seller._id, seller.slug];
}

test("finds a shop at its former addresses", async () => {
  const oak = await shop("oak-first");
  await rename(oak, "oak-second");
  await rename(oak, "oak-third");
  for (const slug of ["oak-first", "oak-second", "oak-third"])
    expect(await find(slug)).toEqual([oak.id, "oak-third"]);
});

test("returns 409 for another shop's former address", async () => {
  const [oak, rival] = [await shop("elm-first"), await shop("rival-elm")];
  await rename(oak, "elm-second");
  const refused = await rename(rival, "elm-first");
  expect([refused.status, errorsOf(refused)]).toEqual([
    409,
    [{ path: "slug", message: "Another shop has this address" }],
  ]);
  expect([await find("elm-first"), await find("rival-elm")]).toEqual([
    [oak.id, "elm-second"],
    [rival.id, "rival-elm"],
  ]);
  // A rejected slug is not reserved.
  expect((await rename(oak, "elm-first")).status).toBe(200);
});

test("lets a shop take its former address again", async () => {
  const ash = await shop("ash-first");
  for (const slug of ["ash-second", "ash-first", "ash-second", "ash-first"])
    expect((await rename(ash, slug)).status).toBe(200);
  expect([await find("ash-first"), await find("ash-second")]).toEqual([
    [ash.id, "ash-first"],
    [ash.id, "ash-first"],
  ]);
});

test("gives an address to one of two shops that request it at once", async () => {
  const shops = await Promise.all(["fir-one", "fir-two"].map(shop));
  const answers = await Promise.all(shops.map((one) => rename(one, "fir-new")));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const winner = shops[answers.findIndex(({ status }) => status === 200)];
  expect(await find("fir-new")).toEqual([winner?.id, "fir-new"]);
});

test("returns 409 when two shops exchange their addresses at once", async () => {
  const [one, other] = await Promise.all(["yew-one", "yew-two"].map(shop));
  if (!one || !other) throw new Error("There are two shops.");
  const answers = await Promise.all([rename(one, "yew-two"), rename(other, "yew-one")]);
  expect(answers.map(({ status }) => status)).toEqual([409, 409]);
});

test("returns 409 beyond the maximum number of addresses, except for a former one", async () => {
  const elm = await shop("larch-1");
  for (let at = 2; at <= constants.addressesPerShop; at += 1) await rename(elm, `larch-${at}`);
  const refused = await rename(elm, "larch-too-many");
  expect([refused.status, errorsOf(refused)?.map(({ path }) => path)]).toEqual([409, ["slug"]]);
  expect((await rename(elm, "larch-1")).status).toBe(200);
});

test("does not assign a former address to a new account", async () => {
  const ida = await shop("ida-aaaaaa");
  await rename(ida, "ida-and-co");
  const ids = ["aaaaaa", "bbbbbb"];
  expect(await freeProfileSlug(server.db, "Ida", () => ids.shift() ?? "")).toBe("ida-bbbbbb");
});
