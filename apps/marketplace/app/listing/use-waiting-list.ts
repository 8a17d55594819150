import type { HeirloopId } from "@heirloop/contract/identity/identity.schema";
import type { Listing } from "@heirloop/contract/listing/listing.schema";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import { useAtomValue } from "jotai";
import { useState } from "react";
import { useNavigate } from "react-router";
import { useAlert } from "../alerts/alerts.atoms.ts";
import { getErrorMessage } from "../api/error-message.ts";
import { userAtom } from "../session/session.atoms.ts";

export type WaitingList = {
  isWaiting: (listing: Pick<Listing, "heirloopId">) => boolean;
  onJoinWaitingList: (listing: Listing) => void;
};

/** The waiting list of reserved listings; guests log in first. `joined`: a listing that the user already waits for. */
export function useWaitingList(joined: readonly HeirloopId[] = []): WaitingList {
  const [waiting, setWaiting] = useState(joined);
  const guest = useAtomValue(userAtom) === null;
  const navigate = useNavigate();
  const alert = useAlert();

  async function join(listing: Listing): Promise<void> {
    if (guest) return navigate(pageUrls.login(pageUrls.product(listing)));
    try {
      const { joinWaitingList } = await import("./listing-calls.ts");
      await joinWaitingList(listing.heirloopId);
      setWaiting((before) => [...before, listing.heirloopId]);
    } catch (error) {
      alert({ tone: "danger", message: getErrorMessage(error) });
    }
  }

  return {
    isWaiting: ({ heirloopId }) => waiting.includes(heirloopId),
    onJoinWaitingList: (listing) => void join(listing),
  };
}
