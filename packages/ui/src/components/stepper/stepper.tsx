import { Check } from "lucide-react";
import { AppLink } from "../../theme/link.tsx";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";
import * as styles from "./stepper.css.ts";

/** One step. `href` leads back to it once it is done; without it a done step is only shown. */
export type Step = { id: string; label: string; href?: string | undefined };

export type StepperProps = {
  /** Names the row for screen readers: "Offering a piece". */
  label: string;
  /** In order; what stands before the current one is done. */
  steps: readonly Step[];
  /** Id of the step one is at; what no step is called means that all are done. */
  current: string;
  /** Makes the done steps buttons: called with the id of the one to go back to. */
  onBack?: (id: string) => void;
};

type BackProps = Pick<StepperProps, "onBack"> & { step: Step };

function Done({ step: { id, label, href }, onBack }: BackProps) {
  const content = (
    <>
      <Check aria-hidden className={styles.sign} />
      <span className={styles.backWords}>
        <VisuallyHidden>Done: </VisuallyHidden>
        {label}
      </span>
    </>
  );
  if (onBack)
    return (
      <button type="button" className={styles.back} onClick={() => onBack(id)}>
        {content}
      </button>
    );
  if (href)
    return (
      <AppLink href={href} className={styles.back}>
        {content}
      </AppLink>
    );
  return <span className={styles.name}>{content}</span>;
}

/** How far one has come in a form of several pages, and the way back to what is done. */
export function Stepper({ label, steps, current, onBack }: StepperProps) {
  const found = steps.findIndex(({ id }) => id === current);
  const at = found === -1 ? steps.length : found;
  const here = steps[at];
  return (
    <nav aria-label={label} className={styles.stepper}>
      {here && (
        <p aria-hidden className={styles.told}>
          <span className={styles.count}>{`Step ${at + 1} of ${steps.length}`}</span>
          {here.label}
        </p>
      )}
      <ol className={styles.list}>
        {steps.map((step, index) => (
          <li
            key={step.id}
            className={styles.step}
            data-state={index < at ? "done" : index === at ? "current" : "ahead"}
            aria-current={index === at ? "step" : undefined}
          >
            {index < at ? (
              <Done step={step} {...(onBack && { onBack })} />
            ) : (
              <span className={styles.name}>{step.label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
