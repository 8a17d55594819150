import type { FitVerdict } from "@heirloop/machines/fit/fit-verdict";
import { CircleCheck, CircleX, Ruler, TriangleAlert } from "lucide-react";
import { Text } from "../../components/text/text.tsx";
import { TextLink } from "../../components/text-link/text-link.tsx";
import * as styles from "./fit-panel.css.ts";

export type FitPanelProps = {
  /** Whether the piece gets into the reader's home; null until that was measured. */
  verdict: FitVerdict | null;
  /** Where one measures. */
  measureHref: string;
};

const signs = { yes: CircleCheck, tight: TriangleAlert, no: CircleX } as const;

/** Will it fit? The answer with its reasons, or the way to one. */
export function FitPanel({ verdict, measureHref }: FitPanelProps) {
  const Sign = verdict === null ? Ruler : signs[verdict.fits];
  return (
    <section className={styles.panel} aria-label="Will it fit?">
      <p className={styles.head}>
        <Sign aria-hidden className={styles.sign} data-fits={verdict?.fits} />
        {verdict?.headline ?? "Will it fit?"}
      </p>
      {verdict === null ? (
        <Text size="small" tone="soft">
          Measure your doorway once, and we show whether each piece fits through it.
        </Text>
      ) : (
        <ul className={styles.reasons}>
          {verdict.reasons.map(({ obstacle, words }) => (
            <Text key={obstacle} as="li" size="small" tone="soft">
              {words}
            </Text>
          ))}
          {verdict.note !== null && (
            <Text as="li" size="small" tone="soft">
              {verdict.note}
            </Text>
          )}
        </ul>
      )}
      <Text size="small">
        <TextLink href={measureHref}>
          {verdict === null ? "Measure your doorway" : "Change the measurements"}
        </TextLink>
      </Text>
    </section>
  );
}
