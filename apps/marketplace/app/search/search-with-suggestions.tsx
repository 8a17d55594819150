import { createSearchClient, type SearchClient } from "@heirloop/api-client/search/search-client";
import { searchEndpoints } from "@heirloop/contract/search/search.endpoints";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import { searchBoxMachine } from "@heirloop/machines/search-box/search-box.machine";
import {
  SearchSuggestions,
  type SuggestionTarget,
} from "@heirloop/ui/patterns/search-suggestions/search-suggestions";
import { useMachine } from "@xstate/react";
import { useMemo } from "react";
import { useNavigate, useRouteLoaderData } from "react-router";
import { fromPromise } from "xstate";
import { browserApi } from "../api/browser-api.ts";
import type { PageContext } from "@heirloop/contract/page/page-context";
import { saveRecentSearches, recentSearches } from "./recent-searches.ts";
import { reportClick } from "./search-analytics.ts";

type AlgoliaService = PageContext<typeof fetch>["searchService"];

/** Algolia where it is configured; otherwise the server itself, which implements Algolia's protocol. */
function connectSearch(algolia: AlgoliaService): SearchClient {
  if (algolia !== null) return createSearchClient(algolia);
  const { host, protocol } = window.location;
  return createSearchClient({ appId: "heirloop", apiKey: "public", host, https: protocol === "https:" });
}

export type SearchWithSuggestionsProps = {
  /** The text in the field. */
  typed: string;
  /** The field already has the focus. */
  focused: boolean;
};

/** The search field with suggestions, loaded when the field is first focused. */
export function SearchWithSuggestions({ typed: initial, focused }: SearchWithSuggestionsProps) {
  const navigate = useNavigate();
  const algolia = useRouteLoaderData<{ searchService: AlgoliaService }>("root")?.searchService ?? null;
  const provided = useMemo(() => {
    const client = connectSearch(algolia);
    return searchBoxMachine.provide({
      actors: {
        suggest: fromPromise(({ input }) => client.suggest(input.term)),
        popular: fromPromise(async () => (await browserApi().call(searchEndpoints.popular)).searches),
      },
      actions: {
        saveRecent: (_, { recent }) => saveRecentSearches(recent),
        showResults: (_, { term }) =>
          void navigate(pageUrls.collections(`keyword=${encodeURIComponent(term)}`)),
      },
    });
  }, [navigate, algolia]);
  const [snapshot, send] = useMachine(provided, { input: { typed: initial, recent: recentSearches() } });
  const { typed, recent, popular, suggestions } = snapshot.context;

  function choose(target: SuggestionTarget): void {
    if ("term" in target) return send({ type: "SEARCH", term: target.term });
    send({ type: "CLOSE" });
    if ("brand" in target) return void navigate(pageUrls.brand(target.brand));
    if ("category" in target) {
      const { level, name } = target.category;
      return void navigate(pageUrls.collections(`${level}=${encodeURIComponent(name)}`));
    }
    const at = suggestions?.products.findIndex(({ heirloopId }) => heirloopId === target.piece) ?? -1;
    const piece = suggestions?.products[at];
    if (!piece) return;
    const queryId = suggestions?.queryId;
    if (queryId) reportClick({ queryId, heirloopId: piece.heirloopId, position: at + 1 }, algolia);
    void navigate(pageUrls.product(piece));
  }

  return (
    <SearchSuggestions
      typed={typed}
      open={snapshot.matches("open")}
      recent={recent}
      popular={popular}
      suggestions={suggestions}
      onOpen={() => send({ type: "OPEN" })}
      onClose={() => send({ type: "CLOSE" })}
      onType={(next) => send({ type: "TYPE", typed: next })}
      onChoose={choose}
      focused={focused}
    />
  );
}
