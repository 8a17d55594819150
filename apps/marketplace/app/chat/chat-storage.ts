import { localStorageItem } from "../browser-storage/browser-storage.ts";

/** Where a browser keeps what was sent without a line. */
export const unsentItem = localStorageItem("unsentMessages");

/** Set while the database of pictures sent without a connection may hold any. */
export const unsentPicturesItem = localStorageItem("unsentPictures");
export const unsentPicturesDatabase = "unsent-pictures";

/** Where it keeps what was half written. */
export const draftsItem = localStorageItem("drafts");

/** Who logs out leaves none of their words for the next one at this device. */
export function clearChatStorage(): void {
  unsentItem.forget();
  if (unsentPicturesItem.read() !== null) {
    unsentPicturesItem.forget();
    indexedDB.deleteDatabase(unsentPicturesDatabase);
  }
  draftsItem.forget();
}
