import { pageUrls } from "@heirloop/contract/page/page-urls";
import type { User } from "@heirloop/contract/user/user.schema";
import { connectSession } from "@heirloop/machines/session/session.connect";
import { sessionMachine } from "@heirloop/machines/session/session.machine";
import { BlockedOverlay } from "@heirloop/ui/screens/notices/blocked-overlay";
import { ImpersonationBanner } from "@heirloop/ui/screens/notices/impersonation-banner";
import { useMachine } from "@xstate/react";
import { useAtom, useStore } from "jotai";
import { useEffect, useMemo } from "react";
import { useSubmit } from "react-router";
import { fromPromise } from "xstate";
import { useAlert } from "../alerts/alerts.atoms.ts";
import { clearEndedImpersonation, getImpersonationTimeLeft } from "./impersonation.ts";
import { localPath } from "./local-path.ts";
import { startImpersonation } from "./session-calls.ts";
import { impersonatingAtom } from "./session.atoms.ts";

const leaveAccount = "/leave-account";

/** Notices for blocked users and for admins during an impersonation. */
export function AccountNotices({ user }: { user: User }) {
  const alert = useAlert();
  const submit = useSubmit();
  const store = useStore();
  const [impersonating, setImpersonating] = useAtom(impersonatingAtom);
  const provided = useMemo(
    () =>
      sessionMachine.provide({
        actors: {
          startImpersonation: fromPromise(({ input }) => startImpersonation(input.account)),
          stopImpersonation: fromPromise<unknown>(() =>
            submit(null, { method: "post", action: leaveAccount }),
          ),
        },
        actions: {
          reloadPage: () => {
            const page = localPath(store.get(impersonatingAtom)?.page ?? pageUrls.home());
            // Assigning the current URL with a hash would not reload.
            window.history.replaceState(null, "", page);
            window.location.reload();
          },
          showAlert: (_, params) => {
            alert(params);
            setImpersonating(null);
          },
        },
      }),
    [alert, setImpersonating, store, submit],
  );
  const [snapshot, send] = useMachine(provided, { input: { user, timeLeft: null } });

  useEffect(() => send({ type: "USER_UPDATED", user }), [send, user]);
  useEffect(() => {
    if (impersonating !== null) send({ type: "IMPERSONATE", account: impersonating.account });
  }, [send, impersonating]);
  useEffect(() => {
    const resume = (): void => {
      const timeLeft = getImpersonationTimeLeft(user._id, Date.now());
      if (timeLeft !== null) send({ type: "RESUME", timeLeft });
    };
    clearEndedImpersonation(Date.now());
    resume();
    // Timers pause while the device sleeps.
    const resumeWhenVisible = (): void => (document.hidden ? undefined : resume());
    document.addEventListener("visibilitychange", resumeWhenVisible);
    return () => document.removeEventListener("visibilitychange", resumeWhenVisible);
  }, [send, user]);

  const view = connectSession(snapshot);
  if (view.notice === "none") return null;
  if (view.notice === "blocked") return <BlockedOverlay />;
  return (
    <ImpersonationBanner
      account={view.account}
      remaining={view.remaining}
      leaving={view.leaving}
      action={leaveAccount}
      onLeave={() => send({ type: "LEAVE" })}
    />
  );
}
