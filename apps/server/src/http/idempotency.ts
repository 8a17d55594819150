import { createHash } from "node:crypto";
import type { Db } from "../platform/database/database.ts";
import { transaction } from "../platform/database/transaction.ts";
import {
  finishFirstAnswer,
  findFirstAnswer,
  tryKeyLock,
  writeFirstAnswer,
} from "../platform/database/idempotency.queries.ts";
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
export function parseKey(header: string | undefined): string | null {
  if (header === undefined) return null;
  const key = header.replace(/^"(.*)"$/, "$1");
  if (key === "" || key.length > 255)
    throw problem("malformed", { detail: "Idempotency-Key has 1 to 255 characters." });
  return key;
}

/** Keys that this process is handling. The database's lock covers other processes. */
export type KeysInFlight = Set<string>;

/** A call's work in one transaction, or in one transaction and a second step after it. */
export type Work<Answer> =
  | { run: (tx: Db) => Promise<Answer> }
  | { begin: (tx: Db) => Promise<unknown>; finish: (begun: unknown) => Promise<Answer> };

const isFinal = ({ status }: StoredAnswer): boolean => status !== 202;
const isStorable = (error: unknown): error is ProblemError =>
  error instanceof ProblemError && error.status < 500 && error.status !== 429;
const answerOf = (error: ProblemError): StoredAnswer => ({ status: error.status, body: problemBody(error) });

/** What the transaction of a call has stored: its response, or what its second step needs. */
type Begun = { answer: StoredAnswer; begun: unknown; replayed: boolean };

async function start(work: Work<StoredAnswer>, tx: Db): Promise<Omit<Begun, "replayed">> {
  if ("run" in work) return { answer: await work.run(tx), begun: null };
  return { answer: { status: 202, body: null }, begun: await work.begin(tx) };
}

/**
 * Runs `work` at most once per user (or guest), call and key. The effect and the stored response commit in
 * one transaction, so that after a crash both or neither exist and nothing has to be cleaned up. Refusals
 * (below 500 and not retryable) are stored too; the effects before them are rolled back. A call in two steps
 * stores what its second step needs, and repeats the second step until its response is final.
 */
export async function onceByKey(
  db: Db,
  inFlight: KeysInFlight,
  keyed: Keyed,
  work: Work<StoredAnswer>,
): Promise<StoredAnswer & { replayed: boolean }> {
  const name = JSON.stringify([keyed.userId, keyed.call, keyed.key]);
  if (inFlight.has(name)) throw problem("key-in-progress", { retryAfter: 1 });
  inFlight.add(name);
  try {
    const first = await transaction(db, async (tx): Promise<Begun> => {
      if (!(await tryKeyLock(tx, name))) throw problem("key-in-progress", { retryAfter: 1 });
      const stored = await findFirstAnswer(tx, keyed);
      if (stored !== null) {
        if (stored.requestHash !== keyed.requestHash) throw problem("key-reused");
        const answer = { status: stored.status, body: stored.answer };
        return { answer, begun: stored.begun, replayed: true };
      }
      const done = await transaction(tx, (inner) => start(work, inner)).catch((error: unknown) => {
        if (isStorable(error)) return { answer: answerOf(error), begun: null };
        throw error;
      });
      await writeFirstAnswer(tx, keyed, done.answer, done.begun);
      return { ...done, replayed: false };
    });
    const { answer, begun, replayed } = first;
    if (begun === null || !("finish" in work)) return { ...answer, replayed };
    const finished = await work.finish(begun).catch((error: unknown) => {
      if (isStorable(error)) return answerOf(error);
      throw error;
    });
    if (isFinal(finished)) await finishFirstAnswer(db, keyed, finished);
    return { ...finished, replayed };
  } finally {
    inFlight.delete(name);
  }
}
