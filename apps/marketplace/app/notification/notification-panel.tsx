import { notificationEndpoints } from "@heirloop/contract/notification/notification.endpoints";
import type { Notification } from "@heirloop/contract/notification/notification.schema";
import { NotificationDrawer } from "@heirloop/ui/screens/notifications/notification-drawer";
import { useSetAtom } from "jotai";
import { useEffect, useState } from "react";
import { browserApi } from "../api/browser-api.ts";
import { notPreviewedAtom } from "../session/session.atoms.ts";

type Shown = { notifications: readonly Notification[]; maxed: boolean };

/** Notifications, batch by batch. Opening them resets the count. */
export default function NotificationPanel({ onClose }: { onClose: () => void }) {
  const [shown, setShown] = useState<Shown>();
  const [state, setState] = useState<"loading" | "failed" | "ready">("loading");
  const [now] = useState(() => new Date().toISOString());
  const setNotPreviewed = useSetAtom(notPreviewedAtom);

  async function load(skip: number): Promise<void> {
    setState("loading");
    try {
      const { notifications, maxed } = await browserApi().call(notificationEndpoints.list, { body: { skip } });
      setShown((before) => ({ notifications: [...(skip > 0 ? (before?.notifications ?? []) : []), ...notifications], maxed }));
      setState("ready");
    } catch {
      setState("failed");
    }
  }

  useEffect(() => {
    void load(0);
    browserApi()
      .call(notificationEndpoints.preview)
      .then(
        ({ notPreviewed }) => setNotPreviewed(notPreviewed),
        // The count then stays until the next visit.
        () => undefined,
      );
  }, [setNotPreviewed]);

  return (
    <NotificationDrawer
      open
      onOpenChange={onClose}
      notifications={shown ? { state: "ready", value: shown.notifications } : { state: state === "failed" ? "failed" : "loading" }}
      maxed={shown?.maxed ?? true}
      loadingMore={shown !== undefined && state === "loading"}
      now={now}
      onFollow={(notification) => {
        // The page it leads to does not wait for the mark; a lost mark shows as unseen again.
        browserApi().call(notificationEndpoints.markSeen, { params: { id: notification._id } }).catch(() => undefined);
        onClose();
      }}
      onLoadMore={() => void load(shown?.notifications.length ?? 0)}
      onRetry={() => void load(0)}
    />
  );
}
