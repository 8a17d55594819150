import type { SnapshotFrom } from "xstate";
import type { sessionMachine, SessionUser } from "./session.machine.ts";

export type SessionAction = "IMPERSONATE" | "LEAVE";

/** A notice on or above every page. */
export type SessionNotice =
  | { notice: "none" }
  /** Covers the page and cannot be closed. */
  | { notice: "blocked" }
  | {
      notice: "impersonating";
      account: Pick<SessionUser, "firstName" | "lastName" | "blocked">;
      /** Ending: the last five minutes. Expired: the server accepts no more calls. */
      remaining: (typeof remainingStates)[number];
      leaving: boolean;
    };

export type SessionView = SessionNotice & {
  signedIn: boolean;
  /** An impersonation is being started. */
  starting: boolean;
  /** The available actions. */
  actions: readonly SessionAction[];
};

const remainingStates = ["running", "ending", "expired"] as const;

type Snapshot = SnapshotFrom<typeof sessionMachine>;

function noticeOf(snapshot: Snapshot): SessionNotice {
  const { user } = snapshot.context;
  if (snapshot.matches("blocked")) return { notice: "blocked" };
  if (!snapshot.matches("impersonating") || user === null) return { notice: "none" };
  const { firstName, lastName, blocked } = user;
  return {
    notice: "impersonating",
    account: { firstName, lastName, blocked },
    remaining:
      remainingStates.find((remaining) => snapshot.matches({ impersonating: { remaining } })) ?? "expired",
    leaving: !snapshot.matches({ impersonating: { exit: "idle" } }),
  };
}

/** The view of the session: its state and the available actions. */
export function connectSession(snapshot: Snapshot): SessionView {
  const actions: SessionAction[] = [];
  if (snapshot.matches({ signedIn: "own" }) && snapshot.context.user?.admin) actions.push("IMPERSONATE");
  if (snapshot.can({ type: "LEAVE" })) actions.push("LEAVE");
  return {
    ...noticeOf(snapshot),
    signedIn: snapshot.context.user !== null,
    starting: snapshot.matches({ signedIn: "starting" }) || snapshot.matches({ signedIn: "started" }),
    actions,
  };
}
