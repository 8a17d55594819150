import type { PasskeyRequestOptions } from "@heirloop/contract/passkey/passkey.endpoints";
import { useSubmit } from "react-router";
import { describePasskeyError, usePasskeyPrompt } from "./use-passkey-prompt.ts";

/** Asks the browser for a passkey, and posts it to the login page. */
export function usePasskeyLogin(options: PasskeyRequestOptions | undefined, next: string | null) {
  const submit = useSubmit();
  return usePasskeyPrompt(options, {
    ask: async (asked, signal) =>
      navigator.credentials.get({
        publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(asked),
        signal,
      }),
    onAnswer: (credential) =>
      void submit({ intent: "passkey", credential, next: next ?? "" }, { method: "post" }),
    describe: (error) =>
      describePasskeyError(error, "No passkey was used. Try again, or log in with your password."),
  });
}
