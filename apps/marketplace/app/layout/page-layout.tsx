import { pageUrls } from "@heirloop/contract/page/page-urls";
import { getUrlAction } from "@heirloop/machines/page/url-parameter";
import { pageSurroundings } from "@heirloop/machines/page/page-surroundings";
import { SiteFooter } from "@heirloop/ui/patterns/site-footer/site-footer";
import { SkipLink } from "@heirloop/ui/patterns/top-bar/skip-link";
import { PlainTopBar, TopBar } from "@heirloop/ui/patterns/top-bar/top-bar";
import { useAtomValue } from "jotai";
import { type ReactNode, useCallback, useEffect } from "react";
import { useLocation, useSubmit } from "react-router";
import { useAlertsNeeded } from "../alerts/use-alerts-needed.ts";
import { usePageViews } from "../analytics/use-page-views.ts";
import { useLiveCounts } from "../chat/use-live-counts.ts";
import { useUnsentMessages } from "../chat/use-unsent-messages.ts";
import { useOverlaySlots } from "../overlay/use-overlay-slots.ts";
import { Overlays } from "../overlay/overlays.tsx";
import { LazyRegionChoice } from "../region/lazy-region-choice.tsx";
import { SearchBox } from "../search/search-box.tsx";
import {
  cartAtom,
  impersonatingAtom,
  favoritesAtom,
  notPreviewedAtom,
  unreadChatsAtom,
  userAtom,
} from "../session/session.atoms.ts";
import { ThemeControl } from "../theme/theme-control.tsx";
import { Announcement } from "./announcement.tsx";
import { OverlaySlotsProvider } from "@heirloop/ui/theme/overlay-slots";
import { createLazyComponent } from "@heirloop/ui/theme/lazy-component";
import { replayPreHydrationClick } from "../browser/pre-hydration-clicks.ts";
import { SavedPieces } from "./saved-pieces.tsx";
import type { LoadedLayout } from "./load-layout.server.ts";
import { CacheListPages } from "./list-page-cache.ts";
import { sitePages } from "./site-pages.ts";
import { useWarnIfOffline } from "./use-warn-if-offline.ts";
import { useFocusFormResult } from "./use-focus-form-result.ts";
import { useFocusNewPage } from "./use-focus-new-page.ts";
import { useHeaderVisibility } from "./use-header-visibility.ts";
import { type PanelName, usePanel } from "./use-panel.ts";
import { useFailedSubmission } from "./use-failed-submission.ts";
import { useFullMenu } from "./use-full-menu.ts";

// Not needed to read a page, so these are loaded when first opened.
const UrlActions = createLazyComponent(async () => (await import("./url-actions.tsx")).UrlActions);
const Alerts = createLazyComponent(async () => (await import("../alerts/alerts.tsx")).Alerts);
const CartPanel = createLazyComponent(async () => (await import("../cart/cart-panel.tsx")).CartPanel);
const ChatPanel = createLazyComponent(async () => (await import("../chat/chat-panel.tsx")).ChatPanel);
const NotificationPanel = createLazyComponent(
  async () => (await import("../notification/notification-panel.tsx")).NotificationPanel,
);
const AccountNotices = createLazyComponent(
  async () => (await import("../session/account-notices.tsx")).AccountNotices,
);

function Header({
  menu,
  sites,
  onOpen,
}: Pick<LoadedLayout, "menu" | "sites"> & { onOpen: (panel: PanelName) => void }) {
  const { pathname, search } = useLocation();
  const user = useAtomValue(userAtom);
  const submit = useSubmit();
  const warnIfOffline = useWarnIfOffline();
  const visibility = useHeaderVisibility(pathname);
  const counts = {
    cart: useAtomValue(cartAtom).length,
    favorites: useAtomValue(favoritesAtom).size,
    notifications: useAtomValue(notPreviewedAtom),
    chats: useAtomValue(unreadChatsAtom),
  };
  return (
    <TopBar
      here={pathname + search}
      menu={menu}
      {...useFullMenu()}
      megaMenu={visibility.megaMenu}
      topRow={visibility.topRow}
      onHold={visibility.onHold}
      onRelease={visibility.onRelease}
      user={user ?? undefined}
      pages={sitePages}
      adminUrl={sites.admin}
      counts={counts}
      place={<LazyRegionChoice />}
      search={<SearchBox />}
      onOpenCart={() => onOpen("cart")}
      onOpenNotifications={() => onOpen("notifications")}
      onOpenChats={() => onOpen("chats")}
      onLogout={() => void (warnIfOffline() || submit(null, { method: "post", action: pageUrls.logout() }))}
      loginUrl={pageUrls.login(pathname + search)}
    />
  );
}

/** Header, footer, panels and notices around every page. */
export function PageLayout({ layout, children }: { layout: LoadedLayout; children: ReactNode }) {
  const { pathname, search } = useLocation();
  const surroundings = pageSurroundings(pathname);
  const user = useAtomValue(userAtom);
  const impersonating = useAtomValue(impersonatingAtom) !== null;
  const alertsNeeded = useAlertsNeeded();
  const { panel, notificationsOpened, open, close, openItsPage } = usePanel(pathname);
  const slots = useOverlaySlots(pathname, search);
  useLiveCounts();
  useUnsentMessages();
  usePageViews();
  useFocusNewPage(pathname, new URLSearchParams(search).get("keyword"));
  useFocusFormResult(pathname);
  useFailedSubmission();
  useEffect(() => void setTimeout(replayPreHydrationClick), []);
  const openChat = useCallback((chat: string) => open("chats", chat), [open]);
  const urlAction = getUrlAction(pathname, search);

  return (
    <OverlaySlotsProvider slots={slots}>
      <CacheListPages />
      <SkipLink />
      <Announcement pathname={pathname} />
      {surroundings.header === "plain" ? (
        <PlainTopBar />
      ) : (
        <Header menu={layout.menu} sites={layout.sites} onOpen={open} />
      )}
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      {surroundings.footer && (
        <SiteFooter
          menu={layout.menu}
          reviews={surroundings.footerReviews ? layout.reviews : []}
          pages={sitePages}
          theme={<ThemeControl tone="inverse" />}
          savedPieces={pathname !== pageUrls.savedPieces() && <SavedPieces />}
          year={layout.year}
        />
      )}
      {panel?.name === "cart" && <CartPanel onClose={close} onLoadError={openItsPage} />}
      {notificationsOpened !== undefined && (
        <NotificationPanel
          open={panel?.name === "notifications"}
          openedAt={notificationsOpened}
          onClose={close}
          onLoadError={openItsPage}
        />
      )}
      {panel?.name === "chats" && <ChatPanel chat={panel.chat} onClose={close} onLoadError={openItsPage} />}
      {user && (user.blocked || user.impersonatedBy || impersonating) && <AccountNotices user={user} />}
      {urlAction && (
        <UrlActions key={`${urlAction.name}=${urlAction.value}`} action={urlAction} openChat={openChat} />
      )}
      {alertsNeeded && <Alerts />}
      <Overlays reviewSite={layout.sites.reviews} />
    </OverlaySlotsProvider>
  );
}
