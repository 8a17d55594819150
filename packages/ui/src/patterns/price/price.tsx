import { formatCents } from "@heirloop/contract/money/format-cents";
import { percentOff } from "@heirloop/contract/money/percent-off";
import { VisuallyHidden } from "../../components/visually-hidden/visually-hidden.tsx";
import { classes } from "../../theme/classes.ts";
import * as styles from "./price.css.ts";

export type PriceProps = {
  /** In cents. */
  price: number;
  /** Before it was lowered, in cents. */
  compareAtPrice?: number | null;
  look?: "row" | "page";
};

/** A price, and what it was. */
export function Price({ price, compareAtPrice = null, look = "row" }: PriceProps) {
  const lowered = compareAtPrice !== null && compareAtPrice > price;
  const percent = percentOff(price, compareAtPrice);
  return (
    <p className={styles.price}>
      <span className={classes(styles.now[look], lowered && styles.lowered)}>
        {lowered && <VisuallyHidden>Now </VisuallyHidden>}
        {formatCents(price)}
      </span>
      {lowered && (
        <>
          <span className={styles.before[look]}>
            <VisuallyHidden>before </VisuallyHidden>
            {formatCents(compareAtPrice)}
          </span>
          {look === "page" && percent > 0 && <span className={styles.saved}>{percent}% less</span>}
        </>
      )}
    </p>
  );
}
