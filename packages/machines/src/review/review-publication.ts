import type { ReviewPublication } from "@heirloop/contract/review/review.schema";

export type ReviewCase = {
  /** Whether its writer has confirmed the account's email address. */
  writerVerified: boolean;
  /** `null`: nothing was found; otherwise what an admin has decided, or that one still has to. */
  moderation: "held" | "published" | "rejected" | null;
};

/** What becomes of what one side wrote (docs/product.md §5). A rejected review is told of no differently than a held one. */
export function reviewPublication({ writerVerified, moderation }: ReviewCase): ReviewPublication {
  if (moderation === "held" || moderation === "rejected") return "held";
  return writerVerified ? "scheduled" : "email-unverified";
}
