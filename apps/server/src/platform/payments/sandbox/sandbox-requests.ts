import type { Context } from "hono";
import { HTTPException } from "hono/http-exception";

type ApiError = { type: string; code?: string; message: string; param?: string; [more: string]: unknown };

export const failure = (status: 400 | 401 | 402 | 404, error: ApiError): HTTPException =>
  new HTTPException(status, { res: Response.json({ error }, { status }) });
export const missing = (what: string): HTTPException =>
  failure(404, { type: "invalid_request_error", code: "resource_missing", message: `No such ${what}` });
export const invalid = (code: string, message: string, param?: string): HTTPException =>
  failure(400, { type: "invalid_request_error", code, message, ...(param === undefined ? {} : { param }) });

/** Stripe's bodies are forms, with fields such as `metadata[intent]`. */
export async function readForm(
  context: Context,
): Promise<{ get(name: string): string | null; need(name: string): string }> {
  const form = new URLSearchParams(await context.req.text());
  const get = (name: string) => form.get(name);
  return {
    get,
    need: (name) => {
      const value = get(name);
      if (value === null) throw invalid("parameter_missing", `Missing required param: ${name}.`, name);
      return value;
    },
  };
}

/** Each key makes one object, whose id contains it. Without a key, every request makes one. */
export const keyOf = (context: Context, newId: () => string): string =>
  context.req.header("idempotency-key") ?? newId();

/** The filter `created[gte]`, in seconds. */
export const sinceIn = (context: Context): Date =>
  new Date(Number(context.req.query("created[gte]") ?? 0) * 1000);

export function centsIn(text: string): number {
  const amount = Number(text);
  if (!Number.isInteger(amount) || amount < 1)
    throw invalid("parameter_invalid_integer", "Invalid positive integer", "amount");
  return amount;
}
