import { Plus } from "lucide-react";
import type { ReactNode } from "react";
import * as styles from "./accordion.css.ts";
import { LazyDetails } from "./lazy-details.tsx";

type Item = {
  id: string;
  /** In the row that opens it. */
  title: ReactNode;
  /** At the end of that row. */
  aside?: ReactNode;
  /** At first; the reader can close it. */
  open?: boolean;
  /** For long contents: they are rendered when they are first opened. */
  lazy?: boolean;
  /** Shown while it is open. */
  content: ReactNode;
};

export type AccordionProps = {
  /** In reading order. */
  items: readonly Item[];
  /** With a name, opening one closes the others. */
  name?: string;
};

function Section({ item, name }: { item: Item; name: string | undefined }) {
  const summary = (
    <>
      <span>{item.title}</span>
      {item.aside && <span className={styles.aside}>{item.aside}</span>}
      <Plus aria-hidden className={styles.sign} />
    </>
  );
  const content = <div className={styles.body}>{item.content}</div>;
  if (item.lazy === true)
    return (
      <LazyDetails
        {...{ summary, name }}
        open={item.open}
        className={styles.item}
        summaryClassName={styles.summary}
      >
        {content}
      </LazyDetails>
    );
  return (
    <details name={name} open={item.open} className={styles.item}>
      <summary className={styles.summary}>{summary}</summary>
      {content}
    </details>
  );
}

/** Collapsible sections. They use the browser's details element, so they work before hydration. */
export function Accordion({ items, name }: AccordionProps) {
  return (
    <div>
      {items.map((item) => (
        <Section key={item.id} item={item} name={name} />
      ))}
    </div>
  );
}
