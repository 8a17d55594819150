import { useEffect, useEffectEvent, useState } from "react";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";

export type CountdownProps = {
  /** When it is over, ISO 8601. */
  until: string;
  /** The present as the page was made, ISO 8601: server and browser then draw the same first picture. */
  now: string;
  /** Called once when the time runs out while the page is visible. */
  onEnd?: () => void;
};

const unitsOf = (milliseconds: number) => {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000));
  const minutes = Math.floor(seconds / 60);
  const hours = Math.floor(minutes / 60);
  return { days: Math.floor(hours / 24), hours: hours % 24, minutes: minutes % 60, seconds: seconds % 60 };
};

const count = (amount: number, unit: string): string => `${amount} ${unit}${amount === 1 ? "" : "s"}`;
/** The larger unit, and the smaller one unless it is zero: "5 days", "5 days 4 h". */
const join = (larger: string, amount: number, smaller: string): string =>
  amount === 0 ? larger : `${larger} ${smaller}`;

/** "2 days 4 h", "3 h 12 min", "9:41", "0:00". */
function writeTime(milliseconds: number): string {
  const { days, hours, minutes, seconds } = unitsOf(milliseconds);
  if (days > 0) return join(count(days, "day"), hours, `${hours} h`);
  if (hours > 0) return join(`${hours} h`, minutes, `${minutes} min`);
  return `${minutes}:${String(seconds).padStart(2, "0")}`;
}

/** In words that fit the sentence around them: "2 days 4 hours", "3 hours 12 minutes", "10 minutes". */
function speakTime(milliseconds: number): string {
  if (milliseconds <= 0) return "Time is over";
  const left = Math.ceil(milliseconds / 60_000);
  if (left <= 60) return count(left, "minute");
  const { days, hours, minutes } = unitsOf(milliseconds);
  return days > 0
    ? join(count(days, "day"), hours, count(hours, "hour"))
    : join(count(hours, "hour"), minutes, count(minutes, "minute"));
}

/** The time that is left. Counts on its own from `now`; spoken once a minute at most. */
export function Countdown({ until, now, onEnd }: CountdownProps) {
  const start = Date.parse(until) - Date.parse(now);
  const [left, setLeft] = useState(start);
  const [counted, setCounted] = useState(start);
  // Another end is shown at once, not with the next second.
  if (counted !== start) {
    setCounted(start);
    setLeft(start);
  }

  // A new callback does not begin a new count.
  const ended = useEffectEvent(() => onEnd?.());
  useEffect(() => {
    const began = performance.now();
    const timer = setInterval(() => {
      const rest = start - (performance.now() - began);
      setLeft(Math.max(0, rest));
      if (rest <= 0) {
        clearInterval(timer);
        ended();
      }
    }, 1000);
    return () => clearInterval(timer);
  }, [start]);

  return (
    <time dateTime={until}>
      <span aria-hidden>{writeTime(left)}</span>
      <VisuallyHidden live="polite">{speakTime(left)}</VisuallyHidden>
    </time>
  );
}
