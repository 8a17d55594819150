import { classes } from "../../theme/classes.ts";
import { usePictureUrl } from "./picture-source.tsx";
import * as styles from "./picture.css.ts";

/** The renditions there are, in pixels. */
export const pictureWidths = [160, 320, 480, 640, 960, 1280, 1920] as const;

export type PictureProps = {
  /** Path of the picture, `/pictures/{key}`; its renditions lie at `{src}/{width}.{format}`. */
  src: string;
  /** What is to be seen; empty where the words beside it say it. */
  alt: string;
  ratio?: keyof typeof styles.ratio;
  fit?: keyof typeof styles.fit;
  corners?: keyof typeof styles.corners;
  /** How wide it is drawn, as in `sizes` of an image: `(min-width: 901px) 25vw, 50vw`. */
  sizes: string;
  /** For the one picture that a page is waiting for: loaded at once and before others. */
  priority?: boolean;
  /** Loaded at once, without haste: the rest of the first screen. */
  eager?: boolean;
};

/** A picture in a frame that keeps its place, in the best format and size the browser can take. */
export function Picture({
  src,
  alt,
  ratio = "square",
  fit = "cover",
  corners = "eased",
  sizes,
  priority = false,
  eager = false,
}: PictureProps) {
  const urlOf = usePictureUrl();
  const srcSet = (format: "avif" | "webp"): string =>
    pictureWidths.map((width) => `${urlOf(src, width, format)} ${width}w`).join(", ");
  return (
    <picture className={classes(styles.frame, styles.ratio[ratio], styles.corners[corners])}>
      <source type="image/avif" srcSet={srcSet("avif")} sizes={sizes} />
      <img
        src={urlOf(src, 640, "webp")}
        srcSet={srcSet("webp")}
        sizes={sizes}
        alt={alt}
        loading={priority || eager ? "eager" : "lazy"}
        decoding={priority ? "sync" : "async"}
        fetchPriority={priority ? "high" : "auto"}
        className={classes(styles.image, styles.fit[fit])}
      />
    </picture>
  );
}
