import type { PromoPillProps } from "@heirloop/ui/patterns/announcement-bar/promo-pill";
import { atom } from "jotai";

/** The handler of the promo pill, which the announcement bar renders; null while there is no offer. */
export const promoPillAtom = atom<PromoPillProps | null>(null);
