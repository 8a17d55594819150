import { describeIssue } from "@heirloop/contract/endpoint/describe-issue";
import { type Context, Hono } from "hono";
import type * as z from "zod/mini";
import type { Deps } from "../../deps.ts";
import type { HttpEnv } from "../../http/http-env.ts";
import { limitBody } from "../../http/limit-body.ts";
import { ProblemError } from "../../platform/problem.ts";
import { findUnstorableFields, unstorableMessage } from "../../http/unstorable-characters.ts";
import { answerQuery, UnknownIndexError } from "./algolia-answer.ts";
import { FilterError } from "./algolia-filters.ts";
import {
  type AlgoliaQuery,
  algoliaQueriesSchema,
  algoliaQuerySchema,
  conditionsRefusal,
  insightsSchema,
} from "./algolia-request.ts";
import { insertSearchEvents } from "./search.queries.ts";

/** The product's own search requests are smaller. */
const mostBytes = 64 * 1024;
/** A search box sends a request per keystroke, and a household or an office shares one IP address. */
const limit = { points: 600, seconds: 60 };
/** A click sends one request, and every event is stored for 30 days. */
const eventLimit = { points: 120, seconds: 60 };

class MalformedError extends Error {}

/** Algolia's client sends JSON as text/plain to avoid a CORS preflight request. */
async function bodyOf<S extends z.ZodMiniType>(
  context: Context<HttpEnv>,
  schema: S,
  more: object = {},
): Promise<z.output<S>> {
  const body: unknown = await context.req.json().catch(() => {
    throw new MalformedError("The request is not JSON");
  });
  const [unstorable] = findUnstorableFields(body);
  if (unstorable !== undefined) throw new MalformedError(`${unstorable}: ${unstorableMessage}`);
  const checked = schema.safeParse(
    typeof body === "object" && body !== null && !Array.isArray(body) ? { ...body, ...more } : body,
    { error: describeIssue },
  );
  if (checked.success) return checked.data;
  const [issue] = checked.error.issues;
  throw new MalformedError(`${issue?.path.join(".") ?? ""}: ${issue?.message ?? "not as expected"}`);
}

/**
 * The part of Algolia's search API that the product uses, served by the embedded engine
 * (docs/architecture/search.md).
 */
export function searchPages(deps: Deps): Hono<HttpEnv> {
  const app = new Hono<HttpEnv>();
  const answer = async (queries: readonly AlgoliaQuery[]): Promise<object[]> => {
    const refusal = conditionsRefusal(queries);
    if (refusal !== null) throw new MalformedError(refusal);
    return Promise.all(queries.map((query) => answerQuery(deps.search, query, deps.newId)));
  };

  app.use("/1/indexes/*", async (context, next) => {
    await deps.rateLimiter.consume("search", limit, context.env?.ip ?? "unknown");
    await next();
  });
  app.use("/1/events", async (context, next) => {
    await deps.rateLimiter.consume("search event", eventLimit, context.env?.ip ?? "unknown");
    await next();
  });
  app.use("/1/*", limitBody(mostBytes));

  app.post("/1/indexes/*/queries", async (context) => {
    const { requests } = await bodyOf(context, algoliaQueriesSchema);
    return context.json({ results: await answer(requests) });
  });

  app.post("/1/indexes/:index/query", async (context) => {
    const query = await bodyOf(context, algoliaQuerySchema, { indexName: context.req.param("index") });
    const [result] = await answer([query]);
    return context.json(result);
  });

  app.post("/1/events", async (context) => {
    const { events } = await bodyOf(context, insightsSchema);
    const at = deps.now();
    await insertSearchEvents(
      deps.db,
      events.map(({ eventType, eventName, index, queryID, objectIDs }) => ({
        id: deps.newId(),
        eventType,
        eventName,
        indexName: index,
        queryId: queryID ?? null,
        objectIds: objectIDs,
        at,
      })),
    );
    return context.json({ status: 200, message: "OK" });
  });

  app.onError((error, context) => {
    if (error instanceof UnknownIndexError) return context.json({ message: error.message, status: 404 }, 404);
    if (error instanceof MalformedError || error instanceof FilterError)
      return context.json({ message: error.message, status: 400 }, 400);
    if (error instanceof ProblemError) {
      const { message, status, details } = error;
      const wait = details.retryAfter;
      const headers = wait === undefined ? {} : { "retry-after": String(Math.ceil(wait)) };
      return Response.json({ message, status }, { status, headers });
    }
    throw error;
  });
  return app;
}
