import type { PasskeyCreationOptions } from "@heirloop/contract/passkey/passkey.endpoints";
import { useSubmit } from "react-router";
import { describePasskeyError, usePasskeyPrompt } from "./use-passkey-prompt.ts";

/** What the owner's browser is asked to create, and under which name it is added. */
export type NewPasskeyRequest = { name: string; options: PasskeyCreationOptions };

/** Has the browser create a passkey, and posts it to the page. */
export function useNewPasskey(request: NewPasskeyRequest | undefined) {
  const submit = useSubmit();
  return usePasskeyPrompt(request, {
    ask: async ({ options }, signal) =>
      navigator.credentials.create({
        publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(options),
        signal,
      }),
    onAnswer: (credential) =>
      void submit({ intent: "add", name: request?.name ?? "", credential }, { method: "post" }),
    describe: (error) =>
      describePasskeyError(error, "No passkey was created. Try again, and confirm on your device."),
  });
}
