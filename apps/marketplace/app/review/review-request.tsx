import { connectReviewModal } from "@heirloop/machines/review-modal/review-modal.connect";
import { reviewModalMachine } from "@heirloop/machines/review-modal/review-modal.machine";
import { ExternalReviewModal } from "@heirloop/ui/screens/overlays/external-review-modal";
import { ReviewPendingModal } from "@heirloop/ui/screens/overlays/review-pending-modal";
import { ReviewModal } from "@heirloop/ui/screens/overlays/review-modal";
import { useMachine } from "@xstate/react";
import { useAtom, useAtomValue } from "jotai";
import { useCallback, useEffect, useMemo } from "react";
import { fromPromise } from "xstate";
import { useAlert } from "../alerts/alerts.atoms.ts";
import { createIdempotencyKeys } from "../api/idempotency-keys.ts";
import { useReload } from "../browser/use-reload.ts";
import { subscribeToSocket } from "../socket/page-socket.ts";
import { EmailNotice } from "../email-verification/email-notice.tsx";
import { userAtom } from "../session/session.atoms.ts";
import { declineReview, loadPendingReview, loadRequestedReview, submitReview } from "./review-calls.ts";
import { isReviewSnoozed, snoozeReview } from "./review-snooze.ts";
import { reviewSourceAtom } from "./review.atoms.ts";

/** Calls back when an order of this user changes. */
function useOrderChanges(changed: () => void): void {
  useEffect(() => subscribeToSocket((socket) => [socket.on("order", changed)]), [changed]);
}

/** The review request after a completed order: the machine with the API. */
export function ReviewRequest({ account, site }: { account: string; site: string }) {
  const alert = useAlert();
  const user = useAtomValue(userAtom);
  const [source, setSource] = useAtom(reviewSourceAtom);
  const reload = useReload();
  const provided = useMemo(() => {
    const getKey = createIdempotencyKeys();
    return reviewModalMachine.provide({
      actors: {
        owed: fromPromise(loadPendingReview),
        requested: fromPromise(({ input }) => loadRequestedReview(input.source)),
        submit: fromPromise(({ input }) => submitReview(input, getKey)),
        decline: fromPromise(({ input }) => declineReview(input.id)),
      },
      actions: {
        showAlert: (_, params) => alert(params),
        snooze: () => snoozeReview(account, Date.now()),
        updateOrders: () => void reload(),
      },
    });
  }, [account, alert, reload]);
  const [snapshot, send] = useMachine(provided);

  useEffect(
    () => send({ type: "SIGNED_IN", snoozed: isReviewSnoozed(account, Date.now()) }),
    [account, send],
  );
  useOrderChanges(useCallback(() => send({ type: "CHECK" }), [send]));
  useEffect(() => {
    if (source === null) return;
    send({ type: "OPEN_REQUEST", source });
    setSource(null);
  }, [send, source, setSource]);

  const view = connectReviewModal(snapshot);
  if (view.shows === "nothing") return null;
  if (view.shows === "waiting")
    return (
      <ReviewPendingModal
        waitsFor={view.waitsFor}
        emailNotice={user && <EmailNotice user={user} purpose="to publish your review" />}
        onDone={() => send({ type: "DONE" })}
      />
    );
  if (view.shows === "external")
    return (
      <ExternalReviewModal firstName={view.firstName} site={site} onDone={() => send({ type: "DONE" })} />
    );
  return (
    <ReviewModal
      {...view}
      onRate={(rating) => send({ type: "RATE", rating })}
      onWrite={(feedback) => send({ type: "WRITE", feedback })}
      onSubmit={() => send({ type: "SUBMIT" })}
      onNotNow={() => send({ type: "NOT_NOW" })}
      onDismiss={() => send({ type: "DISMISS" })}
    />
  );
}
