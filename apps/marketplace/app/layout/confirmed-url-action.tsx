import { ConfirmLinkDialog, type LinkRequest } from "@heirloop/ui/patterns/confirm-link/confirm-link-dialog";
import { useStore } from "jotai";
import { type ComponentType, useCallback, useState } from "react";
import { browserApi } from "../api/browser-api.ts";
import { favoritesAtom } from "../session/session.atoms.ts";
import type { UrlActionProps } from "./url-action-props.ts";
import type { LinkConfirmation } from "./link-confirmations.ts";
import { useUrlAction } from "./use-url-action.ts";

type ConfirmedActProps = UrlActionProps & {
  question: LinkConfirmation;
  action: ComponentType<UrlActionProps>;
};

/** Performs the action of an external link after the user has confirmed it (docs/product.md §2). */
export function ConfirmedUrlAction({ question, action: Action, ...props }: ConfirmedActProps) {
  const { value, user, openChat, goTo, clearAddress } = props;
  const store = useStore();
  const [request, setRequest] = useState<LinkRequest | null>(null);
  const [confirmed, setConfirmed] = useState(false);
  const ask = useCallback(async () => {
    const isFavorite = (heirloopId: string) => store.get(favoritesAtom).has(heirloopId);
    const answer = await question({ value, user, openChat, goTo, isFavorite, api: browserApi() });
    if (answer === "navigated") return "navigated";
    if (answer === "done") return undefined;
    setRequest(answer);
    return "pending";
  }, [goTo, openChat, question, store, user, value]);
  useUrlAction(ask, clearAddress);
  if (request === null) return null;
  return (
    <>
      <ConfirmLinkDialog
        request={request}
        open={!confirmed}
        onConfirm={() => setConfirmed(true)}
        onCancel={clearAddress}
      />
      {confirmed && <Action {...props} />}
    </>
  );
}
