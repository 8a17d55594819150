import type { PromoPillProps } from "@heirloop/ui/patterns/announcement-bar/promo-pill";
import { atom } from "jotai";

/** The pill of the promo offer while it has one. The announcement bar draws it. */
export const promoPillAtom = atom<PromoPillProps | null>(null);
