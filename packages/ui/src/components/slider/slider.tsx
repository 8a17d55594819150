import { useEffect, useId, useRef, type ReactNode } from "react";
import { classes } from "../../theme/classes.ts";
import * as styles from "./slider.css.ts";

type Scale = {
  /** Where it begins. */
  min: number;
  /** Where it ends. */
  max: number;
  /** Step of an arrow key. */
  step?: number;
  /** A value in words, shown and read aloud: "$250". */
  format: (value: number) => string;
  /** Shown, and cannot be moved. */
  disabled?: boolean;
};

type TrackProps = Pick<Scale, "min" | "max"> & { from: number; to: number; children: ReactNode };

/** The fill is positioned by attributes, because the content policy forbids inline styles. */
function Track({ min, max, from, to, children }: TrackProps) {
  const share = (value: number): number => ((value - min) / Math.max(1, max - min)) * 100;
  return (
    <div className={styles.track}>
      <svg aria-hidden className={styles.rail}>
        <rect className={styles.ground} y="1.5" width="100%" height="1" />
        <rect
          className={styles.fill}
          x={`${share(from)}%`}
          width={`${share(to) - share(from)}%`}
          height="4"
        />
      </svg>
      {children}
    </div>
  );
}

/** The native `change` event fires on release; React's `onChange` fires on every step. */
function useReleaseHold(onCommit: () => void) {
  const input = useRef<HTMLInputElement>(null);
  const latest = useRef(onCommit);
  useEffect(() => {
    latest.current = onCommit;
  });
  useEffect(() => {
    const element = input.current;
    const report = (): void => latest.current();
    element?.addEventListener("change", report);
    return () => element?.removeEventListener("change", report);
  }, []);
  return input;
}

type ThumbProps = Omit<Scale, "format"> & {
  /** Names it, with its group. */
  label: string;
  /** The current value. */
  value: number;
  /** Its value in words. */
  words: string;
  /** On top of the other one. */
  above?: boolean;
  /** The whole track is its own. */
  single?: boolean;
  /** Of the form's field. */
  name?: string | undefined;
  /** Of the control. */
  id?: string;
  /** With every step. */
  onValue: (value: number) => void;
  /** Called on release. */
  onCommit: () => void;
};

function Thumb({ label, words, above, single, onValue, onCommit, ...input }: ThumbProps) {
  const element = useReleaseHold(onCommit);
  return (
    <input
      {...input}
      ref={element}
      type="range"
      aria-label={label}
      aria-valuetext={words}
      className={classes(styles.input, above && styles.above, single && styles.single)}
      onChange={(event) => {
        // A form that submits on every change must wait for the release.
        event.stopPropagation();
        onValue(event.target.valueAsNumber);
      }}
    />
  );
}

export type SliderProps = Scale & {
  /** Names it. */
  label: string;
  /** The value, controlled by the parent. */
  value: number;
  /** Of the form's field. */
  name?: string;
  /** With every step. */
  onValue: (value: number) => void;
  /** Called on release. */
  onCommit?: () => void;
};

/** A single value in a range, for inputs where the exact number matters less. */
export function Slider({ label, value, format, onCommit, ...rest }: SliderProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <div className={styles.head}>
        <label htmlFor={id}>{label}</label>
        <output htmlFor={id} className={styles.values}>
          {format(value)}
        </output>
      </div>
      <Track min={rest.min} max={rest.max} from={rest.min} to={value}>
        <Thumb
          {...rest}
          id={id}
          single
          label={label}
          value={value}
          words={format(value)}
          onCommit={() => onCommit?.()}
        />
      </Track>
    </div>
  );
}

/** Low and high, the low never above the high. */
export type Range = { low: number; high: number };

export type RangeSliderProps = Scale & {
  /** Names the pair: "Price". */
  label: string;
  /** Names each thumb: "Lowest price", "Highest price". */
  ends: { low: string; high: string };
  /** The values of the thumbs, controlled by the parent. */
  value: Range;
  /** The range in words, shown next to the label. */
  words: string;
  /** With every step. */
  onValue: (value: Range) => void;
  /** Called when a thumb is released. */
  onCommit: () => void;
};

/** A stretch between two ends; a thumb stops at the other one. */
export function RangeSlider({ label, ends, value, words, format, onValue, ...rest }: RangeSliderProps) {
  const { low, high } = value;
  const { min, max } = rest;
  return (
    <div role="group" aria-label={label} className={styles.field}>
      <div aria-hidden className={styles.head}>
        <span>{label}</span>
        <span className={styles.values}>{words}</span>
      </div>
      <Track min={min} max={max} from={low} to={high}>
        <Thumb
          {...rest}
          label={ends.low}
          value={low}
          words={format(low)}
          above={low > (min + max) / 2}
          onValue={(next) => onValue({ low: Math.min(next, high), high })}
        />
        <Thumb
          {...rest}
          label={ends.high}
          value={high}
          words={format(high)}
          onValue={(next) => onValue({ low, high: Math.max(next, low) })}
        />
      </Track>
    </div>
  );
}
