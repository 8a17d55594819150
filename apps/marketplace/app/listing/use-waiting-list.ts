import type { CartListing, Listing } from "@heirloop/contract/listing/listing.schema";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import { useAtomValue } from "jotai";
import { useState } from "react";
import { useNavigate } from "react-router";
import { useAlert } from "../alerts/alerts.atoms.ts";
import { getErrorMessage } from "../api/error-message.ts";
import { userAtom } from "../session/session.atoms.ts";

/** A piece while one hold lasts: the next one has a waiting list of its own. */
type HeldPiece = Pick<Listing, "heirloopId" | "reservedUntil">;

export type WaitingList = {
  isWaiting: (listing: HeldPiece) => boolean;
  onJoinWaitingList: (listing: Listing) => void;
};

/** The waiting lists of shown listings; guests log in first. */
export function useWaitingList(
  listings: ReadonlyArray<HeldPiece & Pick<CartListing, "isWaiting">>,
): WaitingList {
  const [joined, setJoined] = useState<readonly HeldPiece[]>([]);
  const guest = useAtomValue(userAtom) === null;
  const navigate = useNavigate();
  const alert = useAlert();

  async function join(listing: Listing): Promise<void> {
    if (guest) return navigate(pageUrls.login(pageUrls.product(listing)));
    try {
      const { joinWaitingList } = await import("./listing-calls.ts");
      await joinWaitingList(listing.heirloopId);
      setJoined((before) => [...before, listing]);
    } catch (error) {
      alert({ tone: "danger", message: getErrorMessage(error) });
    }
  }

  return {
    isWaiting: ({ heirloopId, reservedUntil }) =>
      [...listings.filter(({ isWaiting }) => isWaiting), ...joined].some(
        (piece) => piece.heirloopId === heirloopId && piece.reservedUntil === reservedUntil,
      ),
    onJoinWaitingList: (listing) => void join(listing),
  };
}
