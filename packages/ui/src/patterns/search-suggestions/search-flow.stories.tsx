import { searchBoxMachine } from "@heirloop/machines/search-box/search-box.machine";
import { heirloopIdSchema } from "@heirloop/contract/identity/identity.schema";
import { useMachine } from "@xstate/react";
import { useMemo, useState } from "react";
import { expect, userEvent, within } from "storybook/test";
import { fromPromise } from "xstate";
import preview from "../../../../../.storybook/preview.tsx";
import { Text } from "../../components/text/text.tsx";
import { BesideMachine } from "../../fixtures/machine-chart/machine-chart.tsx";
import { SearchSuggestions } from "./search-suggestions.tsx";

const sofa = {
  heirloopId: heirloopIdSchema.parse("piece-0001"),
  slug: "a-sofa",
  title: "Three-seat sofa in moss velvet",
  price: 124_000,
  image: null,
};

/** The search field as its machine drives it, with the machine's chart. */
function SearchFlow({ works }: { works: boolean }) {
  const [shown, setShown] = useState<string | null>(null);
  const provided = useMemo(
    () =>
      searchBoxMachine.provide({
        actors: {
          popular: fromPromise(() => Promise.resolve(["velvet sofa", "oak dining table"])),
          suggest: fromPromise(({ input: { term } }) =>
            works
              ? Promise.resolve({
                  queries: [term, `${term} bed`],
                  products: [sofa],
                  brands: [],
                  categories: [{ name: "sofas", level: "subCategory" as const }],
                  queryId: null,
                })
              : Promise.reject(new Error("Search is down")),
          ),
        },
        actions: { showResults: (_, { term }) => setShown(term) },
      }),
    [works],
  );
  const [snapshot, send] = useMachine(provided, { input: { typed: "", recent: ["walnut sideboard"] } });
  const { typed, recent, popular, suggestions } = snapshot.context;
  return (
    <BesideMachine machine={searchBoxMachine} value={snapshot.value}>
      <SearchSuggestions
        typed={typed}
        open={snapshot.matches("open")}
        recent={recent}
        popular={popular}
        suggestions={suggestions}
        onOpen={() => send({ type: "OPEN" })}
        onClose={() => send({ type: "CLOSE" })}
        onType={(next) => send({ type: "TYPE", typed: next })}
        onChoose={(target) => "term" in target && send({ type: "SEARCH", term: target.term })}
      />
      {shown !== null && <Text>{`Shows the results for ${shown}`}</Text>}
    </BesideMachine>
  );
}

const meta = preview.meta({ component: SearchFlow, title: "Flows/Search box", args: { works: true } });

export const SuggestionsAndResults = meta.story({
  play: async ({ canvas, canvasElement }) => {
    const chart = within(canvas.getByRole("region", { name: "Machine search-box" }));
    const field = canvas.getByRole("combobox");
    await userEvent.click(field);
    await chart.findByText("open.idle");
    await userEvent.type(field, "sofa");
    await chart.findByText("open.loaded");
    await expect(canvasElement.ownerDocument.querySelectorAll('[aria-current="true"]')).toHaveLength(2);
    await userEvent.keyboard("{Enter}");
    await chart.findByText("closed", { selector: "output" });
    await canvas.findByText("Shows the results for sofa");
  },
});

export const SuggestionsUnavailable = meta.story({
  args: { works: false },
  play: async ({ canvas }) => {
    const chart = within(canvas.getByRole("region", { name: "Machine search-box" }));
    await userEvent.type(canvas.getByRole("combobox"), "sofa");
    await chart.findByText("open.idle");
    await expect(canvas.getByRole("combobox")).toHaveValue("sofa");
  },
});
