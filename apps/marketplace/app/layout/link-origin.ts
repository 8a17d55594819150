import type { AskedByAddress } from "@heirloop/machines/page/address-parameter";
import { type Arrival, isOwnNavigation } from "@heirloop/machines/page/own-navigation";
import { readSessionToken } from "../api/session-cookie.ts";

type Asked = Pick<AskedByAddress, "name" | "value">;

/** Null on the server, where nothing acts. */
let arrival: Arrival | null = null;
const answered = new Set<string>();

const toKey = ({ name, value }: Asked): string => `${name}=${value}`;

/** Notes how this document was reached; called before anything can change its address. */
export function recordPageLoad(): void {
  const { search, origin } = window.location;
  arrival = {
    search,
    origin,
    referrer: document.referrer,
    signedIn: readSessionToken(document.cookie) !== undefined,
  };
}

/** Notes that this parameter was acted on or refused. */
export function markHandled(asked: Asked): void {
  answered.add(toKey(asked));
}

/** Whether the site itself has led to this parameter, or a link from elsewhere. */
export function isOwnParameter(asked: Asked, signedIn: boolean): boolean {
  return (
    arrival !== null && isOwnNavigation(asked, arrival, { signedIn, answered: answered.has(toKey(asked)) })
  );
}
