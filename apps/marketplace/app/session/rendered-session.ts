import { readSessionToken } from "../api/session-cookie.ts";

let token: string | undefined;

/** Remembers whose session this tab shows from here on. */
export function recordRenderedSession(): void {
  token = readSessionToken(document.cookie);
}

/** Another tab has logged in, out or into another account since this one was told who is signed in. */
export const isRenderedSessionOver = (): boolean => readSessionToken(document.cookie) !== token;

/** Whether somebody is signed in at this moment. A token that the server knew nobody by is nobody's until there is another. */
export const isSignedInNow = (shown: boolean): boolean =>
  isRenderedSessionOver() ? readSessionToken(document.cookie) !== undefined : shown;
