import type { FollowControl } from "@heirloop/ui/patterns/follow/follow-control";
import { useAtomValue, useSetAtom } from "jotai";
import { useNavigate } from "react-router";
import { createSerialQueue } from "../api/serial-queue.ts";
import { createToggleAtom } from "../session/create-toggle-atom.ts";
import { followedSellersAtom } from "../session/session.atoms.ts";

/** Follows on their way to the server. */
export const followChanges = createSerialQueue<void>();

const toggleFollowAtom = createToggleAtom<string>({
  chosen: followedSellersAtom,
  changes: followChanges,
  parameter: "follow",
  update: async (...change) => (await import("./follow-calls.ts")).sendFollow(...change),
});

export function useFollows(): FollowControl {
  const followed = useAtomValue(followedSellersAtom);
  const toggle = useSetAtom(toggleFollowAtom);
  const navigate = useNavigate();
  return {
    isFollowed: (sellerId) => followed.has(sellerId),
    onFollow: ({ _id }) => void toggle(_id, navigate),
  };
}
