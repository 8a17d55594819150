import { Heading } from "../../components/heading/heading.tsx";
import { BandActions, type BandActionsProps } from "./band-actions.tsx";
import * as styles from "./call-band.css.ts";

export type CallBandProps = BandActionsProps & {
  title: string;
  text: string;
};

/** How such a page ends: where to go from here. */
export function CallBand({ title, text, actions }: CallBandProps) {
  return (
    <section className={styles.band}>
      <Heading level={2} size="title">
        {title}
      </Heading>
      <p className={styles.text}>{text}</p>
      <BandActions actions={actions} />
    </section>
  );
}
