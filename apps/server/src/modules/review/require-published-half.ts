import type { Side } from "@heirloop/contract/user/user.schema";
import type { Db } from "../../platform/database/database.ts";
import { problem } from "../../platform/problem.ts";
import { publishedHalf, type PublishedHalf } from "./review.presenter.ts";
import { loadFullReviews, type FullReview } from "./full-review.queries.ts";
import type { ReviewRow } from "./review.table.ts";

/** Returns the review of this side. Throws `not-found` unless it is shown. */
export async function requirePublishedHalf(
  db: Db,
  review: ReviewRow,
  about: Side,
): Promise<{ full: FullReview; half: PublishedHalf }> {
  const [full] = await loadFullReviews(db, [review]);
  const half = full === undefined ? null : publishedHalf(full, about);
  if (full === undefined || half === null) throw problem("not-found");
  return { full, half };
}
