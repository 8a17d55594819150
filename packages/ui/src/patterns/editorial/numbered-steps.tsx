import { Text } from "../../components/text/text.tsx";
import * as styles from "./numbered-steps.css.ts";

export type NumberedStepsProps = {
  /** In the order in which they happen. */
  steps: ReadonlyArray<{ title: string; text: string }>;
};

/** Numbered steps. */
export function NumberedSteps({ steps }: NumberedStepsProps) {
  return (
    <ol className={styles.steps}>
      {steps.map(({ title, text }) => (
        <li key={title} className={styles.step}>
          <Text size="strong">{title}</Text>
          <Text tone="soft">{text}</Text>
        </li>
      ))}
    </ol>
  );
}

export type ClaimsProps = {
  /** A figure or a few words in large, and what it means. */
  claims: ReadonlyArray<{ figure: string; text: string }>;
};

/** Facts in figures. */
export function Claims({ claims }: ClaimsProps) {
  return (
    <ul className={styles.steps}>
      {claims.map(({ figure, text }) => (
        <li key={figure} className={styles.claim}>
          <span className={styles.figure}>{figure}</span>
          <Text tone="soft">{text}</Text>
        </li>
      ))}
    </ul>
  );
}
