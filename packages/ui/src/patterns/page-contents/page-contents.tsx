import { useId, type ReactNode } from "react";
import { Heading } from "../../components/heading/heading.tsx";
import { Stack } from "../../components/stack/stack.tsx";
import { TextLink } from "../../components/text-link/text-link.tsx";
import * as styles from "./page-contents.css.ts";

export type PageContentsProps = {
  /** The parts of the page, in reading order; each has an element with this id. */
  parts: ReadonlyArray<{ id: string; title: string }>;
  children: ReactNode;
};

/** A long page with a list of its parts beside it. */
export function PageContents({ parts, children }: PageContentsProps) {
  const id = useId();
  return (
    <div className={styles.beside}>
      <nav aria-labelledby={id} className={styles.contents}>
        <Stack gap="s">
          <Heading level={2} size="strong" id={id}>
            On this page
          </Heading>
          <ol className={styles.links}>
            {parts.map((part) => (
              <li key={part.id} className={styles.link}>
                <TextLink variant="quiet" href={`#${part.id}`}>
                  {part.title}
                </TextLink>
              </li>
            ))}
          </ol>
        </Stack>
      </nav>
      {children}
    </div>
  );
}
