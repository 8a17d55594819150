import { expect, test } from "vitest";
import * as z from "zod/mini";
import { errorCatalog } from "../problem/error-catalog.ts";
import type { Access, Endpoint, Method, PayloadKind } from "../endpoint/endpoint.ts";
import { requestBodySchema } from "../endpoint/request-body.ts";
import { endpointTable } from "./endpoint-table.ts";

const namedEndpoints: ReadonlyArray<readonly [string, Endpoint]> = Object.entries(endpointTable).flatMap(
  ([noun, endpoints]) =>
    Object.entries<Endpoint>(endpoints).map(([call, endpoint]) => [`${noun}.${call}`, endpoint] as const),
);

/** The calls of docs/product.md §7: name in the table, method, path, access, payload. */
const productCalls: ReadonlyArray<readonly [string, Method, string, Access, PayloadKind]> = [
  ["order.get", "GET", "/api/orders/{orderId}", "user", "none"],
  ["admin.enterAccount", "POST", "/api/admin/enter-account", "admin", "json"],
  ["review.latest", "GET", "/api/other/review/seller-all-reviews", "everyone", "none"],
  ["review.ofSeller", "GET", "/api/other/review/seller-reviews/{sellerId}", "everyone", "none"],
  ["chat.list", "GET", "/api/chat/all-chats", "user", "none"],
  ["chat.get", "GET", "/api/chat/{chatId}", "user", "none"],
  ["chat.sendPicture", "POST", "/api/chat/{chatId}", "user", "file"],
  ["order.purchases", "POST", "/api/chat/purchases", "user", "json"],
  ["order.sales", "POST", "/api/chat/sales", "user", "json"],
  ["discount.list", "GET", "/api/payments/discounts", "user", "none"],
  ["notification.list", "POST", "/api/auth/get-nots", "user", "json"],
  ["notification.preview", "GET", "/api/auth/preview-nots", "user", "none"],
  ["notification.markSeen", "GET", "/api/auth/remove-notification/{id}", "user", "none"],
  ["notification.review", "POST", "/api/auth/review-not", "user", "json"],
  ["consignment.list", "GET", "/api/consign/get-consignments/{page}/{type}", "business", "none"],
  ["payout.onboarding", "GET", "/api/payments/stripe-connect-onboarding", "user", "none"],
  ["review.pending", "GET", "/api/other/review/get-reviews", "user", "none"],
  ["review.submit", "POST", "/api/other/review", "user", "json"],
  ["review.decline", "GET", "/api/other/review/no-review/{id}", "user", "none"],
];

test.each(productCalls)("%s is %s %s", (name, method, path, access, payload) => {
  const endpoint = namedEndpoints.find(([other]) => other === name)?.[1];
  expect({
    method: endpoint?.method,
    path: endpoint?.path,
    access: endpoint?.access,
    payload: endpoint?.payload,
  }).toEqual({ method, path, access, payload });
});

test("declares every method and path once", () => {
  const addresses = namedEndpoints.map(
    ([, { method, path }]) => `${method} ${path.replaceAll(/\{\w+\}/g, "{}")}`,
  );
  expect(addresses.filter((address, index) => addresses.indexOf(address) !== index)).toEqual([]);
});

test.each(namedEndpoints)("%s has a schema for exactly the parameters of its path", (_, { path, params }) => {
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
  const shape = params === undefined ? {} : (z.toJSONSchema(params, { io: "input" }).properties ?? {});
  expect(Object.keys(shape).toSorted()).toEqual(inPath.toSorted());
});

test.each(namedEndpoints)(
  "describes %s in OpenAPI",
  (_, { params, query, body, answer, alternatives = [] }) => {
    const given = [params, query, body].filter((schema) => schema !== undefined);
    const answers = [answer, ...alternatives.map((one) => one.answer)].filter(
      (schema) => schema !== undefined,
    );
    const described = [
      ...given.map((schema) => z.toJSONSchema(schema, { io: "input" })),
      ...answers.map((schema) => z.toJSONSchema(schema, { io: "output" })),
    ];
    const draft = "https://json-schema.org/draft/2020-12/schema";
    expect(described.map((schema) => schema.$schema)).toEqual(described.map(() => draft));
  },
);

test.each(namedEndpoints)(
  "%s has a unique summary",
  (_, { method, payload, body, answer, answerKind, status, idempotent, errors }) => {
    expect({
      getCarriesNothing: method !== "GET" || payload === "none",
      jsonHasBody: (payload === "json") === (body !== undefined),
    }).toEqual({ getCarriesNothing: true, jsonHasBody: true });
    expect({ answered: answerKind !== "none", emptyIs204: status !== 204 || answer === undefined }).toEqual({
      answered: answer !== undefined,
      emptyIs204: true,
    });
    expect(idempotent && method !== "POST").toBe(false);
    expect(errors.filter((code) => !Object.hasOwn(errorCatalog, code))).toEqual([]);
  },
);

test("flags GET endpoints that change state and POST endpoints that only read", () => {
  const names = (wanted: (endpoint: Endpoint) => boolean) =>
    namedEndpoints
      .filter(([, endpoint]) => wanted(endpoint))
      .map(([name]) => name)
      .toSorted();
  expect(names(({ method, changesState }) => method === "GET" && changesState)).toEqual([
    "notification.markSeen",
    "notification.preview",
    "payout.onboarding",
    "review.decline",
  ]);
  expect(names(({ method, changesState }) => method === "POST" && !changesState)).toEqual([
    "checkout.quote",
    "notification.list",
    "notification.review",
    "order.purchases",
    "order.sales",
    "personalData.copy",
  ]);
});

/** Why a POST takes no `Idempotency-Key`; every other one does (docs/decisions/0118). */
const withoutKey: Readonly<Record<string, readonly string[]>> = {
  "only reads": [
    "checkout.quote",
    "notification.list",
    "notification.review",
    "order.purchases",
    "order.sales",
    "personalData.copy",
  ],
  "concerns a session, a password or an address, whose answers are not stored": [
    "admin.enterAccount",
    "admin.leaveAccount",
    "auth.changePassword",
    "auth.confirmLogin",
    "auth.forgotPassword",
    "auth.login",
    "auth.logout",
    "auth.register",
    "auth.resetPassword",
    "auth.sendVerificationEmail",
    "auth.verifyEmail",
    "passkey.add",
    "passkey.creationOptions",
    "passkey.logIn",
    "passkey.requestOptions",
    "personalData.close",
    "twoStep.renewRecoveryCodes",
    "twoStep.setUp",
    "twoStep.turnOff",
    "twoStep.turnOn",
  ],
  "sets a state, so that a repeat changes nothing": [
    "admin.block",
    "admin.keepReported",
    "admin.publishReview",
    "admin.rejectReview",
    "admin.removeReported",
    "admin.turnOffTwoStep",
    "admin.unblock",
    "brandReview.approve",
    "brandReview.merge",
    "brandReview.reject",
    "notification.markAllSeen",
    "notificationPreference.unsubscribe",
    "reportedListing.allow",
    "reportedListing.keep",
    "reportedListing.takeDown",
    "reportedListing.takeDownFound",
    "stuckPayment.settle",
  ],
  "is sent by a beacon, which has no headers": ["analytics.record"],
  "has event ids of its own": ["payment.webhook"],
};

test("takes an idempotency key in every POST without a reason not to", () => {
  const names = namedEndpoints
    .filter(([, { method, idempotent }]) => method === "POST" && !idempotent)
    .map(([name]) => name);
  expect(names.toSorted()).toEqual(Object.values(withoutKey).flat().toSorted());
});

test("rejects unknown fields in every object of the body of every call that changes state", () => {
  const isOpen = (schema: unknown): boolean =>
    typeof schema === "object" &&
    schema !== null &&
    (("properties" in schema &&
      !("additionalProperties" in schema && schema.additionalProperties === false)) ||
      Object.values(schema).some(isOpen));
  const open = namedEndpoints.filter(([, endpoint]) => {
    const body = requestBodySchema(endpoint);
    return body !== undefined && isOpen(z.toJSONSchema(body, { io: "input", unrepresentable: "any" }));
  });
  expect(open.map(([name]) => name).toSorted()).toEqual(withoutKey["only reads"]);
});

test("never stores responses with tokens under an idempotency key", () => {
  const holdsToken = ({ answer }: Endpoint) => {
    if (answer === undefined) return false;
    const schema = z.toJSONSchema(answer, { io: "output" });
    return [schema, ...(schema.anyOf ?? [])].some(
      (one) => typeof one === "object" && Object.hasOwn(one.properties ?? {}, "token"),
    );
  };
  const holders = namedEndpoints.filter(([, endpoint]) => holdsToken(endpoint));
  expect(holders.map(([name]) => name).toSorted()).toEqual([
    "admin.enterAccount",
    "admin.leaveAccount",
    "auth.changePassword",
    "auth.confirmLogin",
    "auth.login",
    "auth.register",
    "auth.resetPassword",
    "passkey.logIn",
    "twoStep.renewRecoveryCodes",
    "twoStep.turnOff",
    "twoStep.turnOn",
  ]);
  expect(holders.filter(([, { idempotent }]) => idempotent)).toEqual([]);
});
