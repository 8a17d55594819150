import type { ReactNode } from "react";
import { Heading } from "../../components/heading/heading.tsx";
import { TextLink } from "../../components/text-link/text-link.tsx";
import * as styles from "./section.css.ts";

export type SectionProps = {
  title: string;
  /** Where there is more of the same. */
  more?: { href: string; label: string } | undefined;
  /** For links into the page. */
  id?: string;
  children: ReactNode;
};

/** A part of a page under its own heading, well apart from the part before it. */
export function Section({ title, more, id, children }: SectionProps) {
  return (
    <section className={styles.section} id={id}>
      <div className={styles.head}>
        <Heading level={2}>{title}</Heading>
        {more && <TextLink href={more.href}>{more.label}</TextLink>}
      </div>
      {children}
    </section>
  );
}
