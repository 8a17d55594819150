import { brand } from "@heirloop/contract/brand/brand";
import { answerMediaTypes, type Endpoint } from "@heirloop/contract/endpoint/endpoint";
import { requestBodySchema } from "@heirloop/contract/endpoint/request-body";
import { describeLimit, windowSeconds } from "@heirloop/contract/endpoint/rate-limit";
import { errorCatalog, type ErrorCode } from "@heirloop/contract/problem/error-catalog";
import { problemSchema } from "@heirloop/contract/problem/problem.schema";
import * as z from "zod/mini";
import type { Operation } from "./operation.ts";

type Json = Record<string, unknown>;

export const schemaOf = (schema: z.ZodMiniType, io: "input" | "output"): Json => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: "any",
    target: "draft-2020-12",
  });
  return rest;
};

/** Maps an object schema's fields to OpenAPI parameters. */
function parametersOf(schema: z.ZodMiniType | undefined, where: "path" | "query"): Json[] {
  if (schema === undefined) return [];
  const { properties, required } = schemaOf(schema, "input");
  const needed = new Set(Array.isArray(required) ? required : []);
  if (typeof properties !== "object" || properties === null) return [];
  return Object.entries(properties).map(([name, property]: [string, unknown]) => ({
    name,
    in: where,
    required: where === "path" || needed.has(name),
    schema: property,
  }));
}

function payloadOf(endpoint: Endpoint): Json {
  if (endpoint.payload === "file") {
    const schema = {
      type: "object",
      required: ["file"],
      properties: { file: { type: "string", format: "binary" } },
    };
    return { requestBody: { required: true, content: { "multipart/form-data": { schema } } } };
  }
  if (endpoint.payload === "raw")
    return { requestBody: { required: true, content: { "*/*": { schema: { format: "binary" } } } } };
  const body = requestBodySchema(endpoint);
  if (body === undefined) return {};
  return {
    requestBody: {
      required: true,
      content: { "application/json": { schema: schemaOf(body, "input") } },
    },
  };
}

/** Returns a call's own errors and those that every call of its kind can return. */
export function errorCodes(endpoint: Endpoint): ErrorCode[] {
  const codes: ErrorCode[] = [...endpoint.errors, "rate-limited", "server-error", "unavailable"];
  if (endpoint.changesState) codes.push("storage-full");
  if (endpoint.params ?? endpoint.query ?? endpoint.body) codes.push("malformed", "invalid");
  if (endpoint.params ?? endpoint.body) codes.push("not-found");
  if (endpoint.payload !== "none")
    codes.push("malformed", "invalid", endpoint.payload === "file" ? "too-large" : "body-too-large");
  if (endpoint.access !== "guest" && endpoint.access !== "everyone") codes.push("unauthenticated");
  if (endpoint.access === "business" || endpoint.access === "admin") codes.push("permission-denied");
  if (endpoint.access === "admin") codes.push("two-step-required");
  if (endpoint.changesState && endpoint.access !== "guest") codes.push("blocked");
  if (endpoint.idempotent) codes.push("malformed", "key-in-progress", "key-reused");
  return [...new Set(codes)];
}

function answersOf(endpoint: Endpoint): Json {
  const success = (schema: z.ZodMiniType | undefined): Json => {
    if (schema === undefined) return { description: "Done" };
    const type = answerMediaTypes[endpoint.answerKind === "none" ? "json" : endpoint.answerKind];
    return { description: "Done", content: { [type]: { schema: schemaOf(schema, "output") } } };
  };
  const byStatus = new Map<number, ErrorCode[]>();
  for (const code of errorCodes(endpoint)) {
    const { status } = errorCatalog[code];
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  const problems = [...byStatus].map(([status, codes]): [string, Json] => [
    String(status),
    {
      description: codes.map((code) => `\`${code}\`: ${errorCatalog[code].title}`).join("; "),
      content: { "application/problem+json": { schema: { $ref: "#/components/schemas/Problem" } } },
    },
  ]);
  const others = (endpoint.alternatives ?? []).map(({ status, answer }): [string, Json] => [
    String(status),
    success(answer),
  ]);
  return Object.fromEntries([[String(endpoint.status), success(endpoint.answer)], ...others, ...problems]);
}

function operation(endpoint: Endpoint): Json {
  const security =
    endpoint.access === "guest" ? [] : endpoint.access === "everyone" ? [{}, { token: [] }] : [{ token: [] }];
  const key = {
    name: "Idempotency-Key",
    in: "header",
    required: false,
    schema: { type: "string", maxLength: 255 },
    description: "The same key with the same body gets the first answer again.",
  };
  return {
    summary: endpoint.summary,
    ...limitsOf(endpoint),
    operationId: `${endpoint.method.toLowerCase()}${endpoint.path.replaceAll(/[^A-Za-z0-9]+/g, "-")}`,
    tags: [groupOf(endpoint)],
    security,
    parameters: [
      ...parametersOf(endpoint.params, "path"),
      ...parametersOf(endpoint.query, "query"),
      ...(endpoint.idempotent ? [key] : []),
    ],
    ...payloadOf(endpoint),
    responses: answersOf(endpoint),
  };
}

/** Describes a call's rate limits and the maximum number of items per account. */
export const formatLimits = ({ limits, total }: Pick<Endpoint, "limits" | "total">): string[] => [
  ...limits.map((limit) => `${describeLimit(limit)} (per ${limit.per}).`),
  ...(total === null ? [] : [`At most ${total.most.toLocaleString("en-US")} ${total.of} in all.`]),
];

function limitsOf(endpoint: Endpoint): Json {
  const words = formatLimits(endpoint);
  if (words.length === 0) return {};
  return {
    description: words.join(" "),
    "x-rate-limits": endpoint.limits.map((limit) => ({
      limit: limit.most,
      seconds: windowSeconds(limit),
      per: limit.per,
    })),
  };
}

function outsideOperation({ method, path, summary, ...operation }: Operation): Json {
  const { forOperators = false, body, mediaType, responses } = operation;
  return {
    summary,
    operationId: `${method.toLowerCase()}${path.replaceAll(/[^A-Za-z0-9]+/g, "-")}`,
    tags: [groupOf({ path })],
    security: forOperators ? [{ operator: [] }] : [],
    parameters: [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
      name,
      in: "path",
      required: true,
      schema: { type: "string" },
    })),
    ...(body && {
      requestBody: { required: true, content: { "application/json": { schema: schemaOf(body, "input") } } },
    }),
    responses: Object.fromEntries(
      Object.entries(responses).map(([status, description]) => [
        status,
        status === "200" ? { description, content: { [mediaType]: {} } } : { description },
      ]),
    ),
  };
}

/** The section of the documentation that a call belongs to. */
export function groupOf({ path }: Pick<Operation, "path">): string {
  const [, first = "", second] = path.split("/");
  if (first === "api") return second ?? "api";
  return first === "1" ? "search" : "operation";
}

/** Builds the OpenAPI 3.1 document of the mounted endpoints, and of the calls outside the endpoint table. */
export function openApiDocument(
  endpoints: readonly Endpoint[],
  operations: readonly Operation[],
  publicUrl: string,
): Json {
  const paths: Record<string, Json> = {};
  for (const endpoint of endpoints) {
    (paths[endpoint.path] ??= {})[endpoint.method.toLowerCase()] = operation(endpoint);
  }
  for (const outside of operations)
    (paths[outside.path] ??= {})[outside.method.toLowerCase()] = outsideOperation(outside);
  return {
    openapi: "3.1.0",
    info: {
      title: brand.name,
      version: "1",
      description:
        "Money is integer US cents, dates are ISO 8601 UTC, ids are opaque. Errors are RFC 9457 problem details; a `detail` says more than the title where there is more to say. Realtime events are described at /api/docs#realtime.",
    },
    servers: [{ url: publicUrl }],
    paths,
    components: {
      schemas: { Problem: schemaOf(problemSchema, "output") },
      securitySchemes: {
        token: { type: "apiKey", in: "header", name: "x-auth-token" },
        operator: { type: "http", scheme: "bearer" },
      },
    },
  };
}
