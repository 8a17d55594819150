import { Check } from "lucide-react";
import { AppLink } from "../../theme/link.tsx";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";
import * as styles from "./stepper.css.ts";

/** A step. With `href`, a completed step links back to it. */
export type Step = { id: string; label: string; href?: string | undefined };

export type StepperProps = {
  /** Names the row for screen readers: "Steps to consign a piece". */
  label: string;
  /** In order; steps before the current one are completed. */
  steps: readonly Step[];
  /** Id of the current step; an unknown id means that all are completed. */
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

/** The progress in a form of several pages, with links to the completed steps. */
export function Stepper({ label, steps, current, onBack }: StepperProps) {
  const index = steps.findIndex(({ id }) => id === current);
  const at = index === -1 ? steps.length : index;
  const here = steps[at];
  return (
    <nav aria-label={label} className={styles.stepper}>
      {here && (
        <p aria-hidden className={styles.status}>
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
