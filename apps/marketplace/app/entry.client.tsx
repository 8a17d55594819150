import { setStyleNonce } from "@heirloop/ui/theme/style-nonce";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { DocumentSessionContext, readDocumentSession } from "./session/document-session.tsx";
import { reactListensToClicks } from "./browser/pre-hydration-clicks.ts";
import { trackReturns } from "./layout/list-page-cache.ts";
import { countUserActions } from "./browser/watch-focus.ts";
import { recordPageLoad } from "./layout/link-origin.ts";

recordPageLoad();
trackReturns();
countUserActions();

// Dialogs lock scrolling with an inline style element, which needs the nonce of the Content-Security-Policy.
const nonce = document.querySelector<HTMLScriptElement>("script[nonce]")?.nonce;
if (nonce) setStyleNonce(nonce);

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <DocumentSessionContext value={readDocumentSession()}>
        <HydratedRouter />
      </DocumentSessionContext>
    </StrictMode>,
  );
  reactListensToClicks();
});
