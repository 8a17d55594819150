import { useEffect, useEffectEvent } from "react";
import { useSubmit } from "react-router";
import { runWhenIdle } from "../browser/when-idle.ts";

async function canOfferPasskeys(): Promise<boolean> {
  if (typeof PublicKeyCredential !== "function") return false;
  return (await PublicKeyCredential.isConditionalMediationAvailable?.()) ?? false;
}

async function chooseOfferedPasskey(signal: AbortSignal): Promise<string | undefined> {
  if (!(await canOfferPasskeys())) return undefined;
  const [{ offerPasskeys }, { browserApi }] = await Promise.all([
    import("./offer-passkeys.ts"),
    import("../api/browser-api.ts"),
  ]);
  signal.throwIfAborted();
  return offerPasskeys(browserApi(), signal);
}

/**
 * Has the browser offer passkeys in the suggestions of the email field, and posts the chosen one to the login page.
 * Nothing is said when that fails: the form and its button are still there.
 *
 * @param isPaused while the browser is asked for a passkey in another way, which it does not do twice at a time
 */
export function useOfferedPasskeys(isPaused: boolean, next: string | null): void {
  const submit = useSubmit();
  const logIn = useEffectEvent(
    (credential: string) =>
      void submit({ intent: "passkey", credential, next: next ?? "" }, { method: "post" }),
  );
  useEffect(() => {
    if (isPaused) return;
    const ended = new AbortController();
    const cancel = runWhenIdle(() => {
      void chooseOfferedPasskey(ended.signal).then(
        (credential) => {
          if (credential !== undefined && !ended.signal.aborted) logIn(credential);
        },
        () => undefined,
      );
    });
    return () => {
      cancel();
      ended.abort();
    };
  }, [isPaused]);
}
