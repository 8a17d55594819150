import { pageUrls } from "@heirloop/contract/page/page-urls";
import type { User } from "@heirloop/contract/user/user.schema";
import type { ReactElement } from "react";
import { Menu, MenuGroup, MenuItem, MenuLink, MenuSeparator } from "../../components/menu/menu.tsx";
import { linksTo, type SitePage } from "../site-pages/site-pages.ts";

export type ProfileMenuProps = {
  user: Pick<User, "firstName" | "slug" | "isBusiness" | "admin">;
  /** Pages that exist. */
  pages: readonly SitePage[];
  /** Where admins work, when there is such a place. */
  adminUrl?: string | undefined;
  onLogout: () => void;
  trigger: ReactElement;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** Everything that is one's own (docs/product.md §2, Header). */
export function ProfileMenu({
  user,
  pages,
  adminUrl,
  onLogout,
  trigger,
  open,
  onOpenChange,
}: ProfileMenuProps) {
  const selling = [
    ...linksTo(user.isBusiness ? ["dashboard", "myProducts"] : ["startSelling", "yourListings"], pages),
    { label: "My sales", href: user.isBusiness ? pageUrls.sales() : pageUrls.purchases("openSales") },
  ];
  const shopSettings = user.isBusiness ? linksTo(["shopSettings"], pages) : [];
  return (
    <Menu {...{ trigger, open, onOpenChange }}>
      <MenuLink href={pageUrls.profile(user.slug)}>{user.isBusiness ? "My shop" : "My profile"}</MenuLink>
      <MenuGroup label="Selling">
        {selling.map(({ label, href }) => (
          <MenuLink key={label} href={href}>
            {label}
          </MenuLink>
        ))}
      </MenuGroup>
      <MenuGroup label="Buying">
        <MenuLink href={pageUrls.purchases()}>My purchases</MenuLink>
        <MenuLink href={pageUrls.favorites()}>Favorites</MenuLink>
      </MenuGroup>
      <MenuSeparator />
      {user.admin && adminUrl && <MenuLink href={adminUrl}>Admin</MenuLink>}
      <MenuLink href={pageUrls.settings()}>Settings</MenuLink>
      {shopSettings.map(({ label, href }) => (
        <MenuLink key={label} href={href}>
          {label}
        </MenuLink>
      ))}
      <MenuItem onSelect={onLogout}>Log out</MenuItem>
    </Menu>
  );
}
