import * as styles from "./top-bar.css.ts";

/** Leads past everything that every page begins with: the first stop of the keyboard. */
export function SkipLink() {
  return (
    <a href="#main" className={styles.skip}>
      Skip to the content
    </a>
  );
}
