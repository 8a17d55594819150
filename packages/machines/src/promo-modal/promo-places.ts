import { pageSurroundings } from "../page/page-surroundings.ts";

const withoutModal = ["login", "register", "checkout"];
const withoutPill = [...withoutModal, "product"];

export type PromoPlaces = { modal: boolean; pill: boolean };

/** Where the promo offer may appear (docs/product.md §2, §4). The pill belongs to the announcement bar. */
export function promoPlaces(pathname: string): PromoPlaces {
  const first = pathname.split("/").find((segment) => segment !== "") ?? "";
  return {
    modal: !withoutModal.includes(first),
    pill: pageSurroundings(pathname).announcement && !withoutPill.includes(first),
  };
}
