import { createContext, use } from "react";
import { createContext as createRouterContext } from "react-router";
import { guestSession, type Session } from "./session.ts";

const elementId = "session";

/** A session with its JSON, as the page contains it. */
export type DocumentSession = { session: Session; json: string };

/**
 * The session of a page that is sent as HTML; the root loader sets it. It stands beside the loaders' data, so that a
 * page that is the same for everybody can be rendered once and sent with each visitor's own session.
 */
export const documentSessionContext = createRouterContext<DocumentSession | null>(null);

/** Around the whole page, on the server and in the browser. */
export const DocumentSessionContext = createContext<DocumentSession | null>(null);

/** JSON that cannot end the script element that contains it. */
export const writeSession = (session: Session): string =>
  JSON.stringify(session).replaceAll("<", String.raw`\u003c`);

/** Reads the session of this page in the browser; null if it could not be loaded. */
export function readDocumentSession(): DocumentSession | null {
  const json = document.getElementById(elementId)?.textContent;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The server wrote it into this page.
  return json ? { session: JSON.parse(json) as Session, json } : null;
}

/** The session that the page was sent with. */
export const useDocumentSession = (): Session => use(DocumentSessionContext)?.session ?? guestSession;

export function SessionScript() {
  const sent = use(DocumentSessionContext);
  if (sent === null) return null;
  return (
    <script id={elementId} type="application/json">
      {sent.json}
    </script>
  );
}
