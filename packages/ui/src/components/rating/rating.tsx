import { type KeyboardEvent, useId } from "react";
import { classes } from "../../theme/classes.ts";
import { Fieldset } from "../fieldset/fieldset.tsx";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";
import * as styles from "./rating.css.ts";

const star = "M10 1.8l2.5 5.3 5.8.8-4.2 4 1 5.8-5.1-2.8-5.1 2.8 1-5.8-4.2-4 5.8-.8z";
const five = [0, 1, 2, 3, 4] as const;

export type RatingProps = {
  /** 0 to 5; fractions fill a star in part. */
  value: number;
  /** How many gave it. */
  count?: number;
  /** Of the stars; the figure follows. */
  size?: "small" | "body";
};

/** Stars with the number next to them. */
export function Rating({ value, count, size = "small" }: RatingProps) {
  const clip = useId();
  const shown = value.toFixed(1);
  return (
    <span className={classes(styles.display, styles.size[size])}>
      <svg aria-hidden viewBox="0 0 108 20" className={styles.stars}>
        <clipPath id={clip}>
          <rect width={(Math.min(Math.max(value, 0), 5) / 5) * 108} height={20} />
        </clipPath>
        {five.map((at) => (
          <path key={at} d={star} transform={`translate(${at * 22} 0)`} className={styles.empty} />
        ))}
        <g clipPath={`url(#${clip})`}>
          {five.map((at) => (
            <path key={at} d={star} transform={`translate(${at * 22} 0)`} className={styles.filled} />
          ))}
        </g>
      </svg>
      <span aria-hidden className={styles.figure}>
        {shown}
      </span>
      {count !== undefined && (
        <span aria-hidden className={styles.count}>
          ({count.toLocaleString("en-US")})
        </span>
      )}
      <VisuallyHidden>
        {`${shown} of 5 stars`}
        {count !== undefined && `, ${count.toLocaleString("en-US")} ${count === 1 ? "review" : "reviews"}`}
      </VisuallyHidden>
    </span>
  );
}

export type RatingInputProps = {
  /** The question. */
  legend: string;
  /** What is wrong, saying what to do. */
  error?: string | undefined;
  /** Of the form's field. */
  name: string;
  /** Initial value from 1 to 5, when the form controls it. */
  defaultValue?: number | undefined;
  /** Value from 1 to 5, when the parent controls it. */
  value?: number | undefined;
  /** Called with 1 to 5. */
  onChange?: (value: number) => void;
};

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 };

/** A browser's own Up means the radio button before, which would be fewer stars; and past five it begins again at one. */
function onArrow(event: KeyboardEvent<HTMLDivElement>): void {
  const step = steps[event.key];
  if (step === undefined) return;
  event.preventDefault();
  const given = event.currentTarget.querySelector<HTMLInputElement>("input:checked");
  const stars = given ? Math.min(5, Math.max(1, Number(given.value) + step)) : 1;
  const next = event.currentTarget.querySelector<HTMLInputElement>(`input[value="${stars}"]`);
  next?.focus();
  next?.click();
}

/** One to five stars; radio buttons underneath, so that plain forms work. */
export function RatingInput({ legend, name, defaultValue, value, onChange, error }: RatingInputProps) {
  const id = useId();
  return (
    <Fieldset legend={legend} look="label" error={error}>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- The keys are those of the radio buttons in it. */}
      <div className={styles.input} onKeyDown={onArrow}>
        {[1, 2, 3, 4, 5].flatMap((stars) => [
          <input
            key={`input-${stars}`}
            id={`${id}-${stars}`}
            type="radio"
            name={name}
            value={stars}
            aria-label={`${stars} ${stars === 1 ? "star" : "stars"}`}
            className={styles.radio}
            onChange={() => onChange?.(stars)}
            {...(onChange ? { checked: value === stars } : { defaultChecked: defaultValue === stars })}
          />,
          <label key={`label-${stars}`} htmlFor={`${id}-${stars}`} className={styles.choice}>
            <svg aria-hidden viewBox="0 0 20 20" className={styles.star}>
              <path d={star} />
            </svg>
          </label>,
        ])}
      </div>
    </Fieldset>
  );
}
