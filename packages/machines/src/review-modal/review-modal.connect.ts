import { constants } from "@heirloop/contract/constants/marketplace-constants";
import { reviewTooLong } from "@heirloop/contract/review/review.endpoints";
import type { PendingReview } from "@heirloop/contract/review/review.schema";
import type { Side } from "@heirloop/contract/user/user.schema";
import type { SnapshotFrom } from "xstate";
import { reviewedSide } from "./reviewed-side.ts";
import type { reviewModalMachine } from "./review-modal.machine.ts";

export type ReviewModalShown =
  | { shows: "nothing" }
  | {
      shows: "form";
      /** The side under review. */
      about: Side;
      firstName: string;
      listings: PendingReview["listings"];
      rating: number | null;
      feedback: string;
      problem: string | undefined;
      /** The error of the text. */
      feedbackProblem: string | undefined;
      submitting: boolean;
    }
  /** Sent; it is published once the email address is confirmed, or an admin has approved it. */
  | { shows: "waiting"; waitsFor: "email" | "check" }
  | { shows: "external"; firstName: string };

export type ReviewModalAction = "RATE" | "WRITE" | "SUBMIT" | "NOT_NOW" | "DISMISS" | "DONE";

export type ReviewModalView = ReviewModalShown & {
  /** The user asked for it. */
  requested: boolean;
  /** The available actions. */
  actions: readonly ReviewModalAction[];
};

type Snapshot = SnapshotFrom<typeof reviewModalMachine>;

function shownOf(snapshot: Snapshot): ReviewModalShown {
  const { pending, rating, feedback, problem, publication } = snapshot.context;
  if (pending === null) return { shows: "nothing" };
  const about = reviewedSide[pending.type];
  const { firstName } = pending[about].user;
  if (snapshot.matches({ signedIn: "external" })) return { shows: "external", firstName };
  if (snapshot.matches({ signedIn: "waiting" }))
    return { shows: "waiting", waitsFor: publication === "held" ? "check" : "email" };
  const submitting = snapshot.matches({ signedIn: "submitting" });
  if (!submitting && !snapshot.matches({ signedIn: "form" })) return { shows: "nothing" };
  const { listings } = pending;
  return {
    shows: "form",
    about,
    firstName,
    listings,
    rating,
    feedback,
    problem: problem ?? undefined,
    feedbackProblem: feedback.trim().length > constants.reviewMaximumLength ? reviewTooLong : undefined,
    submitting,
  };
}

/** The view of the review modal: its state and the available actions. */
export function connectReviewModal(snapshot: Snapshot): ReviewModalView {
  const actions = [
    { type: "RATE", rating: 5 },
    { type: "WRITE", feedback: "" },
    { type: "SUBMIT" },
    { type: "NOT_NOW" },
    { type: "DISMISS" },
    { type: "DONE" },
  ] as const;
  return {
    ...shownOf(snapshot),
    requested: snapshot.context.source !== null,
    actions: actions.filter((action) => snapshot.can(action)).map(({ type }) => type),
  };
}
