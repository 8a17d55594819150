import { useAtomValue } from "jotai";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useLocation, useNavigation } from "react-router";
import { userAtom } from "../session/session.atoms.ts";
import {
  isLeavingSavedForm,
  type ListingDraft,
  listingDraftItem,
  type ListingFormAnswer,
  openListingDraft,
  serializeListingForm,
  storeListingDraft,
} from "./listing-draft.ts";

type Form = {
  /** The piece's id, or `new`. */
  piece: string;
  /** The form's field of this name. */
  loaded: string;
  answer: ListingFormAnswer;
};

/**
 * Keeps what is typed in a listing's form and not saved, for a reload. It is dropped when the form is saved, when the
 * user discards it, and when the listing was changed elsewhere since.
 */
export function useListingDraft({ piece, loaded, answer }: Form) {
  const account = useAtomValue(userAtom)?._id ?? "";
  const form = useRef<HTMLFormElement>(null);
  /** The form as the server rendered it. */
  const unchanged = useRef<string | null>(null);
  const [draft, setDraft] = useState<ListingDraft | "outdated" | null>(null);
  /** Changes when the fields get other values, so that the form is rendered again. */
  const [version, setVersion] = useState(0);
  const hasLeft = isLeavingSavedForm(useLocation().pathname, useNavigation());

  /** Returns whether the form is rendered again with a draft. */
  const restore = useEffectEvent((): boolean => {
    const opened = openListingDraft(listingDraftItem(account, piece), { loaded, answer });
    const isRestored = opened !== null && opened !== "outdated";
    if (isRestored) setVersion((before) => before + 1);
    setDraft(opened);
    return isRestored;
  });
  const store = useEffectEvent((element: HTMLFormElement): void => {
    const typed = serializeListingForm(new FormData(element));
    const stored = listingDraftItem(account, piece);
    if (hasLeft) stored.forget();
    else storeListingDraft(stored, typed, unchanged.current);
  });
  useEffect(() => {
    const element = form.current;
    if (element === null) return;
    if (unchanged.current === null) {
      unchanged.current = serializeListingForm(new FormData(element));
      if (restore()) return;
    }
    const left = new AbortController();
    for (const change of ["input", "change"])
      element.addEventListener(change, () => store(element), { signal: left.signal });
    // Pictures are hidden fields that come, go and change places.
    const pictures = new MutationObserver(() => store(element));
    pictures.observe(element, { subtree: true, childList: true, attributeFilter: ["value"] });
    return () => {
      left.abort();
      pictures.disconnect();
    };
  }, [version]);
  useEffect(() => {
    if (hasLeft) listingDraftItem(account, piece).forget();
  }, [hasLeft, account, piece]);

  return {
    form,
    version,
    /** What the fields begin with instead of the listing. */
    restored: draft === "outdated" ? null : draft,
    /** For the screen: what became of the draft, until the form is sent. */
    draft:
      draft === null || answer !== null
        ? undefined
        : draft === "outdated"
          ? ("outdated" as const)
          : ("restored" as const),
    discard(): void {
      listingDraftItem(account, piece).forget();
      setDraft(null);
      setVersion((before) => before + 1);
    },
  };
}
