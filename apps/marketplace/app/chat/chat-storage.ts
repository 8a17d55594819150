import { localStorageItem } from "../browser-storage/browser-storage.ts";

/** Messages sent while disconnected. */
export const unsentItem = localStorageItem("unsentMessages");

/** Set while the database of unsent pictures may hold any. */
export const unsentPicturesItem = localStorageItem("unsentPictures");
export const unsentPicturesDatabase = "unsent-pictures";

/** Message drafts. */
export const draftsItem = localStorageItem("drafts");

/** Removes the user's messages from this browser when they log out. */
export function clearChatStorage(): void {
  unsentItem.forget();
  if (unsentPicturesItem.read() !== null) {
    unsentPicturesItem.forget();
    indexedDB.deleteDatabase(unsentPicturesDatabase);
  }
  draftsItem.forget();
}
