import pino, { type Logger as PinoLogger } from "pino";
import type { Env } from "../../env.ts";

export type Logger = PinoLogger;

/** Secrets by the names they go under, one and two levels deep. */
const secrets = [
  "token",
  "password",
  "newPassword",
  "x-auth-token",
  "authorization",
  "cookie",
  "idempotency-key",
  "card",
  "paymentMethod",
];

/** What the queries in an error's chain of causes were about, as their messages tell it. */
function toldParams(error: unknown): string[] {
  if (!(error instanceof Error)) return [];
  const own = "params" in error && Array.isArray(error.params) ? [`\nparams: ${String(error.params)}`] : [];
  return [...own, ...toldParams(error.cause)];
}

function withoutParams(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { params: _, ...line } = pino.stdSerializers.err(error);
  const hide = (text: string) =>
    toldParams(error).reduce((rest, told) => rest.replaceAll(told, "\nparams: [hidden]"), text);
  return { ...line, message: hide(line.message), stack: hide(line.stack) };
}

/** Structured lines on stdout; tokens and passwords never reach them. */
export function createLogger(level: Env["logLevel"], destination?: pino.DestinationStream): Logger {
  const paths = secrets.flatMap((name) => [`["${name}"]`, `*["${name}"]`, `*.*["${name}"]`]);
  const options: pino.LoggerOptions = {
    level,
    redact: { paths, censor: "[hidden]" },
    serializers: { err: withoutParams },
    base: null,
  };
  return destination === undefined ? pino(options) : pino(options, destination);
}
