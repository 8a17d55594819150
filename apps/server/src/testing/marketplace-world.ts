import type { Visibility } from "@heirloop/contract/upload/upload.endpoints";
import { nameKey } from "@heirloop/contract/catalog/fold-text";
import sharp from "sharp";
import type { TestServer } from "./test-server.ts";
import { openSession } from "../modules/identity/session.service.ts";
import { insertUser, type NewUser } from "../modules/user/user.queries.ts";
import { insertListingBrands } from "../modules/listing-brand/listing-brand.queries.ts";
import { insertListing, type NewListing } from "../modules/listing/listing.queries.ts";
import { newId } from "../platform/ids/new-id.ts";
import { sandboxAccountId, sandboxAccountTable } from "../platform/payments/sandbox/sandbox.table.ts";

export type TestPerson = { id: string; token: string; email: string };

/** Inserts a user with a session, without the cost of hashing a password. */
export async function person(
  server: TestServer,
  name: string,
  more: Partial<NewUser> = {},
): Promise<TestPerson> {
  const id = more.id ?? newId();
  const email = more.email ?? `${name.toLowerCase()}-${id.toLowerCase()}@example.test`;
  const user: NewUser = {
    id,
    firstName: name,
    lastName: "Tester",
    email,
    passwordHash: "-",
    emailVerifiedAt: server.clock.now(),
    slug: `u-${Buffer.from(id).toString("hex")}`,
    createdAt: server.clock.now(),
    ...more,
  };
  if (user.payoutsConnectedAt) user.payoutAccount = await payoutAccount(server, id);
  if (!(await insertUser(server.db, user))) throw new Error("The test's user exists already.");
  const token = await openSession(server.db, server.deps, {
    userId: id,
    impersonatedBy: null,
    now: server.clock.now(),
  });
  return { id, token, email };
}

/** Opens a payout account at the sandbox and returns its id. */
export async function payoutAccount({ db }: TestServer, userId: string): Promise<string> {
  const id = sandboxAccountId(userId);
  await db.insert(sandboxAccountTable).values({ id, userId, payoutsEnabled: true });
  return id;
}

/** Inserts a piece, by default for $500 in Oakland; its brand is approved. */
export async function piece(
  server: TestServer,
  sellerId: string,
  more: Partial<NewListing> = {},
): Promise<string> {
  const id = more.id ?? newId();
  if (more.brand) {
    const { brand: name, designer = false } = more;
    const createdAt = server.clock.now();
    await insertListingBrands(server.db, [
      { id: nameKey(name), name, designer, status: "approved", createdAt, decidedAt: createdAt },
    ]);
  }
  await insertListing(server.db, {
    id,
    slug: "walnut-credenza",
    sellerId,
    title: "Walnut credenza",
    description: "Solid walnut.",
    price: 500_00,
    images: ["/pictures/demo/credenza"],
    condition: "good",
    categories: ["storage"],
    subCategories: ["cabinets"],
    types: ["credenza"],
    materials: ["walnut"],
    rooms: ["living_room"],
    width: 60,
    depth: 18,
    height: 30,
    status: "active",
    hub: "BA",
    place: "Oakland, CA",
    pickup: true,
    delivery: true,
    localFee: 79_00,
    carrierFee: 229_00,
    createdAt: server.clock.now(),
    updatedAt: server.clock.now(),
    ...more,
  });
  return id;
}

export const cards = {
  pays: "4242 4242 4242 4242",
  declined: "4000 0000 0000 0002",
  asks: "4000 0025 0000 3155",
  insufficient: "4000 0000 0000 9995",
  disputes: "4000 0000 0000 0259",
} as const;

/** Returns the provider's id for a card of this kind. */
export async function savedCard(
  server: TestServer,
  token: string,
  number: string = cards.pays,
  cvc = "123",
): Promise<string> {
  const entered = await server.call("POST", "/api/sandbox/cards", {
    token,
    body: { number, expiry: "12/30", cvc },
  });
  const saved = await server.call("POST", "/api/payments/payment-methods", { token, body: entered.body });
  if (saved.status !== 201) throw new Error(`The card was refused: ${entered.text} ${saved.text}`);
  return (saved.body as { paymentMethod: string }).paymentMethod;
}

/** Uploads a picture and returns its path, signed if it is private. */
export async function uploadedPicture(
  server: TestServer,
  token: string,
  visibility: Visibility = "public",
): Promise<string> {
  const bytes = await sharp({ create: { width: 8, height: 8, channels: 3, background: "#a86" } })
    .png()
    .toBuffer();
  const answer = await server.call("POST", `/api/uploads?visibility=${visibility}`, {
    token,
    file: { name: "piece.png", bytes },
  });
  if (answer.status !== 201) throw new Error(`The picture was refused: ${answer.text}`);
  return (answer.body as { url: string }).url;
}

export const contact = {
  firstName: "Bea",
  lastName: "Buyer",
  email: "bea@example.test",
  phone: "+1 510 555 0100",
};
/** The event with which a seller says where a piece is picked up. */
export const setPickup = {
  type: "set-pickup",
  address: { line1: "8 Orchard Road", line2: "Unit 2", city: "Berkeley", state: "CA", zip: "94704" },
  phone: "+1 510 555 0177",
  accessNotes: "Ring twice; the elevator is slow.",
} as const;
export const oakland = { line1: "1 Lake Street", city: "Oakland", state: "CA", zip: "94610" };
export const boston = { line1: "2 Bay Street", city: "Boston", state: "MA", zip: "02116" };
