import type { AskedByAddress } from "@heirloop/machines/page/address-parameter";
import { type Arrival, isOwnNavigation } from "@heirloop/machines/page/own-navigation";
import { tokenOf } from "../api/token-cookie.ts";

type Asked = Pick<AskedByAddress, "name" | "value">;

/** Null on the server, where nothing acts. */
let arrival: Arrival | null = null;
const answered = new Set<string>();

const keyOf = ({ name, value }: Asked): string => `${name}=${value}`;

/** Notes how this document was reached; called before anything can change its address. */
export function noteArrival(): void {
  const { search, origin } = window.location;
  arrival = { search, origin, referrer: document.referrer, signedIn: tokenOf(document.cookie) !== undefined };
}

/** Notes that this parameter was acted on or refused. */
export function noteAnswered(asked: Asked): void {
  answered.add(keyOf(asked));
}

/** Whether the site itself has led to this parameter, or a link from elsewhere. */
export function isOwnParameter(asked: Asked, signedIn: boolean): boolean {
  return (
    arrival !== null && isOwnNavigation(asked, arrival, { signedIn, answered: answered.has(keyOf(asked)) })
  );
}
