import type { UrlAction } from "@heirloop/machines/page/url-parameter";
import { type Arrival, isOwnNavigation } from "@heirloop/machines/page/own-navigation";

type Parameter = Pick<UrlAction, "name" | "value">;

/** Null on the server. */
let arrival: Arrival | null = null;
const answered = new Set<string>();

const toKey = ({ name, value }: Parameter): string => `${name}=${value}`;

/** Records how this document was reached, before its URL can change. */
export function recordPageLoad(): void {
  const { search, origin } = window.location;
  arrival = { search, origin, referrer: document.referrer };
}

/** Records that this parameter was handled or declined. */
export function markHandled(parameter: Parameter): void {
  answered.add(toKey(parameter));
}

/** Whether the parameter was set by this site rather than by an external link. */
export function isOwnParameter(parameter: Parameter): boolean {
  return arrival !== null && isOwnNavigation(parameter, arrival, answered.has(toKey(parameter)));
}
