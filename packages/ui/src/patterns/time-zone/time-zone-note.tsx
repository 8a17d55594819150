import { useSyncExternalStore } from "react";
import { Text } from "../../components/text/text.tsx";
import { formatTimeZone, showsSameTime } from "./time-zone-name.ts";

const subscribe = () => () => undefined;
const getViewerTimeZone = (): string | null => Intl.DateTimeFormat().resolvedOptions().timeZone;
const getServerTimeZone = (): string | null => null;

/** Names the time zone of the times above it, if the reader's clocks show another time. */
export function TimeZoneNote({
  timeZone,
  place = "where the seller is",
}: {
  timeZone: string;
  place?: string;
}) {
  const viewers = useSyncExternalStore(subscribe, getViewerTimeZone, getServerTimeZone);
  if (viewers === null || showsSameTime(viewers, timeZone)) return null;
  return (
    <Text size="small" tone="soft">
      All times are in {formatTimeZone(timeZone)}, {place}.
    </Text>
  );
}
