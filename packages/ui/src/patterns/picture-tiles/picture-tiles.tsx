import { Carousel } from "../../components/carousel/carousel.tsx";
import { classes } from "../../theme/classes.ts";
import { PictureTile, type PictureTileProps } from "../picture-tile/picture-tile.tsx";
import * as styles from "./picture-tiles.css.ts";

/** A link to a part of the shop, with how many pieces are there. */
export type PictureTileLink = { title: string; href: string; count: number; image: string | null };

export type PictureTilesProps = {
  /** Names the row for screen readers. */
  label: string;
  tiles: readonly PictureTileLink[];
  /** On a phone: `row` is swiped through, `grid` shows all. */
  layout?: "row" | "grid";
  /** From a tablet on. */
  columns?: "three" | "four";
  /** Width to height of every picture. */
  ratio?: NonNullable<PictureTileProps["ratio"]>;
  /** How many pictures belong to the first screen. */
  eager?: number;
};

/** Links to parts of the shop, side by side. */
export function PictureTiles({
  label,
  tiles,
  layout = "row",
  columns = "four",
  ratio = "square",
  eager = 0,
}: PictureTilesProps) {
  const sizes = `(min-width: 901px) ${columns === "three" ? "32vw" : "24vw"}, (min-width: 601px) 31vw, ${layout === "row" ? "60vw" : "46vw"}`;
  const items = tiles.map(({ title, href, count, image }, at) => ({
    id: href,
    content: (
      <PictureTile
        note={count.toLocaleString("en-US")}
        eager={at < eager}
        {...{ href, title, image, ratio, sizes }}
      />
    ),
  }));
  if (layout === "row") return <Carousel label={label} unfolds={columns} items={items} />;
  return (
    <ul aria-label={label} className={classes(styles.grid, styles.columns[columns])}>
      {items.map(({ id, content }) => (
        <li key={id}>{content}</li>
      ))}
    </ul>
  );
}
