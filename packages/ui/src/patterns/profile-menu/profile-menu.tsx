import {
  Menu,
  MenuGroup,
  MenuItem,
  MenuLink,
  type MenuProps,
  MenuSeparator,
} from "../../components/menu/menu.tsx";
import type { SitePage } from "../site-pages/site-pages.ts";
import { createProfileMenuLinks, type ProfileMenuLinks, type ProfileMenuUser } from "./profile-menu-links.ts";

export type ProfileMenuProps = Pick<MenuProps, "trigger" | "focusFirst"> & {
  user: ProfileMenuUser;
  /** Pages that exist. */
  pages: readonly SitePage[];
  /** Where admins work, when there is such a place. */
  adminUrl?: string | undefined;
  onLogout: () => void;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

const getLinks = (places: ProfileMenuLinks["selling"]) =>
  places.map(({ label, href }) => (
    <MenuLink key={label} href={href}>
      {label}
    </MenuLink>
  ));

/** The account menu (docs/product.md §2, Header). */
export function ProfileMenu({ user, pages, adminUrl, onLogout, ...menu }: ProfileMenuProps) {
  const { own, selling, buying, rest } = createProfileMenuLinks(user, pages, adminUrl);
  return (
    <Menu {...menu}>
      {getLinks([own])}
      <MenuGroup label="Selling">{getLinks(selling)}</MenuGroup>
      <MenuGroup label="Buying">{getLinks(buying)}</MenuGroup>
      <MenuSeparator />
      {getLinks(rest)}
      <MenuItem onSelect={onLogout}>Log out</MenuItem>
    </Menu>
  );
}
