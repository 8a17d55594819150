import type { Consignment } from "@heirloop/contract/consignment/consignment.schema";
import { afterAll, beforeAll, expect, test } from "vitest";
import { consigned, pieceToConsign } from "../../testing/consigned-piece.ts";
import { person, type TestPerson, uploadedPicture } from "../../testing/marketplace-world.ts";
import { listingDraft } from "../../testing/publish-listing.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";

let server: TestServer;
let owner: TestPerson;
let stranger: TestPerson;
let picture: string;
beforeAll(async () => {
  server = await startTestServer();
  owner = await person(server, "Olive");
  stranger = await person(server, "Sid", { isBusiness: true, shopName: "Sid's" });
  picture = await uploadedPicture(server, owner.token);
});
afterAll(() => server.close());

const call = (method: string, path: string, { token }: TestPerson, body: unknown) =>
  server.call(method, path, { token, body });
const fieldsOf = ({ body }: { body: unknown }) =>
  ((body as { errors?: Array<{ path: string }> }).errors ?? []).map(({ path }) => path);
const draftWith = (images: readonly string[]) => ({ ...listingDraft, images });

test("rejects another user's upload in every picture field", async () => {
  const own = await uploadedPicture(server, stranger.token);
  const created = await call("POST", "/api/listings", stranger, draftWith([own]));
  expect(created.status).toBe(201);
  const { heirloopId } = created.body as { heirloopId: string };
  const listing = `/api/listings/${heirloopId}`;
  expect([
    fieldsOf(await call("POST", "/api/listings", stranger, draftWith([own, picture]))),
    fieldsOf(await call("PATCH", listing, stranger, { images: [own, picture] })),
    fieldsOf(await call("PATCH", "/api/auth/me", stranger, { picture })),
    fieldsOf(await call("PATCH", "/api/dashboard/shop", stranger, { logo: picture, banner: picture })),
    fieldsOf(await call("POST", "/api/consign", stranger, { ...pieceToConsign, images: [picture] })),
  ]).toEqual([["images"], ["images"], ["picture"], ["logo", "banner"], ["images"]]);
});

test("accepts the user's own uploads, and pictures that are already shown", async () => {
  expect((await call("PATCH", "/api/auth/me", owner, { picture })).status).toBe(200);
  expect((await call("POST", "/api/listings", owner, draftWith([picture]))).status).toBe(201);
});

test("lets a shop list a consigned piece with its owner's pictures", async () => {
  const id = await consigned(server, owner, { images: [picture] });
  for (const [move, body] of [
    ["accept", { pricePlan: 900_00, share: 60 }],
    ["collect", undefined],
  ] as const)
    expect((await call("POST", `/api/consign/${id}/${move}`, stranger, body)).status).toBe(200);
  const listed = await call("POST", `/api/consign/${id}/list`, stranger, {});
  expect([listed.status, (listed.body as Consignment).listing]).toEqual([200, expect.anything()]);
});
