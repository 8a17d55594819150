import { progress } from "./progress.css.ts";

export type ProgressProps = {
  /** Label for screen readers. */
  label: string;
  /** 0 to `max`; without it the end is not known. */
  value?: number;
  /** The value at completion. */
  max?: number;
};

/** A progress bar. */
export function Progress({ label, value, max = 100 }: ProgressProps) {
  return <progress aria-label={label} value={value} max={max} className={progress} />;
}
