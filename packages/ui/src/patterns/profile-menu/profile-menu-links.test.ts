import { expect, test } from "vitest";
import { createProfileMenuLinks } from "./profile-menu-links.ts";

const pages = ["startSelling", "yourListings", "payouts", "dashboard", "myProducts", "shopSettings"] as const;
const linksOf = (who: { isBusiness?: boolean; admin?: boolean }): string => {
  const user = { firstName: "Alma", slug: "alma", isBusiness: false, admin: false, ...who };
  const { own, selling, buying, rest } = createProfileMenuLinks(user, pages, "/admin");
  return [[own], selling, buying, rest]
    .map((places) => places.map(({ label, href }) => `${label} ${href}`).join(", "))
    .join(" | ");
};
const buying = "My purchases /purchases, Favorites /favorites, Followed sellers /followed-sellers";

test.each([
  [
    "a shopper",
    {},
    `My profile /profile/alma | Start selling /consign-with-us, My pieces /your-listings, My payouts /payouts | ${buying} | Settings /settings`,
  ],
  [
    "a business",
    { isBusiness: true },
    `My shop /profile/alma | Dashboard /seller-dashboard, My products /seller-dashboard?tab=products, My sales /sales | ${buying} | Settings /settings, Shop settings /seller-dashboard?tab=shop_details`,
  ],
  [
    "an admin",
    { admin: true },
    `My profile /profile/alma | Start selling /consign-with-us, My pieces /your-listings, My payouts /payouts | ${buying} | Admin /admin, Settings /settings`,
  ],
])("shows %s their own links", (_, who, places) => {
  expect(linksOf(who)).toBe(places);
});

test("shows no admin link without an admin page", () => {
  const user = { firstName: "Ida", slug: "ida", isBusiness: false, admin: true };
  expect(createProfileMenuLinks(user, pages, undefined).rest).toEqual([
    { label: "Settings", href: "/settings" },
  ]);
});
