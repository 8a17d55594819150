import type { Region } from "@heirloop/contract/hub/hub";
import { atom } from "jotai";

/** Where somebody looks for furniture; null when they have not said. */
export const regionAtom = atom<Region | null>(null);
