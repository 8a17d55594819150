import preview from "../../../../../.storybook/preview.tsx";
import { SaveSearchForm } from "./save-search-form.tsx";

const meta = preview.meta({
  component: SaveSearchForm,
  title: "Patterns/Save search",
  args: { name: "Walnut desks", query: "keyword=walnut&type=desks", label: "Tell me about one like it" },
});

export const Default = meta.story();
