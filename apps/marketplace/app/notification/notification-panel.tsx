import { notificationEndpoints } from "@heirloop/contract/notification/notification.endpoints";
import type { Notification } from "@heirloop/contract/notification/notification.schema";
import { NotificationDrawer } from "@heirloop/ui/screens/notifications/notification-drawer";
import { useSetAtom } from "jotai";
import { useEffect, useState } from "react";
import { browserApi } from "../api/browser-api.ts";
import { useReviewAsked } from "../review/use-review-asked.ts";
import { notPreviewedAtom } from "../session/session.atoms.ts";

type Shown = { notifications: readonly Notification[]; maxed: boolean };

const batch = (skip: number): Promise<Shown> =>
  browserApi().call(notificationEndpoints.list, { body: { skip } });

/** Notifications, batch by batch. Opening them resets the count. */
export function NotificationPanel({ onClose }: { onClose: () => void }) {
  const [shown, setShown] = useState<Shown>();
  const [state, setState] = useState<"loading" | "failed" | "ready">("loading");
  const [now] = useState(() => new Date().toISOString());
  const setNotPreviewed = useSetAtom(notPreviewedAtom);
  const openReview = useReviewAsked();

  function again(skip: number): void {
    setState("loading");
    batch(skip).then(
      (next) => {
        setShown((before) => ({
          notifications: [...(skip > 0 ? (before?.notifications ?? []) : []), ...next.notifications],
          maxed: next.maxed,
        }));
        setState("ready");
      },
      () => setState("failed"),
    );
  }

  useEffect(() => {
    batch(0).then(
      (first) => {
        setShown(first);
        setState("ready");
      },
      () => setState("failed"),
    );
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
      notifications={
        shown
          ? { state: "ready", value: shown.notifications }
          : { state: state === "failed" ? "failed" : "loading" }
      }
      maxed={shown?.maxed ?? true}
      loadingMore={shown !== undefined && state === "loading"}
      now={now}
      onFollow={(notification) => {
        // The page it leads to does not wait for the mark; a lost mark shows as unseen again.
        browserApi()
          .call(notificationEndpoints.markSeen, { params: { id: notification._id } })
          .catch(() => undefined);
        openReview(notification);
        onClose();
      }}
      onLoadMore={() => again(shown?.notifications.length ?? 0)}
      onRetry={() => again(0)}
    />
  );
}
