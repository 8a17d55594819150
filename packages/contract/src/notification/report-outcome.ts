/** What an admin decided: a piece is taken down, a review or a reply is removed, or it stays. */
export type ReportOutcome = "kept" | "removed" | "taken-down";

const findings: Readonly<Record<ReportOutcome, string>> = {
  kept: ", and it follows our rules.",
  removed: " and removed it.",
  "taken-down": " and took it down.",
};

/**
 * What people who reported something read about the decision: `You reported Oak table. We looked at it and took it
 * down.` It says neither why, nor who else reported it.
 *
 * @param reported The title of a piece, or `the review by Bea`.
 */
export const reportOutcomeText = (reported: string, outcome: ReportOutcome): string =>
  `You reported ${reported}. We looked at it${findings[outcome]}`;

/** How a reported review or reply is named. */
export const reportedTextName = (target: "review" | "reply", author: string): string =>
  `the ${target} by ${author}`;
