import { Text } from "../../components/text/text.tsx";
import { formatTimeZone } from "./time-zone-name.ts";

/**
 * Names the time zone of the times above it, for every reader: the server does not know the reader's own, and a line
 * that appeared later would move the buttons below it.
 */
export function TimeZoneNote({ timeZone, place }: { timeZone: string; place: string }) {
  return (
    <Text size="small" tone="soft">
      All times are in {formatTimeZone(timeZone)}, {place}.
    </Text>
  );
}
