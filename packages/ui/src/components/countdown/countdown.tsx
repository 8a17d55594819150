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

/** "2 days 4 h", "3 h 12 min", "9:41", "0:00". */
export function timeLeft(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000));
  const minutes = Math.floor(seconds / 60);
  const hours = Math.floor(minutes / 60);
  const days = Math.floor(hours / 24);
  if (days > 0) return `${days} ${days === 1 ? "day" : "days"} ${hours % 24} h`;
  if (hours > 0) return `${hours} h ${minutes % 60} min`;
  return `${minutes}:${String(seconds % 60).padStart(2, "0")}`;
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

  const minutes = Math.ceil(left / 60_000);
  return (
    <time dateTime={until}>
      <span aria-hidden>{timeLeft(left)}</span>
      <VisuallyHidden live="polite">
        {left <= 0
          ? "Time is over"
          : minutes <= 60
            ? `${minutes} ${minutes === 1 ? "minute" : "minutes"} left`
            : `${timeLeft(left)} left`}
      </VisuallyHidden>
    </time>
  );
}
