import { createHash } from "node:crypto";
import type { Db } from "../platform/database/database.ts";
import { transaction } from "../platform/database/transaction.ts";
import { readFirstAnswer, tryKeyLock, writeFirstAnswer } from "../platform/database/idempotency.queries.ts";
import { ProblemError, problem, problemBody } from "../platform/problem.ts";

export type StoredAnswer = { status: number; body: unknown };
type Keyed = { userId: string; call: string; key: string; requestHash: string; now: Date };

/**
 * The same content has the same hash, whatever the order of an object's fields. Hashes the parsed parts,
 * because the raw body may be nested too deeply.
 */
export function hashRequest(parts: unknown): string {
  const canonical = (value: unknown): unknown => {
    if (value instanceof Uint8Array) return createHash("sha256").update(value).digest("hex");
    if (Array.isArray(value)) return value.map(canonical);
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(
      Object.entries(value)
        .toSorted(([a], [b]) => (a < b ? -1 : 1))
        .map(([k, v]) => [k, canonical(v)]),
    );
  };
  return createHash("sha256")
    .update(JSON.stringify(canonical(parts)))
    .digest("base64url");
}

/**
 * Guests have no account to scope their keys to, so the IP address is used. It is hashed because keys are
 * stored for a day.
 */
export const guestScope = (ip: string, key: string): string =>
  `guest:${createHash("sha256")
    .update(JSON.stringify([ip, key]))
    .digest("base64url")}`;

/** Reads the header's value; the IETF draft sends it as a quoted string, most clients as a bare one. */
export function readKey(header: string | undefined): string | null {
  if (header === undefined) return null;
  const key = header.replace(/^"(.*)"$/, "$1");
  if (key === "" || key.length > 255)
    throw problem("malformed", { detail: "Idempotency-Key has 1 to 255 characters." });
  return key;
}

/** Keys that this process is handling. The database's lock covers other processes. */
export type KeysInFlight = Set<string>;

/**
 * Runs `work` at most once per user (or guest), call and key. The effect and the stored response commit in
 * one transaction, so that after a crash both or neither exist and nothing has to be cleaned up. Refusals
 * (below 500 and not retryable) are stored too; the effects before them are rolled back.
 */
export async function onceByKey(
  db: Db,
  inFlight: KeysInFlight,
  keyed: Keyed,
  work: (tx: Db) => Promise<StoredAnswer>,
): Promise<StoredAnswer & { replayed: boolean }> {
  const name = JSON.stringify([keyed.userId, keyed.call, keyed.key]);
  if (inFlight.has(name)) throw problem("key-in-progress", { retryAfter: 1 });
  inFlight.add(name);
  try {
    return await transaction(db, async (tx) => {
      if (!(await tryKeyLock(tx, name))) throw problem("key-in-progress", { retryAfter: 1 });
      const first = await readFirstAnswer(tx, keyed);
      if (first !== null) {
        if (first.requestHash !== keyed.requestHash) throw problem("key-reused");
        return { status: first.status, body: first.answer, replayed: true };
      }
      const answer = await transaction(tx, work).catch((error: unknown) => {
        if (error instanceof ProblemError && error.status < 500 && error.status !== 429) {
          return { status: error.status, body: problemBody(error) };
        }
        throw error;
      });
      await writeFirstAnswer(tx, keyed, answer);
      return { ...answer, replayed: false };
    });
  } finally {
    inFlight.delete(name);
  }
}
