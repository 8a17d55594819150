import { ProblemError } from "@heirloop/api-client/http/problem-error";
import { listingEndpoints } from "@heirloop/contract/listing/listing.endpoints";
import type { Listing } from "@heirloop/contract/listing/listing.schema";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import { useAtomValue } from "jotai";
import { useState } from "react";
import { useNavigate } from "react-router";
import { useAlert } from "../alerts/alerts.atoms.ts";
import { browserApi } from "../api/browser-api.ts";
import { userAtom } from "../session/session.atoms.ts";

/** Queueing for a piece that somebody else is checking out with; guests log in first. */
export function useWaitingList(listing: Listing): { waiting: boolean; onJoinWaitingList: () => void } {
  const [joined, setJoined] = useState<string>();
  const guest = useAtomValue(userAtom) === null;
  const navigate = useNavigate();
  const alert = useAlert();

  async function join(): Promise<void> {
    if (guest) return navigate(pageUrls.login(pageUrls.product(listing)));
    try {
      await browserApi().call(listingEndpoints.joinWaitingList, { params: { heirloopId: listing.heirloopId } });
      setJoined(listing.heirloopId);
    } catch (error) {
      alert({ tone: "danger", message: error instanceof ProblemError ? error.message : "No answer came. Check your connection and try again." });
    }
  }

  return { waiting: joined === listing.heirloopId, onJoinWaitingList: () => void join() };
}
