import { pageUrls } from "@heirloop/contract/page/page-urls";
import type { User } from "@heirloop/contract/user/user.schema";
import { createLinks, type SitePage } from "../site-pages/site-pages.ts";

export type ProfileMenuUser = Pick<User, "firstName" | "slug" | "isBusiness" | "admin">;
type Place = { label: string; href: string };
export type ProfileMenuLinks = { own: Place; selling: Place[]; buying: Place[]; rest: Place[] };

/** The user's links by role (docs/product.md §2). `pages` are those that exist, `adminUrl` is the admin page. */
export function createProfileMenuLinks(
  { slug, isBusiness, admin }: ProfileMenuUser,
  pages: readonly SitePage[],
  adminUrl: string | undefined,
): ProfileMenuLinks {
  return {
    own: { label: isBusiness ? "My shop" : "My profile", href: pageUrls.profile(slug) },
    selling: [
      ...createLinks(
        isBusiness ? ["dashboard", "myProducts"] : ["startSelling", "yourListings", "payouts"],
        pages,
      ),
      // Individuals find what they sold among their purchases.
      ...(isBusiness ? [{ label: "My sales", href: pageUrls.sales() }] : []),
    ],
    buying: [
      { label: "My purchases", href: pageUrls.purchases() },
      { label: "Favorites", href: pageUrls.favorites() },
      { label: "Followed sellers", href: pageUrls.followedSellers() },
    ],
    rest: [
      ...(admin && adminUrl !== undefined ? [{ label: "Admin", href: adminUrl }] : []),
      { label: "Settings", href: pageUrls.settings() },
      ...(isBusiness ? createLinks(["shopSettings"], pages) : []),
    ],
  };
}
