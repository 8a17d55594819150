import { brand } from "@heirloop/contract/brand/brand";
import type { Menu } from "@heirloop/contract/menu/menu.endpoints";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import type { HeaderView } from "@heirloop/machines/header-visibility/header-visibility.connect";
import type { HeaderHolder } from "@heirloop/machines/header-visibility/header-visibility.machine";
import { Bell, Heart, MessageCircle, ShoppingBag, UserRound } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { ButtonLink } from "../../components/button/button.tsx";
import { Container } from "../../components/container/container.tsx";
import { IconLink } from "../../components/icon-button/icon-button.tsx";
import { Logo } from "../../components/logo/logo.tsx";
import { TextLink } from "../../components/text-link/text-link.tsx";
import { beside } from "../../theme/beside.ts";
import { AppLink } from "../../theme/link.tsx";
import { markPersonalPart } from "../../theme/personal-part.ts";
import { EmailLink, PhoneLink } from "../contact-links/contact-links.tsx";
import { MegaMenuRow } from "../mega-menu/mega-menu-row.tsx";
import { createLinks, type SitePage } from "../site-pages/site-pages.ts";
import { AccountButton, MenuButton, type AccountButtonProps } from "./menu-buttons.tsx";
import * as styles from "./top-bar.css.ts";

export type TopBarProps = {
  /** Path and query of the page. */
  here: string;
  /** Undefined when it failed to load: the mega menu is then missing. */
  menu?: Menu | undefined;
  /** The full menu; undefined before it is loaded. */
  fullMenu?: Menu | undefined;
  /** Called when a pointer or the focus is near: preloads the full menu. */
  onPreload: () => void;
  /** The mega menu below the bar on wide screens; it hides to make room for the page. */
  megaMenu: HeaderView["megaMenu"];
  /** On phones, what is above the search field; it hides to make room for the page, too. */
  topRow?: HeaderView["topRow"];
  /** Keeps the header visible while it has the focus or an open menu. */
  onHold: (by: HeaderHolder) => void;
  onRelease: (by: HeaderHolder) => void;
  user?: AccountButtonProps["user"] | undefined;
  /** Pages that exist. */
  pages: readonly SitePage[];
  adminUrl?: string | undefined;
  counts: { cart: number; favorites: number; notifications: number; chats: number };
  /** Where furniture is looked for, in the menu of phones. */
  place?: ReactNode;
  /** The search field, with or without suggestions around it. */
  search: ReactNode;
  onOpenCart: () => void;
  onOpenNotifications: () => void;
  onOpenChats: () => void;
  onLogout: () => void;
  /** Where to return after login. */
  loginUrl: string;
};

function HomeLink() {
  return (
    <AppLink href={pageUrls.home()} className={styles.logo}>
      <Logo name={`${brand.name}, home`} />
    </AppLink>
  );
}

/** The header of most pages. */
export function TopBar(props: TopBarProps) {
  const { here, menu, fullMenu, megaMenu, topRow, user, pages, place, search, onPreload, onHold, onRelease } =
    props;
  const header = useRef<HTMLElement>(null);
  useEffect(() => {
    // The focus was here before hydration.
    if (header.current?.matches(":hover, :focus-within")) onPreload();
  }, [onPreload]);
  return (
    <header
      ref={header}
      className={styles.header}
      onPointerEnter={onPreload}
      onFocus={() => {
        onPreload();
        onHold("focus");
      }}
      onBlur={() => onRelease("focus")}
    >
      <div className={styles.bar} data-collapsed={topRow === "hidden" || undefined}>
        <Container>
          <div className={styles.row}>
            {menu && (
              <div className={styles.menu}>
                <MenuButton
                  here={here}
                  menu={fullMenu ?? menu}
                  signedIn={user !== undefined}
                  place={place}
                  pages={pages}
                />
              </div>
            )}
            <HomeLink />
            <nav aria-label="Main" className={styles.places}>
              {createLinks(["explore"], pages).map(({ label, href }) => (
                <TextLink key={href} variant="quiet" href={href}>
                  {label}
                </TextLink>
              ))}
              <TextLink variant="quiet" href={pageUrls.collections()} prefetch="intent">
                Shop
              </TextLink>
            </nav>
            <div className={styles.search}>{search}</div>
            <Tools {...props} />
          </div>
        </Container>
      </div>
      {megaMenu !== "absent" && (
        <MegaMenuRow
          menu={fullMenu}
          pages={pages}
          here={here}
          hidden={megaMenu === "hidden"}
          onOpenChange={(opens) => (opens ? onHold("menu") : onRelease("menu"))}
        />
      )}
    </header>
  );
}

function Tools({
  user,
  pages,
  counts,
  adminUrl,
  loginUrl,
  onOpenCart,
  onOpenNotifications,
  onOpenChats,
  onLogout,
  onHold,
  onRelease,
}: TopBarProps) {
  return (
    <div className={styles.tools}>
      {createLinks(["startSelling"], pages).map(({ label, href }) => (
        <span key={href} className={styles.sell}>
          <TextLink variant="quiet" href={href}>
            {label}
          </TextLink>
        </span>
      ))}
      {user && (
        <>
          <IconLink
            icon={Bell}
            label="Notifications"
            {...markPersonalPart({ part: "count", of: "notifications" })}
            count={counts.notifications}
            href={pageUrls.notifications()}
            onClick={beside(onOpenNotifications)}
          />
          <IconLink
            icon={MessageCircle}
            label="Messages"
            {...markPersonalPart({ part: "count", of: "chats" })}
            count={counts.chats}
            href={pageUrls.chats()}
            onClick={beside(onOpenChats)}
          />
        </>
      )}
      <span className={styles.roomy}>
        <IconLink
          icon={Heart}
          label="Favorites"
          {...markPersonalPart({ part: "count", of: "favorites" })}
          count={counts.favorites}
          href={pageUrls.favorites()}
        />
      </span>
      <IconLink
        icon={ShoppingBag}
        label="Cart"
        {...markPersonalPart({ part: "count", of: "cart" })}
        count={counts.cart}
        href={pageUrls.cart()}
        onClick={beside(onOpenCart)}
      />
      {user ? (
        <>
          <span className={styles.scripted}>
            <AccountButton
              {...{ user, pages, adminUrl, onLogout }}
              onOpenChange={(opens) => (opens ? onHold("menu") : onRelease("menu"))}
            />
          </span>
          <span className={styles.unscripted}>
            <IconLink icon={UserRound} label="Settings" href={pageUrls.settings()} />
          </span>
        </>
      ) : (
        <span className={styles.login}>
          <ButtonLink href={loginUrl} size="small">
            Log in
          </ButtonLink>
        </span>
      )}
    </div>
  );
}

/** The header of login, register and checkout: the way home, how we are reached, and nothing that leads away. */
export function PlainTopBar() {
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <Container>
          <div className={styles.plainRow}>
            <HomeLink />
            <p className={styles.contact}>
              <PhoneLink />
              <span className={styles.roomy}>
                <EmailLink />
              </span>
            </p>
          </div>
        </Container>
      </div>
    </header>
  );
}
