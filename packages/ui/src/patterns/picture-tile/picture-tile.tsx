import { Picture, type PictureProps } from "../../components/picture/picture.tsx";
import { Text } from "../../components/text/text.tsx";
import { AppLink } from "../../theme/link.tsx";
import * as styles from "./picture-tile.css.ts";

export type PictureTileProps = {
  href: string;
  title: string;
  /** A count, a price. */
  note?: string;
  image: string | null;
  ratio?: NonNullable<PictureProps["ratio"]>;
  sizes: string;
  priority?: boolean;
  eager?: boolean;
};

/** A way into a part of the shop: a picture of something from there and its name. */
export function PictureTile({
  href,
  title,
  note,
  image,
  ratio = "square",
  sizes,
  priority = false,
  eager = false,
}: PictureTileProps) {
  return (
    <AppLink href={href} prefetch="intent" className={styles.tile}>
      <div className={styles.stage}>
        {image ? (
          <Picture src={image} alt="" ratio={ratio} sizes={sizes} priority={priority} eager={eager} />
        ) : (
          <div aria-hidden className={styles.noPicture}>
            {title.charAt(0)}
          </div>
        )}
      </div>
      <span className={styles.text}>
        <span className={styles.title}>{title}</span>
        {note && (
          <Text as="span" size="small" tone="soft" numeric>
            {note}
          </Text>
        )}
      </span>
    </AppLink>
  );
}
