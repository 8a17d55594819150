import { pageUrls } from "@heirloop/contract/page/page-urls";
import { askedByAddress } from "@heirloop/machines/page/address-parameter";
import { pageSurroundings } from "@heirloop/machines/page/page-surroundings";
import { SiteFooter } from "@heirloop/ui/patterns/site-footer/site-footer";
import { PlainTopBar, TopBar } from "@heirloop/ui/patterns/top-bar/top-bar";
import { useAtomValue } from "jotai";
import { lazy, type ReactNode, Suspense, useCallback, useState } from "react";
import { useLocation, useSubmit } from "react-router";
import { useAlertsWanted } from "../alerts/use-alerts-wanted.ts";
import { useLiveCounts } from "../chat/use-live-counts.ts";
import { Overlays } from "../overlay/overlays.tsx";
import { SearchBox } from "../search/search-box.tsx";
import {
  cartAtom,
  enteringAtom,
  favoritesAtom,
  notPreviewedAtom,
  unreadChatsAtom,
  userAtom,
} from "../session/session.atoms.ts";
import { Announcement } from "./announcement.tsx";
import type { LoadedFrame } from "./load-frame.server.ts";
import { sitePages } from "./site-pages.ts";
import { useHeaderVisibility } from "./use-header-visibility.ts";

// Nothing of this is needed to read a page: it is fetched when it is first opened.
const AddressActs = lazy(async () => ({ default: (await import("./address-acts.tsx")).AddressActs }));
const Alerts = lazy(async () => ({ default: (await import("../alerts/alerts.tsx")).Alerts }));
const CartPanel = lazy(async () => ({ default: (await import("../cart/cart-panel.tsx")).CartPanel }));
const ChatPanel = lazy(async () => ({ default: (await import("../chat/chat-panel.tsx")).ChatPanel }));
const NotificationPanel = lazy(async () => ({
  default: (await import("../notification/notification-panel.tsx")).NotificationPanel,
}));
const AccountNotices = lazy(async () => ({
  default: (await import("../session/account-notices.tsx")).AccountNotices,
}));

export type Panel = "cart" | "chats" | "notifications";

function Header({ menu, onOpen }: { menu: LoadedFrame["menu"]; onOpen: (panel: Panel) => void }) {
  const { pathname, search } = useLocation();
  const user = useAtomValue(userAtom);
  const submit = useSubmit();
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
      shelves={visibility.megaMenu}
      onHold={visibility.onHold}
      onRelease={visibility.onRelease}
      user={user ?? undefined}
      pages={sitePages}
      counts={counts}
      search={<SearchBox />}
      onOpenCart={() => onOpen("cart")}
      onOpenNotifications={() => onOpen("notifications")}
      onOpenChats={() => onOpen("chats")}
      onLogout={() => void submit(null, { method: "post", action: "/logout" })}
      loginUrl={pageUrls.login(pathname + search)}
    />
  );
}

/** Header, footer, panels and notices around every page. */
export function PageFrame({ frame, children }: { frame: LoadedFrame; children: ReactNode }) {
  const { pathname, search } = useLocation();
  const around = pageSurroundings(pathname);
  const user = useAtomValue(userAtom);
  const entering = useAtomValue(enteringAtom) !== null;
  const alertsWanted = useAlertsWanted();
  const [panel, setPanel] = useState<{ name: Panel; chat: string | null }>();
  const [notificationsOpened, setNotificationsOpened] = useState<string>();
  useLiveCounts();
  const openChat = useCallback((chat: string) => setPanel({ name: "chats", chat }), []);
  const close = useCallback(() => setPanel(undefined), []);
  const asked = askedByAddress(pathname, search);
  const open = (name: Panel): void => {
    if (name === "notifications") setNotificationsOpened(new Date().toISOString());
    setPanel({ name, chat: null });
  };

  return (
    <>
      <Announcement pathname={pathname} />
      {around.header === "plain" ? <PlainTopBar /> : <Header menu={frame.menu} onOpen={open} />}
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      {around.footer && (
        <SiteFooter
          menu={frame.menu}
          reviews={around.footerReviews ? frame.reviews : []}
          pages={sitePages}
          year={frame.year}
        />
      )}
      <Suspense>
        {panel?.name === "cart" && <CartPanel onClose={close} />}
        {notificationsOpened !== undefined && (
          <NotificationPanel
            open={panel?.name === "notifications"}
            openedAt={notificationsOpened}
            onClose={close}
          />
        )}
        {panel?.name === "chats" && <ChatPanel chat={panel.chat} onClose={close} />}
      </Suspense>
      {/* Each by itself: what is still being fetched would hide its neighbours. */}
      <Suspense>
        {user && (user.blocked || user.enteredBy || entering) && <AccountNotices user={user} />}
      </Suspense>
      <Suspense>
        {asked && <AddressActs key={`${asked.name}=${asked.value}`} asked={asked} openChat={openChat} />}
      </Suspense>
      <Suspense>{alertsWanted && <Alerts />}</Suspense>
      <Overlays />
    </>
  );
}
