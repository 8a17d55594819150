import type { Listing } from "@heirloop/contract/listing/listing.schema";
import { formatCents } from "@heirloop/contract/money/format-cents";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import { Picture, type PictureProps } from "../../components/picture/picture.tsx";
import { TextLink } from "../../components/text-link/text-link.tsx";
import * as styles from "./piece-picture.css.ts";

export type PiecePictureProps = Pick<PictureProps, "ratio" | "sizes" | "size" | "priority" | "eager"> & {
  piece: Pick<Listing, "heirloopId" | "slug" | "title" | "price" | "images">;
};

/** A listing as the picture of a text section; the caption links to it. */
export function PiecePicture({ piece, ...look }: PiecePictureProps) {
  const [image] = piece.images;
  if (image === undefined) return null;
  return (
    <figure>
      <Picture src={image} alt={piece.title} {...look} />
      <figcaption className={styles.caption}>
        <TextLink variant="quiet" href={pageUrls.product(piece)}>
          {piece.title}
        </TextLink>
        {`, ${formatCents(piece.price)}`}
      </figcaption>
    </figure>
  );
}
