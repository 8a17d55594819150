import { tokenOf } from "../api/token-cookie.ts";

let token: string | undefined;

/** Remembers whose session this tab shows from here on. */
export function noteShownSession(): void {
  token = tokenOf(document.cookie);
}

/** Another tab has logged in, out or into another account since this one was told who is signed in. */
export const isShownSessionOver = (): boolean => tokenOf(document.cookie) !== token;

/** Whether somebody is signed in at this moment. A token that the server knew nobody by is nobody's until there is another. */
export const isSignedInNow = (shown: boolean): boolean =>
  isShownSessionOver() ? tokenOf(document.cookie) !== undefined : shown;
