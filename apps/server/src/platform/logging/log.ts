import pino, { type Logger as PinoLogger } from "pino";
import { currentTraceId } from "../tracing/tracing.ts";

export type Logger = PinoLogger;
export type LogLevel = "silent" | "error" | "warn" | "info" | "debug";

/** Names of secret fields, one and two levels deep. */
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

/** Returns the query parameters that the messages in an error's chain of causes contain. */
function getErrorParams(error: unknown): string[] {
  if (!(error instanceof Error)) return [];
  const own = "params" in error && Array.isArray(error.params) ? [`\nparams: ${String(error.params)}`] : [];
  return [...own, ...getErrorParams(error.cause)];
}

function withoutParams(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { params: _, ...line } = pino.stdSerializers.err(error);
  const hide = (text: string) =>
    getErrorParams(error).reduce((rest, params) => rest.replaceAll(params, "\nparams: [hidden]"), text);
  return { ...line, message: hide(line.message), stack: hide(line.stack) };
}

/** Logs structured lines to stdout; tokens and passwords are redacted. */
export function createLogger(level: LogLevel, destination?: pino.DestinationStream): Logger {
  const paths = secrets.flatMap((name) => [`["${name}"]`, `*["${name}"]`, `*.*["${name}"]`]);
  const options: pino.LoggerOptions = {
    level,
    redact: { paths, censor: "[hidden]" },
    serializers: { err: withoutParams },
    mixin() {
      const traceId = currentTraceId();
      return traceId === null ? {} : { traceId };
    },
    base: null,
  };
  return destination === undefined ? pino(options) : pino(options, destination);
}
