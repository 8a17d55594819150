import { constants } from "@heirloop/contract/constants/marketplace-constants";
import { pageSurroundings } from "../page/page-surroundings.ts";

type HeaderLayout = "mobile" | "desktop" | "mega-menu";

/**
 * The header for a screen of this width, in CSS pixels (docs/product.md §2): mobile up to 600, with the mega
 * menu from 901 on the pages that have one, and the plain desktop header otherwise.
 */
export function headerLayout(width: number, pathname: string): HeaderLayout {
  if (width <= constants.mobileMaximumWidth) return "mobile";
  return width >= constants.megaMenuMinimumWidth && pageSurroundings(pathname).megaMenu
    ? "mega-menu"
    : "desktop";
}
