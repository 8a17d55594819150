import { constants } from "@heirloop/contract/constants/marketplace-constants";
import { pageSurroundings } from "../page/page-surroundings.ts";

type HeaderLayout = "mobile" | "desktop" | "mega-menu";

/**
 * Which header a screen of this width has, in CSS pixels (docs/product.md §2): up to 600 the mobile one, from 901 the one with the mega menu
 * on the pages that have it, else the desktop header without.
 */
export function headerLayout(width: number, pathname: string): HeaderLayout {
  if (width <= constants.mobileMaximumWidth) return "mobile";
  return width >= constants.megaMenuMinimumWidth && pageSurroundings(pathname).shelves
    ? "mega-menu"
    : "desktop";
}
