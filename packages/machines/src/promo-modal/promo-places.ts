const withoutModal = ["login", "register", "checkout"];
const withoutPill = [...withoutModal, "product"];

export type PromoPlaces = { modal: boolean; pill: boolean };

/** Where the promo offer may stand, by the first segment of the path (docs/product.md §2, §4). */
export function promoPlaces(pathname: string): PromoPlaces {
  const first = pathname.split("/").find((segment) => segment !== "") ?? "";
  return { modal: !withoutModal.includes(first), pill: !withoutPill.includes(first) };
}
