import { useSyncExternalStore } from "react";

const inZone = (timeZone?: string) =>
  new Intl.DateTimeFormat("en-US", { hour: "numeric", minute: "2-digit", ...(timeZone && { timeZone }) });
const never = (): (() => void) => () => undefined;

/** "10:42 AM" where the reader is; the server, which cannot know that, says it in UTC. */
export function ClockTime({ instant }: { instant: string }) {
  const date = new Date(instant);
  const words = useSyncExternalStore(
    never,
    () => inZone().format(date),
    () => inZone("UTC").format(date),
  );
  return <time dateTime={instant}>{words}</time>;
}
