import { pageUrls } from "@heirloop/contract/page/page-urls";
import { useCallback, useState } from "react";
import { useAlert } from "../alerts/alerts.atoms.ts";

const pages = { cart: pageUrls.cart, chats: pageUrls.chats, notifications: pageUrls.notifications };

export type PanelName = keyof typeof pages;

/** The open panel; navigation closes it. */
export function usePanel(pathname: string) {
  const [panel, setPanel] = useState<{ name: PanelName; chat: string | null; beside: string }>();
  if (panel && panel.beside !== pathname) setPanel(undefined);
  const [notificationsOpened, setNotificationsOpened] = useState<string>();
  const alert = useAlert();

  const open = useCallback((name: PanelName, chat: string | null = null) => {
    if (name === "notifications") setNotificationsOpened(new Date().toISOString());
    setPanel({ name, chat, beside: window.location.pathname });
  }, []);
  const close = useCallback(() => setPanel(undefined), []);

  /** Some browsers never retry a failed module, so the panel's own page is opened instead. */
  const openItsPage = useCallback(() => {
    setPanel(undefined);
    setNotificationsOpened(undefined);
    if (panel && window.navigator.onLine) window.location.assign(pages[panel.name]());
    else alert({ tone: "danger", message: "This could not be opened. Check your connection and try again." });
  }, [panel, alert]);

  return { panel, notificationsOpened, open, close, openItsPage };
}
