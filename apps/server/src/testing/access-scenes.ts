import {
  passkeyCreationOptionsSchema,
  passkeyRequestOptionsSchema,
} from "@heirloop/contract/passkey/passkey.endpoints";
import { createSoftwarePasskey, type SoftwarePasskey } from "@heirloop/demo/testing/software-passkey";
import { twoStepSetUpSchema } from "@heirloop/contract/two-step/two-step.endpoints";
import { totpCode } from "../platform/secrets/totp.ts";
import { fromBase32 } from "@heirloop/demo/testing/base32";
import type { Chat } from "@heirloop/contract/chat/chat.schema";
import type { SavedSearch } from "@heirloop/contract/saved-search/saved-search.endpoints";
import type { Notification } from "@heirloop/contract/notification/notification.schema";
import type { Order } from "@heirloop/contract/order/order.schema";
import type { PendingReview } from "@heirloop/contract/review/review.schema";
import sharp from "sharp";
import { hashPassword } from "../modules/identity/password.ts";
import { updateUser } from "../modules/user/user.queries.ts";
import { insertIntent, listOrderIntents } from "../modules/payment/payment-intent.queries.ts";
import { insertListingBrands } from "../modules/listing-brand/listing-brand.queries.ts";
import { newId } from "../platform/ids/new-id.ts";
import { consigned } from "./consigned-piece.ts";
import { completedOrder } from "./completed-order.ts";
import { cards, contact, piece, savedCard, setPickup, type TestPerson } from "./marketplace-world.ts";
import type { TestServer } from "./test-server.ts";

export const testCard = { number: cards.pays, expiry: "12/30", cvc: "123" };

/** The owner of the object, and a user on its other side. */
export type Scene = { server: TestServer; party: TestPerson; other: TestPerson };
/** The parameters and body of a call about the object. */
export type AccessObject = {
  in?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
  file?: { name: string; bytes: Uint8Array };
  headers?: Record<string, string>;
};

export const password = "a teak sideboard";
const passwordHash = hashPassword(password);
const image = sharp({ create: { width: 8, height: 8, channels: 3, background: "#8a4b2a" } })
  .png()
  .toBuffer();
export const picture = async () => ({ name: "piece.png", bytes: new Uint8Array(await image) });

/** Posts what has to succeed, and returns the response. */
export async function post(
  server: TestServer,
  who: TestPerson,
  path: string,
  body: unknown,
): Promise<unknown> {
  const answer = await server.call("POST", path, { token: who.token, body });
  if (answer.status >= 300) throw new Error(`${path}: ${answer.text}`);
  return answer.body;
}

export const pushSubscription = () => ({
  endpoint: `https://push.example.com/${newId()}`,
  keys: { p256dh: `B${"a".repeat(86)}`, auth: "a".repeat(22) },
});

export const purchaseOf = (id: string) => ({ listings: [{ id, listingPrice: 500_00 }], type: "pickup" });

export async function bought(
  { server, party, other }: Scene,
  as: "buyer" | "seller",
  more: object = {},
): Promise<Order> {
  const [buyer, seller] = as === "buyer" ? [party, other] : [other, party];
  const body = {
    ...purchaseOf(await piece(server, seller.id)),
    contact,
    paymentMethod: await savedCard(server, buyer.token),
    ...more,
  };
  const [order] = ((await post(server, buyer, "/api/checkout", body)) as { orders: Order[] }).orders;
  if (order === undefined) throw new Error("No order was made.");
  return order;
}

export const missingDrawer = {
  reason: "missing",
  description: "A drawer is missing",
  solution: "refund",
  amount: 20_00,
};
export const evidence = { type: "add-evidence", message: "There are two drawers in the picture" };
export const decision = { type: "decide", solution: "none", message: "The pictures show all drawers" };

/** A reported problem. Returns the order's id. */
export async function reported({ server, party, other }: Scene, as: "buyer" | "seller"): Promise<string> {
  const [buyer, seller] = as === "buyer" ? [party, other] : [other, party];
  const { orderId } = await completedOrder(server, buyer, seller);
  await post(server, buyer, `/api/orders/${orderId}/case`, missingDrawer);
  return orderId;
}

/** A reported problem about which an admin decides. */
export async function escalated(scene: Scene, as: "buyer" | "seller"): Promise<string> {
  const orderId = await reported(scene, as);
  const seller = as === "seller" ? scene.party : scene.other;
  const event = { type: "escalate", message: "Nothing is missing" };
  await post(scene.server, seller, `/api/orders/${orderId}/case/events`, event);
  return orderId;
}

export async function inquiry({ server, party, other }: Scene): Promise<string> {
  const listing = await piece(server, other.id);
  return ((await post(server, party, "/api/chat", { listing })) as Chat)._id;
}

/** A completed purchase of the party. */
export async function orderToReview({ server, party, other }: Scene): Promise<string> {
  return (await completedOrder(server, party, other)).orderId;
}

export async function pendingReview(scene: Scene): Promise<string> {
  await orderToReview(scene);
  const { body } = await scene.server.call("GET", "/api/other/review/get-reviews", {
    token: scene.party.token,
  });
  return (body as PendingReview)._id;
}

/** A published review that the other side wrote about the party. */
export async function receivedReview(
  { server, party, other }: Scene,
  about: "buyer" | "seller",
): Promise<string> {
  const [buyer, seller] = about === "seller" ? [other, party] : [party, other];
  await completedOrder(server, buyer, seller);
  const { body } = await server.call("GET", "/api/other/review/get-reviews", { token: buyer.token });
  const id = (body as PendingReview)._id;
  await post(server, buyer, "/api/other/review", { id, seller: { rating: 5 } });
  await post(server, seller, "/api/other/review", { id, buyer: { rating: 5 } });
  return id;
}

export async function createSavedSearch({ server, party }: Scene): Promise<string> {
  const search = await post(server, party, "/api/saved-searches", { name: "Oak", query: "keyword=oak" });
  return (search as SavedSearch)._id;
}

export async function notificationOf({ server, party }: Scene, type?: string): Promise<string> {
  const { notifications } = (await post(server, party, "/api/auth/get-nots", { skip: 0 })) as {
    notifications: Notification[];
  };
  const notification = notifications.find((one) => type === undefined || one.type === type);
  if (notification === undefined) throw new Error("There is no such notification.");
  return notification._id;
}

export async function resetToken({ server, party }: Scene): Promise<string> {
  await post(server, party, "/api/auth/forgot-password", { email: party.email });
  await server.deps.jobs.runDue();
  const mail = (await server.mails()).find(({ to }) => to === party.email);
  return /\/reset-password\?token=([\w-]+)/.exec(mail?.text ?? "")?.[1] ?? "";
}

export async function verificationToken({ server, party }: Scene): Promise<string> {
  await updateUser(server.db, party.id, { emailVerifiedAt: null });
  await post(server, party, "/api/auth/send-verification-email", {});
  await server.deps.jobs.runDue();
  const mail = (await server.mails()).find(({ to }) => to === party.email);
  return /\/verify-email\?token=([\w-]+)/.exec(mail?.text ?? "")?.[1] ?? "";
}

/** Creates a checkout that the bank has approved, ready to be confirmed. */
export async function agreedCheckout({ server, party, other }: Scene): Promise<string> {
  const paymentMethod = await savedCard(server, party.token, cards.asks);
  const body = { ...purchaseOf(await piece(server, other.id)), contact, paymentMethod };
  const checkout = (await post(server, party, "/api/checkout", body)) as {
    checkoutId: string;
    nextAction: { url: string };
  };
  await server.call("POST", new URL(checkout.nextAction.url).pathname, {
    body: "answer=approve",
    headers: { "content-type": "application/x-www-form-urlencoded" },
  });
  return checkout.checkoutId;
}

/** Creates a piece that the other user has offered to every business, including the party. */
export async function offeredToParty({ server, party, other }: Scene) {
  await updateUser(server.db, party.id, { isBusiness: true, shopName: "Old Oak" });
  return { in: { id: await consigned(server, other) }, body: { pricePlan: 900_00 } };
}

/** A piece of the party that the other user's shop has accepted. */
export async function acceptedByOther({ server, party, other }: Scene): Promise<string> {
  await updateUser(server.db, other.id, { isBusiness: true, shopName: "Old Oak" });
  const id = await consigned(server, party);
  await post(server, other, `/api/consign/${id}/accept`, { pricePlan: 900_00 });
  return id;
}

const { type: _, ...place } = setPickup;
/** Where a piece is collected. */
export const collectionPlace = place;
export const inFiveDays = ({ server }: Scene): string =>
  new Date(server.clock.now().getTime() + 5 * 24 * 3_600_000).toISOString().slice(0, 10);

/** The shop proposes a time; returns what the owner agrees to. */
export async function proposeCollection(scene: Scene, id: string): Promise<{ window: string }> {
  const { server, party, other } = scene;
  const date = inFiveDays(scene);
  await post(server, party, `/api/consign/${id}/set-pickup`, collectionPlace);
  await post(server, other, `/api/consign/${id}/schedule`, { date, window: "morning" });
  return { window: `${date}/morning` };
}

export async function withPassword({ server, party }: Scene): Promise<void> {
  await updateUser(server.db, party.id, { passwordHash: await passwordHash });
}

export async function asShop({ server, party }: Scene): Promise<void> {
  await updateUser(server.db, party.id, { isBusiness: true, shopName: "Old Oak" });
}

export const sheet = {
  name: "pieces.csv",
  bytes: new TextEncoder().encode(
    "title,description,price,condition,category,sub_category,type,width,depth,height\nChair",
  ),
};

/** Creates a brand that waits for an admin, and an approved one to merge it into. */
export async function newBrand({ server }: Scene): Promise<AccessObject> {
  const [id, into] = [`new${newId().toLowerCase()}`, `old${newId().toLowerCase()}`];
  const createdAt = server.clock.now();
  await insertListingBrands(server.db, [
    { id, name: id, status: "new", createdAt },
    { id: into, name: into, status: "approved", createdAt },
  ]);
  return { in: { id }, body: { into } };
}

/** A new key for the party's authenticator app, with its first code. */
export async function twoStepSetUp(scene: Scene): Promise<AccessObject> {
  await withPassword(scene);
  const { server, party } = scene;
  const path = "/api/auth/two-step/set-up";
  const { body } = await server.call("POST", path, { token: party.token, body: { password } });
  const { setUp, key } = twoStepSetUpSchema.parse(body);
  return { body: { setUp, code: totpCode(fromBase32(key), server.clock.now()) } };
}

const softwarePasskey = ({ server }: Scene) =>
  createSoftwarePasskey(new URL(server.deps.env.publicUrl).origin);

/** What the party's browser created for the party's session. */
export async function newPasskey(scene: Scene, device = softwarePasskey(scene)): Promise<AccessObject> {
  await withPassword(scene);
  const { server, party } = scene;
  const path = "/api/auth/passkeys/creation-options";
  const { body } = await server.call("POST", path, { token: party.token, body: { password } });
  return { body: device.create(passkeyCreationOptionsSchema.parse(body), "Phone") };
}

/** A passkey of the party. */
export async function storedPasskey(scene: Scene): Promise<SoftwarePasskey> {
  const device = softwarePasskey(scene);
  const { body } = await newPasskey(scene, device);
  await post(scene.server, scene.party, "/api/auth/passkeys", body);
  return device;
}

/** A login with a passkey of the party. */
export async function passkeyLogin(scene: Scene): Promise<AccessObject> {
  const device = await storedPasskey(scene);
  const { body } = await scene.server.call("POST", "/api/auth/login/passkey-options");
  return { body: device.get(passkeyRequestOptionsSchema.parse(body)) };
}

/** Stores a refund that the gateway refused, and returns its id. */
export async function refusedRefund({ server, party, other }: Scene): Promise<string> {
  const { orderId } = await completedOrder(server, party, other);
  const [payment] = await listOrderIntents(server.db, orderId);
  if (payment === undefined) throw new Error("The order has no payment.");
  const id = newId();
  const lastError = "The charge is too old.";
  const refund = { kind: "refund", state: "failed", amount: 5_00, requestKey: newId(), lastError } as const;
  await insertIntent(server.db, { ...payment, ...refund, id });
  return id;
}
