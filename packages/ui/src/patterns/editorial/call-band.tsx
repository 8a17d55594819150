import { Heading } from "../../components/heading/heading.tsx";
import { AppLink } from "../../theme/link.tsx";
import * as styles from "./call-band.css.ts";

export type CallBandProps = {
  title: string;
  words: string;
  /** The first weighs more. */
  actions: ReadonlyArray<{ label: string; href: string }>;
};

/** How such a page ends: where to go from here. */
export function CallBand({ title, words, actions }: CallBandProps) {
  return (
    <section className={styles.band}>
      <Heading level={2} size="title">
        {title}
      </Heading>
      <p className={styles.words}>{words}</p>
      <div className={styles.actions}>
        {actions.map(({ label, href }, at) => (
          <AppLink key={href} href={href} className={at === 0 ? styles.first : styles.other}>
            {label}
          </AppLink>
        ))}
      </div>
    </section>
  );
}
