import { keptForGood } from "../browser-storage/kept-in-browser.ts";

/** Where a browser keeps what was sent without a line. */
export const unsentPlace = keptForGood("unsentMessages");

/** Set while the database of pictures sent without a connection may hold any. */
export const unsentPicturesPlace = keptForGood("unsentPictures");
export const unsentPicturesDatabase = "unsent-pictures";

/** Where it keeps what was half written. */
export const draftsPlace = keptForGood("drafts");

/** Who logs out leaves none of their words for the next one at this device. */
export function forgetWhatWasWritten(): void {
  unsentPlace.forget();
  if (unsentPicturesPlace.read() !== null) {
    unsentPicturesPlace.forget();
    indexedDB.deleteDatabase(unsentPicturesDatabase);
  }
  draftsPlace.forget();
}
