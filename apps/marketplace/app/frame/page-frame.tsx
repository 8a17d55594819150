import { pageUrls } from "@heirloop/contract/page/page-urls";
import { pageSurroundings } from "@heirloop/machines/page/page-surroundings";
import { AnnouncementBar } from "@heirloop/ui/patterns/announcement-bar/announcement-bar";
import { SiteFooter } from "@heirloop/ui/patterns/site-footer/site-footer";
import { PlainTopBar, TopBar } from "@heirloop/ui/patterns/top-bar/top-bar";
import { useAtomValue } from "jotai";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { useLocation, useSubmit } from "react-router";
import { alertsAtom } from "../alerts/alerts.atoms.ts";
import { useLiveCounts } from "../chat/use-live-counts.ts";
import { Overlays } from "../overlay/overlays.tsx";
import { SearchBox } from "../search/search-box.tsx";
import {
  cartAtom,
  favoritesAtom,
  notPreviewedAtom,
  unreadChatsAtom,
  userAtom,
} from "../session/session.atoms.ts";
import type { LoadedFrame } from "./load-frame.server.ts";
import { sitePages } from "./site-pages.ts";
import { useAddressParameters } from "./use-address-parameters.ts";

// Nothing of this is needed to read a page: it is fetched when it is first opened.
const Alerts = lazy(async () => ({ default: (await import("../alerts/alerts.tsx")).Alerts }));
const CartPanel = lazy(async () => ({ default: (await import("../cart/cart-panel.tsx")).CartPanel }));
const ChatPanel = lazy(async () => ({ default: (await import("../chat/chat-panel.tsx")).ChatPanel }));
const NotificationPanel = lazy(async () => ({
  default: (await import("../notification/notification-panel.tsx")).NotificationPanel,
}));
const AccountNotices = lazy(async () => ({
  default: (await import("../session/account-notices.tsx")).AccountNotices,
}));

const announcements = [
  { text: "More than 10,000 pieces, and new ones every day", href: pageUrls.collections("sort=newest") },
  { text: "Delivery as soon as next day, with free returns" },
  { text: "20 percent off and more: the sale shelves", href: pageUrls.collections("discount=20") },
];

export type Panel = "cart" | "chats" | "notifications";

function Header({ menu, onOpen }: { menu: LoadedFrame["menu"]; onOpen: (panel: Panel) => void }) {
  const { pathname, search } = useLocation();
  const user = useAtomValue(userAtom);
  const submit = useSubmit();
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
      shelves={pageSurroundings(pathname).shelves}
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
  const { pathname } = useLocation();
  const around = pageSurroundings(pathname);
  const user = useAtomValue(userAtom);
  const alerts = useAtomValue(alertsAtom);
  const [panel, setPanel] = useState<{ name: Panel; chat: string | null }>();
  useLiveCounts();
  useAddressParameters((chat) => setPanel({ name: "chats", chat }));
  const close = (): void => setPanel(undefined);

  return (
    <>
      {around.announcement && <AnnouncementBar messages={announcements} />}
      {around.header === "plain" ? (
        <PlainTopBar />
      ) : (
        <Header menu={frame.menu} onOpen={(name) => setPanel({ name, chat: null })} />
      )}
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
        {panel?.name === "notifications" && <NotificationPanel onClose={close} />}
        {panel?.name === "chats" && <ChatPanel chat={panel.chat} onClose={close} />}
        {(user?.blocked || user?.enteredBy) && <AccountNotices />}
        {alerts.length > 0 && <Alerts />}
      </Suspense>
      <Overlays />
    </>
  );
}
