import { browserApi } from "../api/browser-api.ts";
import { updateFollow } from "./update-follow.ts";

/** Follows or unfollows a seller from the browser. */
export const sendFollow = (sellerId: string, isFollowed: boolean): Promise<void> =>
  updateFollow(browserApi(), sellerId, isFollowed);
