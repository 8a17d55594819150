import { atom } from "jotai";
import type { RecentlyViewed } from "./recently-viewed.ts";

/** What was looked at in this browser, once it was read; null before. */
export const recentlyViewedAtom = atom<RecentlyViewed | null>(null);
