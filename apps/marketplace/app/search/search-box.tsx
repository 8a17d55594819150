import { SearchForm } from "@heirloop/ui/patterns/search-form/search-form";
import { type ComponentType, useEffect, useRef, useState } from "react";
import { useSearchParams } from "react-router";
import { PreserveFocus } from "../browser/preserve-focus.tsx";
import type { SearchWithSuggestionsProps } from "./search-with-suggestions.tsx";

type Loaded = {
  Suggesting: ComponentType<SearchWithSuggestionsProps>;
  /** The person was in the field when the suggestions came, on the page of this keyword. */
  focused: boolean;
  keyword: string;
};

/** The header's search field: a plain form until somebody looks at it, then one with suggestions. What was typed meanwhile is kept. */
export function SearchBox() {
  const keyword = useSearchParams()[0].get("keyword") ?? "";
  const input = useRef<HTMLInputElement>(null);
  const [loaded, setLoaded] = useState<Loaded>();
  // A state and not the field's own value: a letter typed while the suggestions are being drawn counts as well.
  const [early, setEarly] = useState({ typed: keyword, keyword });

  useEffect(() => {
    const field = input.current;
    if (field === null) return;
    const keep = (): void => setEarly({ typed: field.value, keyword });
    // Suggestions, and the search service's client, come with the first look at the field.
    const load = async (): Promise<void> => {
      const { SearchWithSuggestions } = await import("./search-with-suggestions.tsx");
      const focused = document.activeElement === field;
      setLoaded({ Suggesting: SearchWithSuggestions, focused, keyword });
    };
    // Without them it stays a plain form.
    const look = (): void => void load().catch(() => undefined);
    field.addEventListener("input", keep);
    field.addEventListener("focus", look, { once: true });
    // Somebody was here before the scripts were.
    keep();
    if (document.activeElement === field) look();
    return () => {
      field.removeEventListener("input", keep);
      field.removeEventListener("focus", look);
    };
  }, [keyword]);

  return (
    <PreserveFocus>
      {loaded ? (
        <loaded.Suggesting
          key={keyword}
          typed={early.keyword === keyword && loaded.keyword === keyword ? early.typed : keyword}
          focused={loaded.focused && loaded.keyword === keyword}
        />
      ) : (
        <SearchForm key={keyword} keyword={keyword} inputRef={input} />
      )}
    </PreserveFocus>
  );
}
