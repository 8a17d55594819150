import type { Chat } from "@heirloop/contract/chat/chat.schema";
import type { Question } from "@heirloop/contract/listing/listing.schema";
import type { Notification } from "@heirloop/contract/notification/notification.schema";
import type { Order } from "@heirloop/contract/order/order.schema";
import type { PendingReview } from "@heirloop/contract/review/review.schema";
import sharp from "sharp";
import { hashPassword } from "../modules/identity/password.ts";
import { updateUser } from "../modules/user/user.queries.ts";
import { insertListingBrands } from "../modules/listing-brand/listing-brand.queries.ts";
import { newId } from "../platform/ids/new-id.ts";
import { consigned, pieceToConsign } from "./consigned-piece.ts";
import { insertPost } from "./blog-post.ts";
import { completedOrder } from "./completed-order.ts";
import { cards, contact, person, piece, savedCard, setPickup, type TestPerson } from "./marketplace-world.ts";
import { signedEvent } from "./signed-event.ts";
import type { TestServer } from "./test-server.ts";

const testCard = { number: cards.pays, expiry: "12/30", cvc: "123" };

/** The owner of the object, and a user on its other side. */
export type Scene = { server: TestServer; party: TestPerson; other: TestPerson };
/** The parameters and body of a call about the object. */
export type AccessObject = {
  in?: Record<string, string>;
  body?: unknown;
  file?: { name: string; bytes: Uint8Array };
  headers?: Record<string, string>;
};
type Make = (scene: Scene) => Promise<AccessObject> | AccessObject;

const password = "a teak sideboard";
const passwordHash = hashPassword(password);
const image = sharp({ create: { width: 8, height: 8, channels: 3, background: "#8a4b2a" } })
  .png()
  .toBuffer();
const picture = async () => ({ name: "piece.png", bytes: new Uint8Array(await image) });

const draft = {
  title: "Teak sideboard",
  description: "Long and low.",
  price: 900_00,
  images: ["/pictures/demo/one", "/pictures/demo/two"],
  brand: "Ravnsborg",
  condition: "excellent",
  conditionNotes: "",
  category: "Furniture",
  subCategory: "Storage",
  type: "Sideboards",
  materials: ["Teak"],
  style: "Danish Modern",
  color: null,
  rooms: ["Dining Room"],
  dimensions: { width: 72, depth: 18, height: 31 },
  weight: 120,
  delivery: { pickup: true, delivery: false },
};

/** Returns the response to a call, which has to succeed. */
async function done(server: TestServer, who: TestPerson, path: string, body: unknown): Promise<unknown> {
  const answer = await server.call("POST", path, { token: who.token, body });
  if (answer.status >= 300) throw new Error(`${path}: ${answer.text}`);
  return answer.body;
}

const bag = (id: string) => ({ listings: [{ id, listingPrice: 500_00 }], type: "pickup" });

async function bought(
  { server, party, other }: Scene,
  as: "buyer" | "seller",
  more: object = {},
): Promise<Order> {
  const [buyer, seller] = as === "buyer" ? [party, other] : [other, party];
  const body = {
    ...bag(await piece(server, seller.id)),
    contact,
    paymentMethod: await savedCard(server, buyer.token),
    ...more,
  };
  const [order] = ((await done(server, buyer, "/api/checkout", body)) as { orders: Order[] }).orders;
  if (order === undefined) throw new Error("No order was made.");
  return order;
}

async function inquiry({ server, party, other }: Scene): Promise<string> {
  const listing = await piece(server, other.id);
  return ((await done(server, party, "/api/chat", { listing })) as Chat)._id;
}

async function pendingReview(scene: Scene): Promise<string> {
  await completedOrder(scene.server, scene.party, scene.other);
  const { body } = await scene.server.call("GET", "/api/other/review/get-reviews", {
    token: scene.party.token,
  });
  return (body as PendingReview)._id;
}

async function notificationOf({ server, party }: Scene, type?: string): Promise<string> {
  const { notifications } = (await done(server, party, "/api/auth/get-nots", { skip: 0 })) as {
    notifications: Notification[];
  };
  const notification = notifications.find((one) => type === undefined || one.type === type);
  if (notification === undefined) throw new Error("There is no such notification.");
  return notification._id;
}

async function resetToken({ server, party }: Scene): Promise<string> {
  await done(server, party, "/api/auth/forgot-password", { email: party.email });
  await server.deps.jobs.runDue();
  const mail = (await server.mails()).find(({ to }) => to === party.email);
  return /\/reset-password\?token=([\w-]+)/.exec(mail?.text ?? "")?.[1] ?? "";
}

async function verificationToken({ server, party }: Scene): Promise<string> {
  await updateUser(server.db, party.id, { emailVerifiedAt: null });
  await done(server, party, "/api/auth/send-verification-email", {});
  await server.deps.jobs.runDue();
  const mail = (await server.mails()).find(({ to }) => to === party.email);
  return /\/verify-email\?token=([\w-]+)/.exec(mail?.text ?? "")?.[1] ?? "";
}

/** Creates a checkout that the bank has approved, ready to be confirmed. */
async function agreedCheckout({ server, party, other }: Scene): Promise<string> {
  const paymentMethod = await savedCard(server, party.token, cards.asks);
  const body = { ...bag(await piece(server, other.id)), contact, paymentMethod };
  const checkout = (await done(server, party, "/api/checkout", body)) as {
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
async function offeredToParty({ server, party, other }: Scene) {
  await updateUser(server.db, party.id, { isBusiness: true, shopName: "Old Oak" });
  return { in: { id: await consigned(server, other) }, body: { pricePlan: 900_00 } };
}

async function withPassword({ server, party }: Scene): Promise<void> {
  await updateUser(server.db, party.id, { passwordHash: await passwordHash });
}

async function asShop({ server, party }: Scene): Promise<void> {
  await updateUser(server.db, party.id, { isBusiness: true, shopName: "Old Oak" });
}

const sheet = {
  name: "pieces.csv",
  bytes: new TextEncoder().encode(
    "title,description,price,condition,category,sub_category,type,width,depth,height\nChair",
  ),
};

/** Creates a brand that waits for an admin, and an approved one to merge it into. */
async function newBrand({ server }: Scene): Promise<AccessObject> {
  const [id, into] = [`new${newId().toLowerCase()}`, `old${newId().toLowerCase()}`];
  const createdAt = server.clock.now();
  await insertListingBrands(server.db, [
    { id, name: id, status: "new", createdAt },
    { id: into, name: into, status: "approved", createdAt },
  ]);
  return { in: { id }, body: { into } };
}

/** Factories for the objects of calls, keyed by their names in the access table. */
export const accessObjects: Record<string, Make> = {
  nothing: () => ({}),
  "new-brand": newBrand,
  "a-refund": async ({ server, party, other }) => ({
    in: { orderId: (await completedOrder(server, party, other)).orderId },
    body: { amount: 1_00, reason: "A drawer is missing" },
  }),
  newcomer: () => ({
    body: { firstName: "Nia", lastName: "New", email: `${newId().toLowerCase()}@example.test`, password },
  }),
  credentials: async (scene) => {
    await withPassword(scene);
    return { body: { email: scene.party.email, password } };
  },
  report: ({ server }) => ({
    body: { events: [{ name: "promo_code_sent", at: server.clock.now().toISOString() }] },
  }),
  "search-to-keep": () => ({ body: { name: "Teak", query: "keyword=teak" } }),
  "kept-search": async ({ server, party }) => {
    const savedSearch = await done(server, party, "/api/saved-searches", {
      name: "Oak",
      query: "keyword=oak",
    });
    return { in: { id: (savedSearch as { _id: string })._id } };
  },
  finds: ({ party }) => ({ body: { email: party.email, cart: [], recentlyViewed: [] } }),
  address: ({ party }) => ({ body: { email: party.email } }),
  "message-to-us": ({ party }) => ({
    body: { name: "Pia", email: party.email, topic: "buying", message: "Do you also sell lamps?" },
  }),
  "trade-application": ({ party }) => ({
    body: {
      name: "Pia",
      studio: "Fern and Stone",
      email: party.email,
      profession: "interior_design",
      message: "Two houses a year.",
    },
  }),
  "mailed-token": async (scene) => ({
    body: { token: await resetToken(scene), password: "a rattan armchair" },
  }),
  "verification-token": async (scene) => ({ body: { token: await verificationToken(scene) } }),
  "own-name": () => ({ body: { firstName: "Augusta" } }),
  "own-email": async (scene) => {
    await withPassword(scene);
    return { body: { email: `${newId().toLowerCase()}@example.test`, password } };
  },
  "own-password": async (scene) => {
    await withPassword(scene);
    return { body: { password, newPassword: "a rattan armchair" } };
  },
  shop: async (scene) => {
    await asShop(scene);
    return { in: { page: "1", type: "available" } };
  },
  "a-home": () => ({ body: { home: { doorway: { width: 32, height: 80 }, stairs: null, lift: null } } }),
  "piece-to-consign": () => ({ body: pieceToConsign }),
  "own-consignment": async ({ server, party }) => ({ in: { id: await consigned(server, party) } }),
  "consignment-offered": (scene) => offeredToParty(scene),
  "consignment-taken": async (scene) => {
    const given = await offeredToParty(scene);
    await done(scene.server, scene.party, `/api/consign/${given.in.id}/accept`, given.body);
    return given;
  },
  "lower-price": async (scene) => {
    const given = await offeredToParty(scene);
    await done(scene.server, scene.party, `/api/consign/${given.in.id}/accept`, given.body);
    return { in: given.in, body: { price: 800_00 } };
  },
  "price-requested": async ({ server, party, other }) => {
    await updateUser(server.db, other.id, { isBusiness: true, shopName: "Old Oak" });
    const id = await consigned(server, party);
    await done(server, other, `/api/consign/${id}/accept`, { pricePlan: 900_00 });
    await done(server, other, `/api/consign/${id}/request-price`, { price: 800_00 });
    return { in: { id }, body: { price: 800_00 } };
  },
  "one-collected": async (scene) => {
    const given = await offeredToParty(scene);
    await done(scene.server, scene.party, `/api/consign/${given.in.id}/accept`, given.body);
    await done(scene.server, scene.party, `/api/consign/${given.in.id}/collect`, undefined);
    return { in: given.in, body: {} };
  },
  "shop-products": async (scene) => {
    await asShop(scene);
    return { in: { page: "1", type: "active" } };
  },
  "shop-face": async (scene) => {
    await asShop(scene);
    return { body: { story: "Two floors, one truck." } };
  },
  sheet: async (scene) => {
    await asShop(scene);
    return { file: sheet };
  },
  "an-import": async (scene) => {
    await asShop(scene);
    const { server, party } = scene;
    const { body } = await server.call("POST", "/api/listings/import", { token: party.token, file: sheet });
    return { in: { id: (body as { importId: string }).importId } };
  },
  "test-card": () => ({ body: testCard }),
  card: async ({ server, party: { token } }) => ({
    body: (await server.call("POST", "/api/sandbox/cards", { token, body: testCard })).body,
  }),
  "provider-event": ({ server }) => {
    const event = { id: `evt_${newId()}`, type: "invoice.paid", created: 0, data: { object: {} } };
    return signedEvent(server, event);
  },
  "an-account": ({ other }) => ({ in: { id: other.id }, body: { id: other.id, reason: "Sold a copy" } }),
  "a-post": async ({ server }) => {
    const slug = `post-${newId()
      .toLowerCase()
      .replaceAll(/[^a-z]/g, "x")}`;
    await insertPost(server, { slug });
    return { in: { slug } };
  },
  "a-profile": async ({ server, other }) => {
    const slug = `shop-${newId()
      .toLowerCase()
      .replaceAll(/[^a-z]/g, "x")}`;
    await updateUser(server.db, other.id, { slug });
    return { in: { slug, sellerId: other.id } };
  },
  "a-piece": async ({ server, other }) => {
    const id = await piece(server, other.id);
    return { in: { heirloopId: id }, body: { listing: id, ...bag(id), text: "Is the top solid?" } };
  },
  "piece-to-hold": async ({ server, other }) => ({ body: { listings: [await piece(server, other.id)] } }),
  "own-piece": async ({ server, party }) => ({
    in: { heirloopId: await piece(server, party.id) },
    body: { price: 450_00 },
  }),
  draft: () => ({ body: draft }),
  "held-piece": async ({ server, other }) => {
    const holder = await person(server, "Hedda");
    const reservedUntil = new Date(server.clock.now().getTime() + 60_000);
    return { in: { heirloopId: await piece(server, other.id, { reservedUntil, reservedBy: holder.id }) } };
  },
  "an-answer": async ({ server, party, other }) => {
    const id = await piece(server, party.id);
    const path = `/api/listings/${id}/questions`;
    const question = (await done(server, other, path, { text: "Is the top solid?" })) as Question;
    return { in: { heirloopId: id }, body: { text: "It is.", answerTo: question._id } };
  },
  picture: async () => ({ file: await picture() }),
  payment: async ({ server, party, other }) => ({
    body: {
      ...bag(await piece(server, other.id)),
      contact,
      paymentMethod: await savedCard(server, party.token),
    },
  }),
  "agreed-checkout": async (scene) => ({ in: { checkoutId: await agreedCheckout(scene) } }),
  chat: async (scene) => ({ in: { chatId: await inquiry(scene) } }),
  "chat-picture": async (scene) => ({ in: { chatId: await inquiry(scene) }, file: await picture() }),
  purchases: () => ({ body: { type: "openPurchases" } }),
  sales: () => ({ body: { type: "openSales" } }),
  purchase: async (scene) => ({
    in: { orderId: (await bought(scene, "buyer"))._id },
    body: { type: "cancel" },
  }),
  sale: async (scene) => ({
    in: { orderId: (await bought(scene, "seller"))._id },
    body: { type: "approve" },
  }),
  "agreed-pickup": async (scene) => {
    const { _id: orderId } = await bought(scene, "buyer");
    const { server, party, other } = scene;
    const date = new Date(server.clock.now().getTime() + 4 * 24 * 3_600_000).toISOString().slice(0, 10);
    const send = (who: TestPerson, event: object) =>
      done(server, who, `/api/orders/${orderId}/events`, event);
    await send(other, { type: "approve" });
    await send(other, setPickup);
    await send(party, { type: "schedule", date, window: "morning" });
    await send(other, { type: "confirm-schedule", window: "morning" });
    return { in: { orderId } };
  },
  "removal-of-purchase": async (scene) => ({
    in: { orderId: (await bought(scene, "buyer"))._id },
    body: { type: "remove", reason: "Not what it claims to be" },
  }),
  counteroffer: async (scene) => {
    const order = await bought(scene, "buyer", { offerAmount: 300_00 });
    await done(scene.server, scene.other, `/api/orders/${order._id}/events`, {
      type: "counter",
      amount: 400_00,
    });
    return { in: { orderId: order._id }, body: { type: "accept" } };
  },
  "all-notifications": () => ({ body: { skip: 0 } }),
  notification: async (scene) => {
    await bought(scene, "seller");
    return { in: { id: await notificationOf(scene) } };
  },
  "request-for-review": async (scene) => {
    await pendingReview(scene);
    return { body: { notification: await notificationOf(scene, "review-request") } };
  },
  "held-review": async (scene) => {
    const id = await pendingReview(scene);
    const { server, party, other } = scene;
    for (const { token } of [party, other]) await savedCard(server, token);
    await done(server, party, "/api/other/review", { id, seller: { rating: 5 } });
    return { in: { id } };
  },
  review: async (scene) => {
    const id = await pendingReview(scene);
    return { in: { id }, body: { id, seller: { rating: 5 }, buyer: { rating: 5 } } };
  },
};
