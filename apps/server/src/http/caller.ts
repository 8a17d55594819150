import type { Db } from "../platform/database/database.ts";

/** The user of a token. */
export type Caller = Readonly<{
  userId: string;
  sessionId: string;
  admin: boolean;
  /** Set on an account that is an admin's again once two-step verification is on; `admin` is false until then. */
  lacksTwoStep?: boolean;
  isBusiness: boolean;
  blocked: boolean;
  /** The impersonating admin, or null for the owner's session. */
  impersonatedBy: string | null;
}>;

/** Lookups of one page by hash of the token, ended or under way. */
export type CallersByToken = Map<string, Promise<Caller | null>>;

/** The session functions that the HTTP edge needs; the identity module implements them. */
export type Sessions = {
  /**
   * `tokenHash` is {@link hashToken} of the header `x-auth-token`; returns null for unknown, ended or expired
   * sessions.
   */
  lookup(db: Db, tokenHash: string, now: Date): Promise<Caller | null>;
  /** Called after each successful write by an impersonating admin. */
  recordImpersonatedWrite(
    db: Db,
    write: { caller: Caller; method: string; path: string; detail?: string; requestId: string; at: Date },
  ): Promise<void>;
};
