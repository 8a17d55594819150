import type { SnapshotFrom } from "xstate";
import type { sessionMachine, SessionUser } from "./session.machine.ts";

export type SessionAct = "ENTER" | "LEAVE";

/** A notice on or above every page. */
export type SessionNotice =
  | { notice: "none" }
  /** Covers the page and cannot be closed. */
  | { notice: "blocked" }
  | {
      notice: "inside";
      account: Pick<SessionUser, "firstName" | "lastName" | "blocked">;
      /** Ending: the last five minutes. Over: the server accepts no more calls. */
      remaining: (typeof remainingStates)[number];
      leaving: boolean;
    };

export type SessionView = SessionNotice & {
  signedIn: boolean;
  /** An impersonation is being started. */
  entering: boolean;
  /** The available actions. */
  acts: readonly SessionAct[];
};

const remainingStates = ["ample", "ending", "over"] as const;

type Snapshot = SnapshotFrom<typeof sessionMachine>;

function noticeOf(snapshot: Snapshot): SessionNotice {
  const { user } = snapshot.context;
  if (snapshot.matches("blocked")) return { notice: "blocked" };
  if (!snapshot.matches("inside") || user === null) return { notice: "none" };
  const { firstName, lastName, blocked } = user;
  return {
    notice: "inside",
    account: { firstName, lastName, blocked },
    remaining: remainingStates.find((remaining) => snapshot.matches({ inside: { remaining } })) ?? "over",
    leaving: !snapshot.matches({ inside: { door: "inside" } }),
  };
}

/** The view of the session: its state and the available actions. */
export function connectSession(snapshot: Snapshot): SessionView {
  const acts: SessionAct[] = [];
  if (snapshot.matches({ signedIn: "own" }) && snapshot.context.user?.admin) acts.push("ENTER");
  if (snapshot.can({ type: "LEAVE" })) acts.push("LEAVE");
  return {
    ...noticeOf(snapshot),
    signedIn: snapshot.context.user !== null,
    entering: snapshot.matches({ signedIn: "entering" }) || snapshot.matches({ signedIn: "entered" }),
    acts,
  };
}
