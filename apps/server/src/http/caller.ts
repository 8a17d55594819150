import type { Db } from "../platform/database/database.ts";

/** Who a token belongs to. */
export type Caller = Readonly<{
  userId: string;
  sessionId: string;
  admin: boolean;
  isBusiness: boolean;
  blocked: boolean;
  /** The admin who entered this account, or null when the user is at the keyboard. */
  enteredBy: string | null;
}>;

/** What the HTTP edge needs to know about sessions; the identity module brings it. */
export type Sessions = {
  /** `tokenHash` is {@link hashToken} of the header `x-auth-token`; null for unknown, ended or expired ones. */
  lookup(db: Db, tokenHash: string, now: Date): Promise<Caller | null>;
  /** Called after each successful write that an admin makes inside another account. */
  recordEnteredWrite(
    db: Db,
    write: { caller: Caller; method: string; path: string; requestId: string; at: Date },
  ): Promise<void>;
};
