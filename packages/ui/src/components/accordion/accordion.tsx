import { Plus } from "lucide-react";
import type { ReactNode } from "react";
import * as styles from "./accordion.css.ts";

export type AccordionProps = {
  /** In reading order. */
  items: ReadonlyArray<{
    id: string;
    title: ReactNode;
    aside?: ReactNode;
    open?: boolean;
    content: ReactNode;
  }>;
  /** With a name, opening one closes the others. */
  name?: string;
};

/** Collapsible sections. They use the browser's details element, so they work before hydration. */
export function Accordion({ items, name }: AccordionProps) {
  return (
    <div>
      {items.map((item) => (
        <details key={item.id} name={name} open={item.open} className={styles.item}>
          <summary className={styles.summary}>
            <span>{item.title}</span>
            {item.aside && <span className={styles.aside}>{item.aside}</span>}
            <Plus aria-hidden className={styles.sign} />
          </summary>
          <div className={styles.body}>{item.content}</div>
        </details>
      ))}
    </div>
  );
}
