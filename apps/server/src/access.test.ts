import type { Chat } from "@heirloop/contract/chat/chat.schema";
import { problemSchema } from "@heirloop/contract/problem/problem.schema";
import { loginSchema } from "@heirloop/contract/user/user.endpoints";
import type { Socket } from "socket.io-client";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { modules } from "./modules/registry.ts";
import { hashPassword } from "./modules/identity/password.ts";
import { endSessionsOf } from "./modules/identity/session.service.ts";
import { accessObjects } from "./testing/access-objects.ts";
import { blockUserForTest } from "./testing/block-user.ts";
import { person, piece, type TestPerson } from "./testing/marketplace-world.ts";
import { ask, connectSocket, next } from "./testing/socket-client.ts";
import { startTestServer, type TestAnswer, type TestServer } from "./testing/test-server.ts";

/**
 * The access rules. `party` owns the call's object or is a side of it; `other`, `business` and `admin` are
 * not involved; `blocked` is the blocked party, `inside` an admin who impersonates the party. 401 and 403
 * mean `unauthenticated` and `permission-denied`, `inside` means `not-while-entered`, `wrong` a wrong
 * password, `key` a passkey that was begun in another session, `field` another user's saved card, `event` an order
 * event that this actor cannot send, `taken` a consignment that another business has accepted, `own` a piece of the
 * caller's own, `state` a call that the object's state does not allow.
 */
const table = `
call                                                 about               guest party other business admin blocked inside
POST   /api/auth/register                            newcomer            201   201   201   201      201   201     201
POST   /api/auth/login                               credentials         200   200   200   200      200   200     200
POST   /api/auth/forgot-password                     address             202   202   202   202      202   202     202
POST   /api/auth/reset-password                      mailed-token        200   200   200   200      200   200     200
POST   /api/auth/verify-email                        verification-token  200   200   200   200      200   200     200
POST   /api/auth/send-verification-email             nothing             401   202   202   202      202   blocked inside
POST   /api/auth/login/code                          login-challenge     200   200   200   200      200   200     200
POST   /api/auth/logout                              nothing             401   204   204   204      204   204     204
GET    /api/account-summary                          nothing             401   200   200   200      200   200     200
GET    /api/auth/me                                  nothing             401   200   200   200      200   200     200
GET    /api/auth/me/closing                          nothing             401   200   200   200      200   200     200
POST   /api/auth/me/data                             own-password-only   401   200   wrong wrong    wrong 200     inside
POST   /api/auth/me/close                            own-password-only   401   204   wrong wrong    wrong blocked inside
GET    /api/auth/me/pickup-calendar                  nothing             401   200   200   200      200   200     200
PATCH  /api/auth/me                                  own-name            401   200   200   200      200   blocked 200
PATCH  /api/auth/me                                  own-email           401   200   wrong wrong    wrong blocked inside
PUT    /api/auth/me/home                             a-home              401   200   200   200      200   blocked 200
PUT    /api/auth/me/pickup-calendar                  pickup-calendar     401   200   200   200      200   blocked 200
GET    /api/auth/me/delivery-terms                   shop                401   200   403   200      403   200     200
PUT    /api/auth/me/delivery-terms                   delivery-terms      401   200   403   200      403   blocked 200
POST   /api/auth/change-password                     own-password        401   200   wrong wrong    wrong blocked inside
GET    /api/auth/two-step                            nothing             401   200   200   200      200   200     200
POST   /api/auth/two-step/set-up                     own-password-only   401   200   wrong wrong    wrong blocked inside
POST   /api/auth/two-step/turn-on                    two-step-set-up     401   200   field field    field blocked inside
POST   /api/auth/two-step/recovery-codes             recovery-code       401   200   wrong wrong    wrong blocked inside
POST   /api/auth/two-step/turn-off                   recovery-code       401   200   wrong wrong    wrong blocked inside
GET    /api/auth/passkeys                            nothing             401   200   200   200      200   200     200
POST   /api/auth/passkeys/creation-options           own-password-only   401   200   wrong wrong    wrong blocked inside
POST   /api/auth/passkeys                            new-passkey         401   201   key   key      key   blocked inside
DELETE /api/auth/passkeys/{id}                       passkey             401   204   204   204      204   blocked inside
POST   /api/auth/login/passkey-options               nothing             200   200   200   200      200   200     200
POST   /api/auth/login/passkey                       passkey-login       200   200   200   200      200   200     200
POST   /api/auth/get-nots                            all-notifications   401   200   200   200      200   200     200
GET    /api/auth/preview-nots                        nothing             401   200   200   200      200   blocked 200
GET    /api/auth/remove-notification/{id}            notification        401   200   404   404      404   blocked 200
POST   /api/auth/read-nots                           nothing             401   200   200   200      200   blocked 200
POST   /api/auth/review-not                          request-for-review  401   200   404   404      404   200     200
GET    /api/notification-preferences                 nothing             401   200   200   200      200   200     200
PUT    /api/notification-preferences                 own-preferences     401   200   200   200      200   blocked 200
GET    /api/unsubscribe/{token}                      unsubscribe-token   200   200   200   200      200   200     200
POST   /api/unsubscribe/{token}                      unsubscribe-token   200   200   200   200      200   200     200
GET    /api/push                                     nothing             200   200   200   200      200   200     200
PUT    /api/push/devices/current                     push-subscription   401   200   200   200      200   blocked inside
DELETE /api/push/devices/{id}                        push-device         401   200   404   404      404   blocked 200

POST   /api/admin/enter-account                      account-to-enter    401   403   403   403      200   blocked 403
POST   /api/admin/leave-account                      nothing             401   403   403   403      403   403     200
GET    /api/admin/accounts                           nothing             401   403   403   403      200   403     403
GET    /api/admin/accounts/{id}                      an-account          401   403   403   403      200   403     403
POST   /api/admin/accounts/{id}/block                an-account          401   403   403   403      200   blocked 403
POST   /api/admin/accounts/{id}/turn-off-two-step    two-step-account    401   403   403   403      200   blocked 403
POST   /api/admin/accounts/{id}/unblock              an-account          401   403   403   403      200   blocked 403
GET    /api/admin/audit                              nothing             401   403   403   403      200   403     403
GET    /api/admin/blocked-orders                     nothing             401   403   403   403      200   403     403
GET    /api/admin/cases                              nothing             401   403   403   403      200   403     403
GET    /api/admin/disputed-payments                  nothing             401   403   403   403      200   403     403
GET    /api/admin/paid-orders                        nothing             401   403   403   403      200   403     403
POST   /api/admin/paid-orders/{orderId}/refund       a-refund            401   403   403   403      200   blocked 403
GET    /api/admin/stuck-payments                     nothing             401   403   403   403      200   403     403
POST   /api/admin/stuck-payments/{id}/send-again     refused-refund      401   403   403   403      200   blocked 403
POST   /api/admin/stuck-payments/{id}/settle         settled-refund      401   403   403   403      204   blocked 403
GET    /api/admin/brands                             nothing             401   403   403   403      200   403     403
POST   /api/admin/brands/{id}/approve                new-brand           401   403   403   403      200   blocked 403
POST   /api/admin/brands/{id}/merge                  new-brand           401   403   403   403      200   blocked 403
POST   /api/admin/brands/{id}/reject                 new-brand           401   403   403   403      200   blocked 403

GET    /api/catalogue/menu                           nothing             200   200   200   200      200   200     200
GET    /api/blog                                     nothing             200   200   200   200      200   200     200
GET    /api/blog/{slug}                              a-post              200   200   200   200      200   200     200
GET    /api/price-guide                              a-type              200   200   200   200      200   200     200
GET    /api/search/popular                           nothing             200   200   200   200      200   200     200
GET    /api/profiles/{slug}                          a-profile           200   200   200   200      200   200     200
GET    /api/listings                                 nothing             200   200   200   200      200   200     200
GET    /api/listings/mine                            nothing             401   200   200   200      200   200     200
GET    /api/listings/{heirloopId}                    own-piece           200   200   200   200      200   200     200
POST   /api/listings                                 draft               401   201   201   201      201   blocked 201
PATCH  /api/listings/{heirloopId}                    own-piece           401   200   403   403      403   blocked 200
DELETE /api/listings/{heirloopId}                    own-piece           401   204   403   403      403   blocked 204
GET    /api/listings/{heirloopId}/delivery           delivered-piece     200   200   200   200      200   200     200
GET    /api/listings/{heirloopId}/questions          own-piece           200   200   200   200      200   200     200
POST   /api/listings/{heirloopId}/questions          piece-to-ask-about  401   201   201   201      201   blocked 201
POST   /api/listings/{heirloopId}/questions          an-answer           401   201   403   403      403   blocked 201
POST   /api/listings/{heirloopId}/waiting-list       held-piece          401   202   202   202      202   blocked 202
DELETE /api/listings/{heirloopId}/waiting-list       held-piece          401   204   204   204      204   blocked 204
GET    /api/listings/{heirloopId}/report             piece-to-report     401   200   200   200      200   200     200
POST   /api/listings/{heirloopId}/reports            piece-to-report     401   204   204   204      204   blocked 204
POST   /api/listings/{heirloopId}/reports            own-piece-to-report 401   own   204   204      204   blocked own
POST   /api/uploads                                  picture             401   201   201   201      201   blocked 201

GET    /api/cart                                     nothing             401   200   200   200      200   200     200
PUT    /api/cart/{heirloopId}                        a-piece             401   200   200   200      200   blocked 200
DELETE /api/cart/{heirloopId}                        a-piece             401   200   200   200      200   blocked 200
GET    /api/favorites                                nothing             401   200   200   200      200   200     200
PUT    /api/favorites/{heirloopId}                   a-piece             401   200   200   200      200   blocked 200
DELETE /api/favorites/{heirloopId}                   a-piece             401   200   200   200      200   blocked 200

GET    /api/blocked-people                           nothing             401   200   200   200      200   200     200
PUT    /api/blocked-people/{userId}                  a-person            401   200   200   200      200   blocked 200
DELETE /api/blocked-people/{userId}                  a-person            401   204   204   204      204   blocked 204

GET    /api/followed-sellers                         nothing             401   200   200   200      200   200     200
PUT    /api/followed-sellers/{sellerId}              a-seller            401   204   204   204      204   blocked 204
DELETE /api/followed-sellers/{sellerId}              a-seller            401   204   204   204      204   blocked 204

GET    /api/saved-searches                           nothing             401   200   200   200      200   200     200
POST   /api/saved-searches                           search-to-keep      401   201   201   201      201   blocked 201
PATCH  /api/saved-searches/{id}                      alerts-of-search    401   200   404   404      404   blocked 200
DELETE /api/saved-searches/{id}                      kept-search         401   204   404   404      404   blocked 204

POST   /api/checkout/quote                           a-piece             200   200   200   200      200   200     200
GET    /api/checkout/details                         nothing             401   200   200   200      200   200     200
POST   /api/checkout/holds                           piece-to-hold       401   200   200   200      200   blocked 200
DELETE /api/checkout/holds                           nothing             401   204   204   204      204   blocked 204
POST   /api/checkout                                 payment             401   201   field field    field blocked inside
POST   /api/checkout/{checkoutId}/confirm            agreed-checkout     401   201   404   404      404   blocked inside
POST   /api/sandbox/cards                            test-card           401   201   201   201      201   blocked inside
POST   /api/payments/payment-methods                 card                401   201   201   201      201   blocked inside
POST   /api/payments/webhook                         provider-event      200   200   200   200      200   200     200
GET    /api/payments/stripe-connect-onboarding       nothing             401   200   200   200      200   blocked inside
GET    /api/payments/discounts                       nothing             401   200   200   200      200   200     200
POST   /api/promo                                    address             202   202   202   202      202   202     202
POST   /api/capture-email                            finds               202   202   202   202      202   202     202
POST   /api/contact                                  message-to-us       202   202   202   202      202   202     202
POST   /api/trade-applications                       trade-application   202   202   202   202      202   202     202
POST   /api/analytics                                report              204   204   204   204      204   blocked 204

POST   /api/chat/purchases                           purchases           401   200   200   200      200   200     200
POST   /api/chat/sales                               sales               401   200   200   200      200   200     200
GET    /api/orders/{orderId}                         purchase            401   200   403   403      200   200     200
GET    /api/orders/{orderId}                         sale                401   200   403   403      200   200     200
GET    /api/orders/{orderId}/calendar.ics            agreed-pickup       401   200   403   403      403   200     200
GET    /api/orders/{orderId}/buyer-reviews           purchase            401   403   403   403      403   403     403
GET    /api/orders/{orderId}/buyer-reviews           sale                401   200   403   403      403   200     200
POST   /api/orders/{orderId}/events                  purchase            401   200   403   403      event blocked inside
POST   /api/orders/{orderId}/events                  sale                401   200   403   403      event blocked inside
POST   /api/orders/{orderId}/events                  counteroffer        401   200   403   403      event blocked inside
POST   /api/orders/{orderId}/events                  removal-of-purchase 401   event 403   403      200   blocked inside
GET    /api/orders/{orderId}/case                    case-as-buyer       401   200   403   403      200   200     200
GET    /api/orders/{orderId}/case                    case-as-seller      401   200   403   403      200   200     200
POST   /api/orders/{orderId}/case                    delivered-purchase  401   201   403   403      403   blocked inside
POST   /api/orders/{orderId}/case                    delivered-sale      401   403   403   403      403   blocked 403
POST   /api/orders/{orderId}/case/events             case-as-buyer       401   200   403   403      200   blocked inside
POST   /api/orders/{orderId}/case/events             case-as-seller      401   200   403   403      200   blocked inside
POST   /api/orders/{orderId}/case/events             decision-as-buyer   401   state 403   403      200   blocked inside
POST   /api/orders/{orderId}/case/events             decision-as-seller  401   state 403   403      200   blocked inside

GET    /api/chat/all-chats                           nothing             401   200   200   200      200   200     200
POST   /api/chat                                     piece-to-chat-about 401   200   200   200      200   blocked 200
GET    /api/chat/{chatId}                            chat                401   200   403   403      403   200     200
GET    /api/chat/{chatId}/messages                   chat-messages       401   200   403   403      403   200     200
POST   /api/chat/{chatId}                            chat-picture        401   201   403   403      403   blocked 201

GET    /api/other/review/seller-all-reviews          nothing             200   200   200   200      200   200     200
GET    /api/other/review/seller-reviews/{sellerId}   a-profile           200   200   200   200      200   200     200
GET    /api/other/review/get-reviews                 nothing             401   200   200   200      200   200     200
GET    /api/orders/{orderId}/review                  order-to-review     401   200   404   404      404   200     200
GET    /api/orders/{orderId}/review                  purchase            401   404   404   404      404   404     404
POST   /api/other/review                             review              401   200   404   404      404   blocked 200
GET    /api/other/review/no-review/{id}              review              401   200   404   404      404   blocked 200
GET    /api/reviews                                  nothing             401   200   200   200      200   200     200
PUT    /api/reviews/{id}/reply                       received-review     401   200   404   404      404   blocked 200
GET    /api/reviews/{id}/about/{about}               received-review     401   200   200   200      200   200     200
GET    /api/reviews/{id}/about/{about}               review-of-buyer     401   200   404   404      404   200     200
POST   /api/reviews/{id}/reports                     review-to-report    401   204   204   204      204   blocked 204
POST   /api/reviews/{id}/reports                     review-of-buyer     401   204   404   404      404   blocked 204
GET    /api/admin/reported-reviews                   nothing             401   403   403   403      200   403     403
POST   /api/admin/reported-reviews/{id}/keep         reported-review     401   403   403   403      204   blocked 403
POST   /api/admin/reported-reviews/{id}/remove       reported-review     401   403   403   403      204   blocked 403
GET    /api/admin/reported-listings                  nothing             401   403   403   403      200   403     403
POST   /api/admin/reported-listings/{id}/keep        reported-piece      401   403   403   403      204   blocked 403
POST   /api/admin/reported-listings/{id}/take-down   reported-piece      401   403   403   403      204   blocked 403
GET    /api/admin/listings                           a-piece-number      401   403   403   403      200   403     403
POST   /api/admin/listings/{heirloopId}/take-down    piece-to-take-down  401   403   403   403      204   blocked 403
GET    /api/admin/taken-down-listings                nothing             401   403   403   403      200   403     403
POST   /api/admin/taken-down-listings/{heirloopId}/allow taken-down-piece 401 403 403 403 204 blocked 403
GET    /api/admin/held-reviews                       nothing             401   403   403   403      200   403     403
POST   /api/admin/held-reviews/{id}/publish          held-review         401   403   403   403      204   blocked 403
POST   /api/admin/held-reviews/{id}/reject           held-review         401   403   403   403      204   blocked 403

GET    /api/payouts                                  nothing             401   200   200   200      200   200     200
GET    /api/statements                               nothing             401   200   200   200      200   200     200
GET    /api/statements/{month}/statement.csv         a-statement         401   200   404   404      404   200     200
GET    /api/statements/{month}/statement.pdf         a-statement         401   200   404   404      404   200     200
GET    /api/dashboard/summary                        shop                401   200   403   200      403   200     200
GET    /api/dashboard/products/{page}/{type}         shop-products       401   200   403   200      403   200     200
GET    /api/dashboard/payouts                        shop                401   200   403   200      403   200     200
PATCH  /api/dashboard/shop                           shop-face           401   200   403   200      403   blocked 200
POST   /api/listings/import                          sheet               401   202   403   202      403   blocked 202
GET    /api/listings/import/{id}                     an-import           401   200   403   404      403   200     200
GET    /api/listings/import/{id}/rejected.csv        an-import           401   200   403   404      403   200     200
GET    /api/consign/get-consignments/{page}/{type}   shop                401   200   403   200      403   200     200
GET    /api/consign/shops                            a-zip               401   200   200   200      200   200     200
GET    /api/consign/mine                             nothing             401   200   200   200      200   200     200
POST   /api/consign                                  piece-to-consign    401   201   201   201      201   blocked 201
POST   /api/consign/{id}/accept                      consignment-offered 401   200   403   200      403   blocked 200
POST   /api/consign/{id}/decline                     consignment-offered 401   200   403   200      403   blocked 200
POST   /api/consign/{id}/collect                     consignment-taken   401   200   403   taken    403   blocked 200
POST   /api/consign/{id}/list                        one-collected       401   200   403   taken    403   blocked 200
POST   /api/consign/{id}/return                      one-collected       401   200   403   taken    403   blocked 200
POST   /api/consign/{id}/request-price               lower-price         401   200   403   taken    403   blocked 200
POST   /api/consign/{id}/accept-price                price-requested     401   200   404   taken    404   blocked 200
POST   /api/consign/{id}/decline-price               price-requested     401   200   404   taken    404   blocked 200
POST   /api/consign/{id}/withdraw                    own-consignment     401   200   404   state    404   blocked 200
POST   /api/consign/{id}/set-pickup                  collection-place    401   200   404   taken    404   blocked 200
POST   /api/consign/{id}/schedule                    collection-time     401   200   404   taken    404   blocked 200
POST   /api/consign/{id}/confirm-schedule            collection-proposed 401   200   404   taken    404   blocked 200
POST   /api/consign/{id}/release                     release-reason      401   200   403   taken    403   blocked 200
POST   /api/consign/{id}/chat                        accepted-by-other   401   200   404   taken    404   blocked 200
GET    /api/consign/{id}/calendar.ics                collection-agreed   401   200   404   404      404   200     200
`;

type Role = "guest" | "party" | "other" | "business" | "admin" | "blocked" | "inside";
const roles: readonly Role[] = ["guest", "party", "other", "business", "admin", "blocked", "inside"];
const rows = table
  .split("\n")
  .filter((line) => line.includes("/api/"))
  .map((line) => {
    const [method = "", path = "", about = "", ...wanted] = line.trim().split(/\s+/);
    return { method, path, about, wanted: wanted.join(" ") };
  });

const short: Record<string, string> = {
  unauthenticated: "401",
  "permission-denied": "403",
  "not-found": "404",
  "not-while-entered": "inside",
  "wrong-credentials": "wrong",
  "wrong-passkey": "key",
  invalid: "field",
  "event-not-allowed": "event",
  "consignment-taken": "taken",
  "state-conflict": "state",
  "own-listing": "own",
};
function label({ status, body }: TestAnswer): string {
  if (status < 300) return String(status);
  const { code } = problemSchema.parse(body);
  return short[code] ?? code;
}

let server: TestServer;
let origin: string;
let admin: TestPerson;
beforeAll(async () => {
  server = await startTestServer();
  ({ origin } = await server.listen());
  admin = await person(server, "Root", { admin: true });
});
const strangersPassword = hashPassword("a bentwood chair");
const open: Socket[] = [];
afterEach(() => open.splice(0).forEach((socket) => socket.close()));
// Otherwise the first case that runs jobs sends the mails of all cases before it, some 2,500, and reaches its time limit.
afterEach(async () => void (await server.deps.jobs.runDue()));
afterAll(() => server.close());

async function enter(account: TestPerson): Promise<string> {
  const body = { id: account.id };
  const answer = await server.call("POST", "/api/admin/enter-account", { token: admin.token, body });
  return loginSchema.parse(answer.body).token;
}

async function tokenOf(role: Role, party: TestPerson): Promise<string | undefined> {
  if (role === "guest") return undefined;
  if (role === "inside") return enter(party);
  if (role === "blocked") await blockUserForTest(server.db, party.id, server.clock.now());
  if (role === "party" || role === "blocked") return party.token;
  const stranger = {
    admin: role === "admin",
    isBusiness: role === "business",
    passwordHash: await strangersPassword,
  };
  return (await person(server, "Una", stranger)).token;
}

/** Makes the call in this role, on an object created for it. */
async function attempt(role: Role, { method, path, about }: (typeof rows)[number]): Promise<TestAnswer> {
  const party = await person(server, "Pia");
  const make = accessObjects[about];
  if (make === undefined) throw new Error(`Nothing is called ${about}.`);
  const {
    in: params = {},
    query = {},
    body,
    file,
    headers = {},
  } = await make({ server, party, other: await person(server, "Otto") });
  const token = await tokenOf(role, party);
  const address = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => params[name] ?? "missing");
  const search = new URLSearchParams(query);
  return server.call(method, search.size === 0 ? address : `${address}?${search}`, {
    headers,
    ...(token === undefined ? {} : { token }),
    ...(file === undefined ? {} : { file }),
    ...(body === undefined || method === "GET" || file !== undefined ? {} : { body }),
  });
}

describe("calls", () => {
  test("lists every existing call, and no other", () => {
    const mounted = modules
      .flatMap((module) => module.routes?.(server.deps) ?? [])
      .map(({ endpoint }) => `${endpoint.method} ${endpoint.path}`);
    const listed = new Set(rows.map(({ method, path }) => `${method} ${path}`));
    expect([...listed].toSorted()).toEqual(mounted.toSorted());
  });

  test("denies blocked users all writes that need an account, except those allowed while blocked", () => {
    const writes = modules
      .flatMap((module) => module.routes?.(server.deps) ?? [])
      .filter(({ endpoint: { access, changesState } }) => changesState && access !== "guest")
      .map(({ endpoint: { method, path } }) => `${method} ${path}`);
    const closed = rows
      .filter(({ wanted }) => wanted.split(" ")[roles.indexOf("blocked")] === "blocked")
      .map(({ method, path }) => `${method} ${path}`);
    expect(new Set([...closed, "POST /api/auth/logout", "POST /api/admin/leave-account"])).toEqual(
      new Set(writes),
    );
  });

  test.each(rows)("$method $path, $about: $wanted", async (row) => {
    const outcomes: string[] = [];
    for (const role of roles) outcomes.push(label(await attempt(role, row)));
    expect(outcomes.join(" ")).toBe(row.wanted);
  });

  test("rejects a token that was never issued", async () => {
    const { body } = await server.call("GET", "/api/auth/me", { token: "x".repeat(43) });
    expect(problemSchema.parse(body).code).toBe("unauthenticated");
  });

  test("does not authenticate by cookie", async () => {
    const party = await person(server, "Pia");
    const answer = await server.call("GET", "/api/auth/me", { headers: { cookie: `token=${party.token}` } });
    expect(answer.status).toBe(401);
  });
});

describe("sockets", () => {
  const socketOf = async (token: string | undefined): Promise<Socket> => {
    const socket = await connectSocket(origin, token);
    open.push(socket);
    return socket;
  };
  const say = (socket: Socket, ord: string) =>
    ask(socket, "message", { message: { id: `client-${ord}`, text: "Hello" }, ord });
  async function inquiry() {
    const [party, other] = [await person(server, "Pia"), await person(server, "Otto")];
    const body = { listing: await piece(server, other.id) };
    const chat = (await server.call("POST", "/api/chat", { token: party.token, body })).body as Chat;
    return { party, other, chat: chat._id };
  }

  test.each([undefined, "", "x".repeat(43), "x".repeat(600)])(
    "refuses a connection with %j",
    async (token) => {
      await expect(socketOf(token)).rejects.toThrow("unauthenticated");
    },
  );

  test.each([
    ["party", true, true],
    ["other", "permission-denied", "permission-denied"],
    ["business", "permission-denied", "permission-denied"],
    ["admin", "permission-denied", "permission-denied"],
    ["blocked", true, "blocked"],
    ["inside", true, true],
  ] as const)("%s reads: %s, writes: %s", async (role, reads, writes) => {
    const { party, chat } = await inquiry();
    const socket = await socketOf(await tokenOf(role, party));
    const outcome = (wanted: true | string) =>
      wanted === true ? { ok: true } : { ok: false, problem: { code: wanted } };
    expect(await ask(socket, "getMessages", { orderId: chat })).toMatchObject(outcome(reads));
    expect(await say(socket, chat)).toMatchObject(outcome(writes));
    expect(await ask(socket, "typing", { ord: chat })).toMatchObject(outcome(writes));
    expect(await ask(socket, "seen", { ord: chat, upTo: 0 })).toMatchObject(outcome(writes));
  });

  test("applies a block to an open socket", async () => {
    const { party, chat } = await inquiry();
    const socket = await socketOf(party.token);
    expect(await say(socket, chat)).toMatchObject({ ok: true });
    await blockUserForTest(server.db, party.id, server.clock.now());
    expect(await say(socket, chat)).toMatchObject({ ok: false, problem: { code: "blocked" } });
  });

  test("audits an impersonating admin's writes over the socket, but not reads", async () => {
    const { party, chat } = await inquiry();
    const socket = await socketOf(await enter(party));
    await ask(socket, "getMessages", { orderId: chat });
    await ask(socket, "typing", { ord: chat });
    expect(await say(socket, chat)).toMatchObject({ ok: true });
    const { body } = await server.call("GET", `/api/admin/audit?account=${party.id}`, { token: admin.token });
    const { entries } = body as { entries: Array<{ action: string; detail: string | null }> };
    const written = entries.map(({ action, detail }) => [action, detail]);
    expect(written.toSorted()).toEqual([
      ["SOCKET message", chat],
      ["enter", null],
    ]);
  });

  test("closes the sockets of a session that ends at once, and keeps the others", async () => {
    const party = await person(server, "Pia", { passwordHash: await strangersPassword });
    const inside = await enter(party);
    const [left, own] = [await socketOf(inside), await socketOf(party.token)];
    const leaving = next(left, "disconnect");
    await server.call("POST", "/api/admin/leave-account", { token: inside });
    expect(await leaving).toBe("io server disconnect");
    expect(own.connected).toBe(true);
    const ended = next(own, "disconnect");
    const body = { password: "a bentwood chair", newPassword: "a rattan armchair" };
    const changed = await server.call("POST", "/api/auth/change-password", { token: party.token, body });
    expect(await ended).toBe("io server disconnect");
    const { token } = changed.body as { token: string };
    const fresh = await socketOf(token);
    const gone = next(fresh, "disconnect");
    await endSessionsOf(server.db, server.deps, party.id);
    expect(await gone).toBe("io server disconnect");
  });

  test("closes an idle impersonation socket after 30 minutes", async () => {
    const began = server.clock.now();
    const socket = await socketOf(await enter(await person(server, "Pia")));
    const over = next(socket, "disconnect");
    server.clock.advance(30 * 60_000);
    await server.deps.jobs.runDue();
    expect(await over).toBe("io server disconnect");
    server.clock.set(began);
  });
});
