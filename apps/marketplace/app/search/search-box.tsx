import { pageSurroundings } from "@heirloop/machines/page/page-surroundings";
import { SearchForm } from "@heirloop/ui/patterns/search-form/search-form";
import { type ComponentType, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useLocation, useSearchParams } from "react-router";
import { PreserveFocus } from "../browser/preserve-focus.tsx";
import type { SearchWithSuggestionsProps } from "./search-with-suggestions.tsx";

type Loaded = {
  Suggesting: ComponentType<SearchWithSuggestionsProps>;
  /** The user was in the field when the suggestions loaded, on the page of this keyword. */
  focused: boolean;
  keyword: string;
};

/**
 * The header's search field: a plain form until it is focused, then one with suggestions. Text typed meanwhile is
 * kept.
 */
export function SearchBox() {
  const { pathname } = useLocation();
  const [parameters] = useSearchParams();
  const keyword = (pageSurroundings(pathname).searchResults && parameters.get("keyword")) || "";
  const input = useRef<HTMLInputElement>(null);
  const [loaded, setLoaded] = useState<Loaded>();
  // State rather than the field's value, so that letters typed while the suggestions load are kept.
  const [early, setEarly] = useState({ typed: keyword, keyword });

  useEffect(() => {
    const field = input.current;
    if (field === null) return;
    const keep = (): void => setEarly({ typed: field.value, keyword });
    // The suggestions and the search client are loaded on first focus.
    const load = async (): Promise<void> => {
      const { SearchWithSuggestions } = await import("./search-with-suggestions.tsx");
      // At once: a Tab pressed before the other field is there would be undone by its focus.
      flushSync(() => {
        const focused = document.activeElement === field;
        setLoaded({ Suggesting: SearchWithSuggestions, focused, keyword });
      });
    };
    // If that fails it stays a plain form.
    const preload = (): void => void load().catch(() => undefined);
    field.addEventListener("input", keep);
    field.addEventListener("focus", preload, { once: true });
    // The field was focused before hydration.
    keep();
    if (document.activeElement === field) preload();
    return () => {
      field.removeEventListener("input", keep);
      field.removeEventListener("focus", preload);
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
