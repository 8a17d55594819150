import type { PendingReview } from "@heirloop/contract/review/review.schema";
import { Picture } from "../../components/picture/picture.tsx";
import { Stack } from "../../components/stack/stack.tsx";
import { Text } from "../../components/text/text.tsx";
import * as styles from "./reviewed-pieces.css.ts";

export type ReviewedPiecesProps = {
  /** As in the pending review. */
  listings: PendingReview["listings"];
};

/** The pieces of the order that is reviewed. */
export function ReviewedPieces({ listings }: ReviewedPiecesProps) {
  const [first] = listings;
  if (first === undefined) return null;
  if (listings.length === 1) {
    const [image] = first.listing.images;
    return (
      <div className={image === undefined ? undefined : styles.piece}>
        {image !== undefined && <Picture src={image} alt="" size="thumbnail" sizes="72px" />}
        <Text size="strong" clamp={2}>
          {first.listing.title}
        </Text>
      </div>
    );
  }
  return (
    <Stack gap="xs">
      <div className={styles.pieces}>
        {listings.flatMap(({ listing: { heirloopId, images, title } }) =>
          images.slice(0, 1).map((image) => (
            <div key={heirloopId} className={styles.small}>
              <Picture src={image} alt={title} size="thumbnail" sizes="72px" />
            </div>
          )),
        )}
      </div>
      <Text size="small" tone="soft">{`${listings.length} pieces`}</Text>
    </Stack>
  );
}
