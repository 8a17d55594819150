import pino, { type Logger as PinoLogger } from "pino";
import type { Env } from "../env.ts";

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

/** Structured lines on stdout; tokens and passwords never reach them. */
export function createLogger(level: Env["logLevel"], destination?: pino.DestinationStream): Logger {
  const paths = secrets.flatMap((name) => [`["${name}"]`, `*["${name}"]`, `*.*["${name}"]`]);
  const options: pino.LoggerOptions = { level, redact: { paths, censor: "[hidden]" }, base: null };
  return destination === undefined ? pino(options) : pino(options, destination);
}
