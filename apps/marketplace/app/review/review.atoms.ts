import { atom } from "jotai";

/** The notification that asks for a review and was followed just now. */
export const requestingNotificationAtom = atom<string | null>(null);
