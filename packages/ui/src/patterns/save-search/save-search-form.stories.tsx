import preview from "../../../../../.storybook/preview.tsx";
import { SaveSearchForm } from "./save-search-form.tsx";

const meta = preview.meta({
  component: SaveSearchForm,
  title: "Patterns/Save search",
  args: { name: "Walnut desks", query: "keyword=walnut&type=desks", label: "Save this search" },
});

export const OnResults = meta.story();
export const OnASoldPiece = meta.story({ args: { label: "Tell me about one like it" } });
