import { type ReportOutcome, reportOutcomeText } from "@heirloop/contract/notification/report-outcome";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import type { Deps } from "../../deps.ts";
import type { Db } from "../../platform/database/database.ts";
import { findUsers } from "../user/user.queries.ts";

/** What an admin decided, as those who reported it may know it: not the reason, and not who else reported it. */
export type DecidedReports = Readonly<{
  reporterIds: readonly string[];
  /** The title of a piece, or `the review by Bea`. */
  reported: string;
  outcome: ReportOutcome;
  /** The piece to link to; null if there is none, or if it is not to be seen anymore. */
  piece: Readonly<{ id: string; slug: string }> | null;
}>;

/** Notifies and mails those who reported something of what came of it, in the transaction of the decision. */
export async function notifyReporters(
  tx: Db,
  deps: Deps,
  { reporterIds, reported, outcome, piece }: DecidedReports,
): Promise<void> {
  const text = reportOutcomeText(reported, outcome);
  const about = piece === null ? undefined : pageUrls.product({ heirloopId: piece.id, slug: piece.slug });
  const more =
    outcome === "kept"
      ? {
          paragraphs: ["Thank you for your report. If there is more that we should know, write to us."],
          link: {
            label: "Write to us",
            address: `${deps.env.publicUrl}${pageUrls.contact("report", about)}`,
          },
        }
      : { paragraphs: ["Thank you for your report."] };
  for (const [userId, user] of await findUsers(tx, reporterIds)) {
    await deps.notify(tx, {
      userId,
      type: "report-decided",
      text,
      sender: null,
      listingIds: piece === null ? [] : [piece.id],
      orderId: null,
      chatId: null,
    });
    await deps.mailNotification(tx, {
      user,
      types: ["report-decided"],
      letter: {
        subject: `Your report: ${reported}`,
        ...more,
        paragraphs: [`Hello ${user.firstName},`, text, ...more.paragraphs],
      },
    });
  }
}
