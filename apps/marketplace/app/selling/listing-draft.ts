import { pageUrls } from "@heirloop/contract/page/page-urls";
import type { ListingValues } from "@heirloop/ui/patterns/listing-form/listing-values";
import { formText } from "../api/form-text.ts";
import { sessionStorageItem, type StorageItem } from "../browser-storage/browser-storage.ts";
import { readListingForm } from "./read-listing-form.ts";

export type ListingDraft = { values: ListingValues; images: readonly string[] };

/** What `account` has typed about a piece of its own, or about a new one, in this tab. */
export const listingDraftItem = (account: string, piece: string): StorageItem =>
  sessionStorageItem(`listingDraft ${account} ${piece}`);

/** The form's fields as text. Pictures that are not uploaded yet are left out. */
export const serializeListingForm = (form: FormData): string =>
  new URLSearchParams(
    [...form].flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])),
  ).toString();

/** `outdated` when the listing is no longer what the form was `loaded` with. */
function parseListingDraft(text: string, loaded: string): ListingDraft | "outdated" {
  const form = new FormData();
  for (const [name, value] of new URLSearchParams(text)) form.append(name, value);
  if (formText(form, "loaded") !== loaded) return "outdated";
  const images = form.getAll("images").filter((value) => typeof value === "string");
  return { values: readListingForm(form), images };
}

/** What is shown is the answer to a form that was sent: it was saved, or refused with what was typed. */
export type ListingFormAnswer = "saved" | "refused" | null;

/**
 * Returns the draft with which a form begins. It is dropped if it has been saved, and if it is `outdated`: the listing
 * is no longer what the form was `loaded` with, so that saving it would undo what was changed elsewhere.
 */
export function openListingDraft(
  stored: StorageItem,
  { loaded, answer }: { loaded: string; answer: ListingFormAnswer },
): ListingDraft | "outdated" | null {
  const text = stored.read();
  if (answer === "saved") stored.forget();
  if (text === null || answer !== null) return null;
  const draft = parseListingDraft(text, loaded);
  if (draft === "outdated") stored.forget();
  return draft;
}

/** Stores what is typed, unless nothing is: the form is as the server rendered it. */
export function storeListingDraft(stored: StorageItem, typed: string, unchanged: string | null): void {
  if (typed === unchanged) stored.forget();
  else stored.write(typed);
}

type Navigation = {
  state: "idle" | "loading" | "submitting";
  formData: FormData | undefined;
  location: { pathname: string } | undefined;
};

/** Whether a sent form leads from its page to another one. It has not been saved if that is the login. */
export const isLeavingSavedForm = (page: string, { state, formData, location }: Navigation): boolean =>
  state === "loading" &&
  formData !== undefined &&
  location !== undefined &&
  ![page, pageUrls.login()].includes(location.pathname);
