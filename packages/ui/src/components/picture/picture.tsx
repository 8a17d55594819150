import { classes } from "../../theme/classes.ts";
import { useAvifSources, usePictureUrl } from "./picture-source.tsx";
import * as styles from "./picture.css.ts";

/**
 * Available widths in pixels, up to twice the largest display width. A page of 48 cards lists each of them 48 times.
 */
export const renditions = {
  thumbnail: [160, 320],
  card: [320, 480, 640, 960],
  // 720 is the width of most phones at two pixels a point.
  full: [480, 640, 720, 960, 1280, 1920],
} as const;

export type PictureProps = {
  /** Path of the picture, `/pictures/{key}`; its renditions lie at `{src}/{width}.{format}`. */
  src: string;
  /** Alternative text; empty when the text next to the picture says the same. */
  alt: string;
  /** Aspect ratio of the frame, which reserves its space. */
  ratio?: "square" | "portrait" | "landscape" | "wide" | "banner";
  /** `cover` fills the frame, `contain` shows the whole picture. */
  fit?: "cover" | "contain";
  /** Background until the picture has loaded; `clear` is transparent. */
  ground?: "plaster" | "clear";
  /** The frame's corner radius. */
  corners?: "eased" | "square" | "round";
  /** How wide it is drawn, as in `sizes` of an image: `(min-width: 901px) 25vw, 50vw`. */
  sizes: string;
  /** A thumbnail is up to 150 px wide, a card up to 480 px; wider is full. */
  size?: "thumbnail" | "card" | "full";
  /** For the one picture that a page is waiting for: loaded at once and before others. */
  priority?: boolean;
  /** Loaded at once, without haste: the rest of the first screen. */
  eager?: boolean;
};

/** A responsive picture that reserves its space. */
export function Picture({
  src,
  alt,
  ratio = "square",
  fit = "cover",
  ground = "plaster",
  corners = "eased",
  sizes,
  size = "card",
  priority = false,
  eager = false,
}: PictureProps) {
  const getUrl = usePictureUrl();
  const getSources = useAvifSources();
  return (
    <picture
      className={classes(
        styles.frame,
        styles.ratio[ratio],
        ratio === "banner" && styles.banner,
        styles.ground[ground],
        styles.corners[corners],
      )}
    >
      <source type="image/avif" srcSet={getSources(src, renditions[size])} sizes={sizes} />
      {/* One address for the few browsers that cannot show AVIF. */}
      <img
        src={getUrl(src, size === "thumbnail" ? 160 : 640, "webp")}
        alt={alt}
        loading={priority || eager ? "eager" : "lazy"}
        decoding={priority ? "sync" : "async"}
        fetchPriority={priority ? "high" : undefined}
        className={classes(styles.image, styles.fit[fit])}
      />
    </picture>
  );
}
