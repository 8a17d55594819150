import { constants } from "@heirloop/contract/constants/marketplace-constants";

/** Milliseconds since 1970. */
export type ReplyCase = {
  /** When the reply was written; null while there is none. */
  writtenAt: number | null;
  /** An admin removed the reply. */
  isRemoved: boolean;
  now: number;
};

/**
 * What the reviewed person can do about the reply to a published review (docs/product.md §5): write it once, change it
 * for 24 hours, and nothing after that.
 */
export function replyAction({ writtenAt, isRemoved, now }: ReplyCase): "write" | "edit" | null {
  if (writtenAt === null) return "write";
  return !isRemoved && now < writtenAt + constants.reviewReplyEditable ? "edit" : null;
}
