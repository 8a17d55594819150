import { useId, useState } from "react";
import * as styles from "./expandable-text.css.ts";

export type ExpandableTextProps = {
  /** Text up to this many characters is shown whole. */
  longerThan?: number;
  children: string;
};

/** User text, clamped to six lines and expandable. Without JavaScript all of it is shown. */
export function ExpandableText({ longerThan = 400, children }: ExpandableTextProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const lines = children.split("\n").length;
  if (children.length <= longerThan && lines <= 6)
    return (
      <span dir="auto" className={styles.text}>
        {children}
      </span>
    );
  return (
    <>
      <span id={id} dir="auto" className={open ? styles.text : styles.clamped}>
        {children}
      </span>
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {open ? "Show less" : "Show more"}
      </button>
    </>
  );
}
