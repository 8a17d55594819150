import type { ReviewPublication } from "@heirloop/contract/review/review.schema";

export type ReviewCase = {
  /** The writer has confirmed the account's email address. */
  writerVerified: boolean;
  /** `null`: moderation found nothing; otherwise the admin's decision, or `held` until there is one. */
  moderation: "held" | "published" | "rejected" | null;
};

/**
 * How a review is published (docs/product.md §5). A rejected review is reported the same way as a held one.
 */
export function reviewPublication({ writerVerified, moderation }: ReviewCase): ReviewPublication {
  if (moderation === "held" || moderation === "rejected") return "held";
  return writerVerified ? "scheduled" : "email-unverified";
}
