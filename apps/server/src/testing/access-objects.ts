import type { Question } from "@heirloop/contract/listing/listing.schema";
import { defaultPreferences } from "@heirloop/contract/notification/notification-preferences.schema";
import { loginChallengeSchema } from "@heirloop/contract/user/user.endpoints";
import type { PushSettings } from "@heirloop/contract/push/push.schema";
import { createUnsubscribeToken } from "../modules/notification/unsubscribe-token.ts";
import { listOpenListingReports } from "../modules/listing-report/listing-report.queries.ts";
import { listOpenReports } from "../modules/review/review-report.queries.ts";
import { takeDownListing } from "../modules/listing/listing.queries.ts";
import { updateUser } from "../modules/user/user.queries.ts";
import { newId } from "../platform/ids/new-id.ts";
import { consigned, pieceToConsign } from "./consigned-piece.ts";
import { insertPost } from "./blog-post.ts";
import { completedOrder } from "./completed-order.ts";
import { contact, person, piece, savedCard, setPickup, type TestPerson } from "./marketplace-world.ts";
import { recoveryCode, turnOnTwoStepForTest } from "./two-step.ts";
import { signedEvent } from "./signed-event.ts";
import {
  testCard,
  type Scene,
  type AccessObject,
  password,
  picture,
  post,
  pushSubscription,
  refusedRefund,
  bought,
  missingDrawer,
  evidence,
  decision,
  reported,
  escalated,
  inquiry,
  orderToReview,
  pendingReview,
  receivedReview,
  createSavedSearch,
  notificationOf,
  resetToken,
  newPasskey,
  passkeyLogin,
  storedPasskey,
  twoStepSetUp,
  verificationToken,
  agreedCheckout,
  offeredToParty,
  acceptedByOther,
  collectionPlace,
  inFiveDays,
  proposeCollection,
  purchaseOf,
  withPassword,
  asShop,
  sheet,
  newBrand,
} from "./access-scenes.ts";
import { listingDraft } from "./publish-listing.ts";

/** A piece of the party's that somebody else has reported; returns the report. */
async function reportedPiece({ server, party, other }: Scene): Promise<string> {
  const listingId = await piece(server, party.id);
  await post(server, other, `/api/listings/${listingId}/reports`, { reason: "stolen" });
  const open = await listOpenListingReports(server.db, 500);
  return open.find(({ listing }) => listing.id === listingId)?.report.id ?? "";
}

type Make = (scene: Scene) => Promise<AccessObject> | AccessObject;

/** Factories for the objects of calls, keyed by their names in the access table. */
export const accessObjects: Record<string, Make> = {
  nothing: () => ({}),
  "new-brand": newBrand,
  "a-person": ({ other }) => ({ in: { userId: other.id } }),
  "a-seller": async ({ server }) => ({ in: { sellerId: (await person(server, "Sol")).id } }),
  "a-statement": async ({ server, party, other }) => {
    await completedOrder(server, other, party);
    return { in: { month: server.clock.now().toISOString().slice(0, 7) } };
  },
  "a-refund": async ({ server, party, other }) => ({
    in: { orderId: (await completedOrder(server, party, other)).orderId },
    body: { amount: 1_00, reason: "A drawer is missing" },
  }),
  "refused-refund": async (scene) => ({ in: { id: await refusedRefund(scene) } }),
  "settled-refund": async (scene) => ({
    in: { id: await refusedRefund(scene) },
    body: { note: "Paid by check" },
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
  "a-zip": () => ({ query: { zip: "94610" } }),
  "a-piece-number": () => ({ query: { keyword: "unknown-piece" } }),
  "a-type": () => ({ query: { type: "armchairs" } }),
  "own-preferences": () => ({ body: { ...defaultPreferences, timeZone: "America/Denver" } }),
  "unsubscribe-token": ({ server, party }) => ({
    in: {
      token: createUnsubscribeToken(server.deps.signingKey("unsubscribe"), {
        userId: party.id,
        types: ["offer"],
      }),
    },
  }),
  "push-subscription": () => ({ body: pushSubscription() }),
  "push-device": async ({ server, party }) => {
    const { body } = await server.call("PUT", "/api/push/devices/current", {
      token: party.token,
      body: pushSubscription(),
    });
    return { in: { id: (body as PushSettings).devices[0]?._id ?? "" } };
  },
  "search-to-keep": () => ({ body: { name: "Teak", query: "keyword=teak" } }),
  "kept-search": async (scene) => ({ in: { id: await createSavedSearch(scene) } }),
  "alerts-of-search": async (scene) => ({
    in: { id: await createSavedSearch(scene) },
    body: { alerts: false },
  }),
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
  "own-password-only": async (scene) => {
    await withPassword(scene);
    return { body: { password } };
  },
  "two-step-set-up": twoStepSetUp,
  "new-passkey": newPasskey,
  passkey: async (scene) => ({ in: { id: (await storedPasskey(scene)).id } }),
  "passkey-login": passkeyLogin,
  "recovery-code": async (scene) => {
    await withPassword(scene);
    await turnOnTwoStepForTest(scene.server, scene.party.id);
    return { body: { password, code: recoveryCode } };
  },
  "login-challenge": async (scene) => {
    await withPassword(scene);
    await turnOnTwoStepForTest(scene.server, scene.party.id);
    const body = { email: scene.party.email, password };
    const answer = await scene.server.call("POST", "/api/auth/login", { body });
    return { body: { challenge: loginChallengeSchema.parse(answer.body).challenge, code: recoveryCode } };
  },
  "two-step-account": async ({ server, other }) => {
    await turnOnTwoStepForTest(server, other.id);
    return { in: { id: other.id }, body: { reason: "Lost the phone" } };
  },
  shop: async (scene) => {
    await asShop(scene);
    return { in: { page: "1", type: "available" } };
  },
  "a-home": () => ({ body: { home: { doorway: { width: 32, height: 80 }, stairs: null, lift: null } } }),
  "delivery-terms": async (scene) => {
    await asShop(scene);
    return { body: { terms: null } };
  },
  "pickup-calendar": () => ({ body: { calendar: null } }),
  "piece-to-consign": () => ({ body: pieceToConsign }),
  "own-consignment": async ({ server, party }) => ({ in: { id: await consigned(server, party) } }),
  "consignment-offered": (scene) => offeredToParty(scene),
  "consignment-taken": async (scene) => {
    const given = await offeredToParty(scene);
    await post(scene.server, scene.party, `/api/consign/${given.in.id}/accept`, given.body);
    return given;
  },
  "lower-price": async (scene) => {
    const given = await offeredToParty(scene);
    await post(scene.server, scene.party, `/api/consign/${given.in.id}/accept`, given.body);
    return { in: given.in, body: { price: 800_00 } };
  },
  "price-requested": async ({ server, party, other }) => {
    await updateUser(server.db, other.id, { isBusiness: true, shopName: "Old Oak" });
    const id = await consigned(server, party);
    await post(server, other, `/api/consign/${id}/accept`, { pricePlan: 900_00 });
    await post(server, other, `/api/consign/${id}/request-price`, { price: 800_00 });
    return { in: { id }, body: { price: 800_00 } };
  },
  "accepted-by-other": async (scene) => ({ in: { id: await acceptedByOther(scene) } }),
  "collection-place": async (scene) => ({
    in: { id: await acceptedByOther(scene) },
    body: collectionPlace,
  }),
  "collection-time": async (scene) => ({
    in: { id: await acceptedByOther(scene) },
    body: { date: inFiveDays(scene), window: "morning" },
  }),
  "collection-proposed": async (scene) => {
    const id = await acceptedByOther(scene);
    return { in: { id }, body: await proposeCollection(scene, id) };
  },
  "collection-agreed": async (scene) => {
    const id = await acceptedByOther(scene);
    const agreement = await proposeCollection(scene, id);
    await post(scene.server, scene.party, `/api/consign/${id}/confirm-schedule`, agreement);
    return { in: { id } };
  },
  "release-reason": async (scene) => {
    const given = await offeredToParty(scene);
    await post(scene.server, scene.party, `/api/consign/${given.in.id}/accept`, given.body);
    return { in: given.in, body: { reason: "No room left" } };
  },
  "one-collected": async (scene) => {
    const given = await offeredToParty(scene);
    await post(scene.server, scene.party, `/api/consign/${given.in.id}/accept`, given.body);
    await post(scene.server, scene.party, `/api/consign/${given.in.id}/collect`, undefined);
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
  "an-account": ({ other }) => ({ in: { id: other.id }, body: { reason: "Sold a copy" } }),
  "account-to-enter": ({ other }) => ({ body: { id: other.id } }),
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
    return { in: { heirloopId: id }, body: purchaseOf(id) };
  },
  "piece-to-ask-about": async ({ server, other }) => ({
    in: { heirloopId: await piece(server, other.id) },
    body: { text: "Is the top solid?" },
  }),
  "piece-to-chat-about": async ({ server, other }) => ({ body: { listing: await piece(server, other.id) } }),
  "piece-to-hold": async ({ server, other }) => ({ body: { listings: [await piece(server, other.id)] } }),
  "own-piece": async ({ server, party }) => ({
    in: { heirloopId: await piece(server, party.id) },
    body: { price: 450_00 },
  }),
  "delivered-piece": async ({ server, party }) => ({
    in: { heirloopId: await piece(server, party.id) },
    query: { zip: "94610" },
  }),
  draft: () => ({ body: listingDraft }),
  "held-piece": async ({ server, other }) => {
    const holder = await person(server, "Hedda");
    const reservedUntil = new Date(server.clock.now().getTime() + 60_000);
    return { in: { heirloopId: await piece(server, other.id, { reservedUntil, reservedBy: holder.id }) } };
  },
  "an-answer": async ({ server, party, other }) => {
    const id = await piece(server, party.id);
    const path = `/api/listings/${id}/questions`;
    const question = (await post(server, other, path, { text: "Is the top solid?" })) as Question;
    return { in: { heirloopId: id }, body: { text: "It is.", answerTo: question._id } };
  },
  picture: async () => ({ file: await picture() }),
  payment: async ({ server, party, other }) => ({
    body: {
      ...purchaseOf(await piece(server, other.id)),
      contact,
      paymentMethod: await savedCard(server, party.token),
    },
  }),
  "agreed-checkout": async (scene) => ({ in: { checkoutId: await agreedCheckout(scene) } }),
  chat: async (scene) => ({ in: { chatId: await inquiry(scene) } }),
  "chat-messages": async (scene) => ({ in: { chatId: await inquiry(scene) }, query: { before: "2" } }),
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
      post(server, who, `/api/orders/${orderId}/events`, event);
    await send(other, { type: "approve" });
    await send(other, setPickup);
    await send(party, { type: "schedule", date, window: "morning" });
    await send(other, { type: "confirm-schedule", window: "morning" });
    return { in: { orderId } };
  },
  "delivered-purchase": async ({ server, party, other }) => ({
    in: { orderId: (await completedOrder(server, party, other)).orderId },
    body: missingDrawer,
  }),
  "delivered-sale": async ({ server, party, other }) => ({
    in: { orderId: (await completedOrder(server, other, party)).orderId },
    body: missingDrawer,
  }),
  "case-as-buyer": async (scene) => ({ in: { orderId: await reported(scene, "buyer") }, body: evidence }),
  "case-as-seller": async (scene) => ({ in: { orderId: await reported(scene, "seller") }, body: evidence }),
  "decision-as-buyer": async (scene) => ({
    in: { orderId: await escalated(scene, "buyer") },
    body: decision,
  }),
  "decision-as-seller": async (scene) => ({
    in: { orderId: await escalated(scene, "seller") },
    body: decision,
  }),
  "removal-of-purchase": async (scene) => ({
    in: { orderId: (await bought(scene, "buyer"))._id },
    body: { type: "remove", reason: "Not what it claims to be" },
  }),
  counteroffer: async (scene) => {
    const order = await bought(scene, "buyer", { offerAmount: 300_00 });
    await post(scene.server, scene.other, `/api/orders/${order._id}/events`, {
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
  "order-to-review": async (scene) => ({ in: { orderId: await orderToReview(scene) } }),
  "held-review": async (scene) => {
    const id = await pendingReview(scene);
    const { server, party, other } = scene;
    for (const { token } of [party, other]) await savedCard(server, token);
    await post(server, party, "/api/other/review", { id, seller: { rating: 5 } });
    return { in: { id } };
  },
  "received-review": async (scene) => {
    const id = await receivedReview(scene, "seller");
    return { in: { id, about: "seller" }, body: { text: "Thank you" } };
  },
  "review-to-report": async (scene) => ({
    in: { id: await receivedReview(scene, "seller") },
    body: { about: "seller", target: "review", reason: "untrue" },
  }),
  "review-of-buyer": async (scene) => {
    const id = await receivedReview(scene, "buyer");
    const body = { about: "buyer", target: "review", reason: "untrue" };
    return { in: { id, about: "buyer" }, body };
  },
  "reported-review": async (scene) => {
    const id = await receivedReview(scene, "seller");
    const body = { about: "seller", target: "review", reason: "untrue" };
    await post(scene.server, scene.party, `/api/reviews/${id}/reports`, body);
    const report = (await listOpenReports(scene.server.db, 500)).find(({ reviewId }) => reviewId === id);
    return { in: { id: report?.id ?? "" }, body: { reason: "Spam" } };
  },
  "piece-to-report": async ({ server }) => ({
    in: { heirloopId: await piece(server, (await person(server, "Sol")).id) },
    body: { reason: "stolen" },
  }),
  "own-piece-to-report": async ({ server, party }) => ({
    in: { heirloopId: await piece(server, party.id) },
    body: { reason: "stolen" },
  }),
  "reported-piece": async (scene) => ({ in: { id: await reportedPiece(scene) }, body: { reason: "Spam" } }),
  "piece-to-take-down": async ({ server, party }) => ({
    in: { heirloopId: await piece(server, party.id) },
    body: { reason: "Spam" },
  }),
  "taken-down-piece": async (scene) => {
    const heirloopId = await piece(scene.server, scene.party.id);
    await takeDownListing(scene.server.db, heirloopId, { reason: "Spam", now: scene.server.clock.now() });
    return { in: { heirloopId }, body: { reason: "Not spam" } };
  },
  review: async (scene) => {
    const id = await pendingReview(scene);
    return { in: { id }, body: { id, seller: { rating: 5 }, buyer: { rating: 5 } } };
  },
};
