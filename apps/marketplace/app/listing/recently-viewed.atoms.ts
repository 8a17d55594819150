import { atom } from "jotai";
import type { RecentlyViewed } from "./recently-viewed.schema.ts";

/** Recently viewed listings; null until they have been read. */
export const recentlyViewedAtom = atom<RecentlyViewed | null>(null);
