import { SearchForm } from "@heirloop/ui/patterns/search-form/search-form";
import { lazy, Suspense, useState } from "react";
import { useSearchParams } from "react-router";

// Suggestions, and the search service's client, come with the first look at the field.
const Suggesting = lazy(() => import("./suggesting-search.tsx"));

/** The header's search field: a plain form until somebody wants suggestions. */
export function SearchBox() {
  const keyword = useSearchParams()[0].get("keyword") ?? "";
  const [wanted, setWanted] = useState(false);
  const plain = <SearchForm key={keyword} keyword={keyword} input={{ onFocus: () => setWanted(true) }} />;
  return wanted ? (
    <Suspense fallback={plain}>
      <Suggesting key={keyword} keyword={keyword} />
    </Suspense>
  ) : (
    plain
  );
}
