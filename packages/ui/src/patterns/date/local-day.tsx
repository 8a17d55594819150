import { useSyncExternalStore } from "react";
import { formatDay } from "./day.ts";

const format = new Intl.DateTimeFormat("en-US", { day: "numeric", month: "short", year: "numeric" });
const formatLocalDay = (instant: string): string => format.format(new Date(instant));
const never = (): (() => void) => () => undefined;

/** Days in the reader's time zone, for use next to times; the server renders them in UTC. */
export const useFormatDay = (): ((instant: string) => string) =>
  useSyncExternalStore(
    never,
    () => formatLocalDay,
    () => formatDay,
  );

/** "Nov 12, 2026" where the reader is. */
export const LocalDay = ({ instant }: { instant: string }) => useFormatDay()(instant);
