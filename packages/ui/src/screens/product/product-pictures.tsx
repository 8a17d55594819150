import type { FullListing } from "@heirloop/contract/listing/listing.schema";
import { pictureAlt } from "@heirloop/contract/picture/picture-view";
import { Heart } from "lucide-react";
import { Gallery } from "../../components/gallery/gallery.tsx";
import { IconButton } from "../../components/icon-button/icon-button.tsx";
import type { FavoriteControl } from "../../patterns/favorite/favorite-control.ts";
import { stagePicture } from "../../patterns/listing-card/stage-picture.ts";
import { formAction } from "../../patterns/form-action/form-action.ts";
import { markPersonalPart } from "../../theme/personal-part.ts";
import * as styles from "./product-screen.css.ts";

/** The gallery, with the heart in its corner. */
export function ProductPictures({
  listing,
  isFavorite,
  onFavorite,
}: FavoriteControl & { listing: FullListing }) {
  const isSaved = isFavorite(listing.heirloopId);
  return (
    <div className={styles.pictures}>
      <Gallery
        label={`Pictures of ${listing.title}`}
        pictures={listing.images.map((src, at) => ({
          src,
          alt: pictureAlt(listing.title, src, at),
        }))}
        sizes={stagePicture.sizes}
        corner={
          <IconButton
            icon={Heart}
            variant="onPicture"
            label={isSaved ? "Remove from favorites" : "Add to favorites"}
            filled={isSaved}
            {...markPersonalPart({ part: "favorite", heirloopId: listing.heirloopId })}
            {...formAction(isSaved ? "unfavorite" : "favorite", listing.heirloopId, () =>
              onFavorite(listing),
            )}
          />
        }
      />
    </div>
  );
}
