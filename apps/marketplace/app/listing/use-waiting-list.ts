import type { Listing } from "@heirloop/contract/listing/listing.schema";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import { useAtomValue } from "jotai";
import { useState } from "react";
import { useNavigate } from "react-router";
import { useAlert } from "../alerts/alerts.atoms.ts";
import { callProblem } from "../api/call-problem.ts";
import { userAtom } from "../session/session.atoms.ts";

/** Queueing for a piece that somebody else is checking out with; guests log in first. `already`: one queues since before. */
export function useWaitingList(
  listing: Listing,
  already: boolean,
): { waiting: boolean; onJoinWaitingList: () => void } {
  const [joined, setJoined] = useState(already ? listing.heirloopId : undefined);
  const guest = useAtomValue(userAtom) === null;
  const navigate = useNavigate();
  const alert = useAlert();

  async function join(): Promise<void> {
    if (guest) return navigate(pageUrls.login(pageUrls.product(listing)));
    try {
      const { joinWaitingList } = await import("./listing-calls.ts");
      await joinWaitingList(listing.heirloopId);
      setJoined(listing.heirloopId);
    } catch (error) {
      alert({ tone: "danger", message: callProblem(error) });
    }
  }

  return { waiting: joined === listing.heirloopId, onJoinWaitingList: () => void join() };
}
