import { readSessionToken } from "../api/session-cookie.ts";

let token: string | undefined;

/** Records whose session this tab shows. */
export function recordRenderedSession(): void {
  token = readSessionToken(document.cookie);
}

/** Whether another tab has logged in, out or into another account since. */
export const isRenderedSessionOver = (): boolean => readSessionToken(document.cookie) !== token;

/** Whether a user is signed in now. A token that the server did not recognize counts as none until it changes. */
export const isSignedInNow = (shown: boolean): boolean =>
  isRenderedSessionOver() ? readSessionToken(document.cookie) !== undefined : shown;
