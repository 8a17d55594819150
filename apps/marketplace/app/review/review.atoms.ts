import { atom } from "jotai";

/** The review notification that was just clicked. */
export const requestingNotificationAtom = atom<string | null>(null);
