import { pageSurroundings } from "@heirloop/machines/page/page-surroundings";
import { connectReviewModal } from "@heirloop/machines/review-modal/review-modal.connect";
import { reviewModalMachine } from "@heirloop/machines/review-modal/review-modal.machine";
import { ExternalReviewModal } from "@heirloop/ui/screens/overlays/external-review-modal";
import { ReviewModal } from "@heirloop/ui/screens/overlays/review-modal";
import { useMachine } from "@xstate/react";
import { useAtom } from "jotai";
import { useCallback, useEffect, useMemo } from "react";
import { useLocation } from "react-router";
import { fromPromise } from "xstate";
import { useAlert } from "../alerts/alerts.atoms.ts";
import { keysOfIntentions } from "../api/keys-of-intentions.ts";
import { listenToLine } from "../chat/chat-line.ts";
import { useOccupied } from "../overlay/use-occupied.ts";
import { declineReview, owedReview, requestedReview, submitReview } from "./review-calls.ts";
import { requestingNotificationAtom } from "./review.atoms.ts";

/** Tells when an order of this person changes. */
function useOrderChanges(changed: () => void): void {
  useEffect(() => listenToLine((socket) => [socket.on("order", changed)]), [changed]);
}

/** The review of a completed order, asked of whoever is signed in: the machine with the API behind it. */
export function ReviewRequest({ site }: { site: string }) {
  const { pathname } = useLocation();
  const alert = useAlert();
  const [requesting, setRequesting] = useAtom(requestingNotificationAtom);
  const provided = useMemo(() => {
    const keyOf = keysOfIntentions();
    return reviewModalMachine.provide({
      actors: {
        owed: fromPromise(owedReview),
        requested: fromPromise(({ input }) => requestedReview(input.notification)),
        submit: fromPromise(({ input }) => submitReview(input, keyOf)),
        decline: fromPromise(({ input }) => declineReview(input.id)),
      },
      actions: { tell: (_, told) => alert(told) },
    });
  }, [alert]);
  const [snapshot, send] = useMachine(provided);

  // Signing in and paying are not interrupted either.
  const undisturbed = pageSurroundings(pathname).header === "plain";
  useOccupied(
    useCallback(
      (occupied) => send({ type: occupied || undisturbed ? "OCCUPIED" : "FREE" }),
      [send, undisturbed],
    ),
  );
  useEffect(() => send({ type: "SIGNED_IN" }), [send]);
  useOrderChanges(useCallback(() => send({ type: "CHECK" }), [send]));
  useEffect(() => {
    if (requesting === null) return;
    send({ type: "OPEN_REQUEST", notification: requesting });
    setRequesting(null);
  }, [send, requesting, setRequesting]);

  const view = connectReviewModal(snapshot);
  if (view.shows === "nothing") return null;
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
