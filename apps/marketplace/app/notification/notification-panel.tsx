import { notificationTitle } from "@heirloop/machines/notifications/notification-title";
import { connectNotifications } from "@heirloop/machines/notifications/notifications.connect";
import { notificationsMachine } from "@heirloop/machines/notifications/notifications.machine";
import { NotificationDrawer } from "@heirloop/ui/screens/notifications/notification-drawer";
import { useMachine } from "@xstate/react";
import { useAtom } from "jotai";
import { useEffect, useMemo } from "react";
import { useLocation } from "react-router";
import { fromPromise } from "xstate";
import { useReviewRequest } from "../review/use-review-request.ts";
import { notPreviewedAtom } from "../session/session.atoms.ts";
import { markSeen, notificationBatch, previewNotifications } from "./notification-calls.ts";

/** The notification menu: the machine with the API, and the header's count. */
export function NotificationPanel({
  open,
  openedAt,
  onClose,
}: {
  open: boolean;
  /** ISO time at which it was last opened. */
  openedAt: string;
  onClose: () => void;
}) {
  const [notPreviewed, setNotPreviewed] = useAtom(notPreviewedAtom);
  const { pathname } = useLocation();
  const openReview = useReviewRequest();
  const provided = useMemo(
    () =>
      notificationsMachine.provide({
        actors: {
          batch: fromPromise(({ input }) => notificationBatch(input.skip)),
          preview: fromPromise(previewNotifications),
        },
        actions: {
          markSeen: (_, { id }) => markSeen(id),
          showCount: (_, count) => setNotPreviewed(count.notPreviewed),
        },
      }),
    [setNotPreviewed],
  );
  const [snapshot, send] = useMachine(provided, { input: { notPreviewed } });

  useEffect(() => send({ type: open ? "OPEN" : "CLOSE" }), [send, open]);
  useEffect(() => send({ type: "ARRIVED", notPreviewed }), [send, notPreviewed]);

  const { notifications, maxed, more } = connectNotifications(snapshot);
  return (
    <NotificationDrawer
      title={notificationTitle(pathname)}
      open={open}
      onOpenChange={onClose}
      notifications={notifications}
      maxed={maxed}
      more={more}
      now={openedAt}
      onFollow={(notification) => {
        send({ type: "FOLLOW", id: notification._id });
        openReview(notification);
        onClose();
      }}
      onLoadMore={() => send({ type: "LOAD_MORE" })}
      onRetry={() => send({ type: "RETRY" })}
    />
  );
}
