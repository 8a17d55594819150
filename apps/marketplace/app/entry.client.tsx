import { setStyleNonce } from "@heirloop/ui/theme/style-nonce";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { recordPageLoad } from "./layout/link-origin.ts";

recordPageLoad();

// Dialogs lock the page's scroll with a style element of their own, which the content policy asks a nonce of.
const nonce = document.querySelector<HTMLScriptElement>("script[nonce]")?.nonce;
if (nonce) setStyleNonce(nonce);

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
