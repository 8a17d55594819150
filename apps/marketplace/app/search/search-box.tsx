import { SearchForm } from "@heirloop/ui/patterns/search-form/search-form";
import { type ComponentType, useRef, useState } from "react";
import { useSearchParams } from "react-router";
import type { SuggestingSearchProps } from "./suggesting-search.tsx";

type Loaded = {
  Suggesting: ComponentType<SuggestingSearchProps>;
  /** What had been typed when the suggestions arrived. */ typed: string;
  keyword: string;
};

/** The header's search field: a plain form until somebody looks at it, then one with suggestions. What was typed meanwhile is kept. */
export function SearchBox() {
  const keyword = useSearchParams()[0].get("keyword") ?? "";
  const input = useRef<HTMLInputElement>(null);
  const [loaded, setLoaded] = useState<Loaded>();

  // Suggestions, and the search service's client, come with the first look at the field.
  async function load(): Promise<void> {
    const { SuggestingSearch } = await import("./suggesting-search.tsx");
    setLoaded({ Suggesting: SuggestingSearch, typed: input.current?.value ?? keyword, keyword });
  }

  if (!loaded)
    return (
      <SearchForm key={keyword} keyword={keyword} inputRef={input} input={{ onFocus: () => void load() }} />
    );
  const arriving = loaded.keyword === keyword;
  return <loaded.Suggesting key={keyword} typed={arriving ? loaded.typed : keyword} focused={arriving} />;
}
