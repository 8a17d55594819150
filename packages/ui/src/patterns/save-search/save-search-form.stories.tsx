import preview from "../../../../../.storybook/preview.tsx";
import { SaveSearchForm } from "./save-search-form.tsx";

const meta = preview.meta({
  component: SaveSearchForm,
  title: "Patterns/Save search",
  args: { name: "Walnut desks", query: "keyword=walnut&type=desks", label: "Notify me about similar pieces" },
});

export const Default = meta.story();
