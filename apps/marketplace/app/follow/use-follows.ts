import { pageUrls } from "@heirloop/contract/page/page-urls";
import type { FollowControl } from "@heirloop/ui/patterns/follow/follow-control";
import { atom, useAtomValue, useSetAtom } from "jotai";
import { type NavigateFunction, useNavigate } from "react-router";
import { addAlertAtom } from "../alerts/alerts.atoms.ts";
import { getErrorMessage } from "../api/error-message.ts";
import { createSerialQueue } from "../api/serial-queue.ts";
import { followedSellersAtom, userAtom } from "../session/session.atoms.ts";

/** Follows on their way to the server. */
export const followChanges = createSerialQueue<void>();

/** Optimistic, rolled back when the server refuses. Guests log in first, then the seller is followed. */
const toggleFollowAtom = atom(
  null,
  async (get, set, sellerId: string, navigate: NavigateFunction): Promise<void> => {
    if (get(userAtom) === null) {
      const here = new URL(window.location.href);
      here.searchParams.set("follow", sellerId);
      await navigate(pageUrls.login(here.pathname + here.search));
      return;
    }
    const willFollow = !get(followedSellersAtom).has(sellerId);
    const show = (shown: boolean): void =>
      set(
        followedSellersAtom,
        (now) => new Set([...now].filter((one) => one !== sellerId).concat(shown ? sellerId : [])),
      );
    show(willFollow);
    try {
      await followChanges.change(async () => {
        const { updateFollow } = await import("./follow-calls.ts");
        await updateFollow(sellerId, willFollow);
      });
    } catch (error) {
      show(!willFollow);
      set(addAlertAtom, { tone: "danger", message: getErrorMessage(error) });
    }
  },
);

export function useFollows(): FollowControl {
  const followed = useAtomValue(followedSellersAtom);
  const toggle = useSetAtom(toggleFollowAtom);
  const navigate = useNavigate();
  return {
    isFollowed: (sellerId) => followed.has(sellerId),
    onFollow: ({ _id }) => void toggle(_id, navigate),
  };
}
