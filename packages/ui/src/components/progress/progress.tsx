import { progress } from "./progress.css.ts";

export type ProgressProps = {
  /** Says what is moving forward. */
  label: string;
  /** 0 to `max`; without it the end is not known. */
  value?: number;
  /** The value at which it is done. */
  max?: number;
};

/** How far something has come. */
export function Progress({ label, value, max = 100 }: ProgressProps) {
  return <progress aria-label={label} value={value} max={max} className={progress} />;
}
