import type { CartListing, Listing } from "@heirloop/contract/listing/listing.schema";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import type { WaitingListProps } from "@heirloop/ui/patterns/availability/waiting-list";
import { useAtomValue } from "jotai";
import { useState } from "react";
import { useNavigate } from "react-router";
import { useAlert } from "../alerts/alerts.atoms.ts";
import { getErrorMessage } from "../api/error-message.ts";
import { userAtom } from "../session/session.atoms.ts";

/** A piece while one hold lasts: the next one has a waiting list of its own. */
type HeldPiece = Pick<CartListing, "heirloopId" | "reservedUntil" | "isWaiting">;

/** The waiting lists of shown listings; guests log in first. */
export function useWaitingList(listings: readonly HeldPiece[]): WaitingListProps {
  // Latest first.
  const [changed, setChanged] = useState<readonly HeldPiece[]>([]);
  const guest = useAtomValue(userAtom) === null;
  const navigate = useNavigate();
  const alert = useAlert();

  async function update({ heirloopId, reservedUntil }: Listing, isWaiting: boolean): Promise<void> {
    try {
      const { updateWaiting } = await import("./listing-calls.ts");
      await updateWaiting(heirloopId, isWaiting);
      setChanged((before) => [{ heirloopId, reservedUntil, isWaiting }, ...before]);
    } catch (error) {
      alert({ tone: "danger", message: getErrorMessage(error) });
    }
  }

  return {
    isWaiting: ({ heirloopId, reservedUntil }) =>
      [...changed, ...listings].find(
        (piece) => piece.heirloopId === heirloopId && piece.reservedUntil === reservedUntil,
      )?.isWaiting ?? false,
    onJoinWaitingList: (listing) =>
      void (guest ? navigate(pageUrls.login(pageUrls.product(listing))) : update(listing, true)),
    onLeaveWaitingList: (listing) => void update(listing, false),
  };
}
