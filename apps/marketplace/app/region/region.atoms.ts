import type { Region } from "@heirloop/contract/hub/hub";
import { atom } from "jotai";

/** The visitor's region; null when it is unknown. */
export const regionAtom = atom<Region | null>(null);
