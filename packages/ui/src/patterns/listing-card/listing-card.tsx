import { formatLabel } from "@heirloop/contract/label/label";
import type { Listing } from "@heirloop/contract/listing/listing.schema";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import { cardViews } from "@heirloop/contract/picture/picture-view";
import { Heart } from "lucide-react";
import { memo, useState } from "react";
import { Badge } from "../../components/badge/badge.tsx";
import { IconButton } from "../../components/icon-button/icon-button.tsx";
import { Picture } from "../../components/picture/picture.tsx";
import { usePreloadPicture } from "../../components/picture/use-preload-picture.ts";
import { classes } from "../../theme/classes.ts";
import { AppLink } from "../../theme/link.tsx";
import { canHover } from "../../theme/media.ts";
import { markPersonalPart } from "../../theme/personal-part.ts";
import { formAction } from "../form-action/form-action.ts";
import { Price } from "../price/price.tsx";
import * as styles from "./listing-card.css.ts";
import { stagePicture } from "./stage-picture.ts";

export type ListingCardProps = {
  listing: Listing;
  /** How wide it is drawn, as in `sizes` of an image. */
  sizes: string;
  /** Without it there is no favorite button: in the seller's own lists. */
  onFavorite?: ((listing: Listing) => void) | undefined;
  favorite?: boolean;
  /** In the first screen: its picture does not wait. */
  eager?: boolean;
};

/** A badge on the picture, only for states that limit what a buyer can do. */
function getStatus(listing: Listing): string | undefined {
  if (listing.status === "sold") return "Sold";
  if (listing.status === "inactive") return "No longer for sale";
  if (listing.reservedUntil !== null) return listing.reservedByMe ? "Reserved for you" : "Reserved";
  return undefined;
}

/**
 * One piece in a grid: picture, title, maker, price. A page of 48 is rendered again for a favorite and while filters
 * load; cards that stay the same are not.
 */
export const ListingCard = memo(function ListingCard({
  listing,
  sizes,
  onFavorite,
  favorite = false,
  eager = false,
}: ListingCardProps) {
  const status = getStatus(listing);
  const [image, other] = cardViews(listing.images);
  // Loaded for a pointer that rests on the card: most visitors never see it.
  const [showsOther, setShowsOther] = useState(false);
  const intent = usePreloadPicture(image === undefined ? undefined : { src: image, ...stagePicture }, () =>
    setShowsOther(window.matchMedia(canHover).matches),
  );
  return (
    <article className={styles.card}>
      <div className={classes(styles.stage, listing.status === "sold" && styles.sold)}>
        {image && <Picture src={image} alt="" sizes={sizes} eager={eager} />}
        {showsOther && other && (
          <div className={styles.other}>
            <Picture src={other} alt="" sizes={sizes} ground="clear" eager />
          </div>
        )}
        {status && (
          <div className={styles.badge}>
            <Badge tone="onPicture">{status}</Badge>
          </div>
        )}
      </div>
      <div className={styles.details}>
        <AppLink href={pageUrls.product(listing)} prefetch="intent" className={styles.link} {...intent}>
          {listing.title}
        </AppLink>
        {listing.brand && <p className={styles.maker}>{formatLabel(listing.brand)}</p>}
        <Price price={listing.price} compareAtPrice={listing.compareAtPrice} />
      </div>
      {onFavorite && (
        <div className={styles.heart}>
          <IconButton
            icon={Heart}
            variant="onPicture"
            size="small"
            label={favorite ? `Remove ${listing.title} from favorites` : `Add ${listing.title} to favorites`}
            filled={favorite}
            {...markPersonalPart({ part: "favorite", heirloopId: listing.heirloopId })}
            {...formAction(favorite ? "unfavorite" : "favorite", listing.heirloopId, () =>
              onFavorite(listing),
            )}
          />
        </div>
      )}
    </article>
  );
});
