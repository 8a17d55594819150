import { expect, userEvent } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { Select } from "./select.tsx";

const meta = preview.meta({
  component: Select,
  title: "Components/Select",
  args: {
    label: "Sort by",
    name: "sort",
    options: [
      { value: "newest", label: "Newest" },
      { value: "price-asc", label: "Price, lowest first" },
    ],
  },
});

export const Selected = meta.story({
  args: { defaultValue: "newest" },
  play: async ({ canvas }) => {
    const select = canvas.getByRole("combobox", { name: "Sort by" });
    await userEvent.selectOptions(select, "Price, lowest first");
    await expect(select).toHaveValue("price-asc");
  },
});
export const Empty = meta.story({ args: { placeholder: "Choose one", error: "Choose how to sort" } });
