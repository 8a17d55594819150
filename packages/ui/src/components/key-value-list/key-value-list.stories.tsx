import preview from "../../../../../.storybook/preview.tsx";
import { KeyValueList } from "./key-value-list.tsx";

const meta = preview.meta({
  component: KeyValueList,
  title: "Components/Key value list",
  args: {
    items: [
      { key: "Size", value: "72.5 in wide, 18 in deep" },
      { key: "Materials", value: "Walnut, brass" },
    ],
  },
});

export const Default = meta.story();
export const Totals = meta.story({
  args: {
    look: "sums",
    items: [
      { key: "Pieces", value: "$2,250" },
      { key: "Delivery", value: "$89" },
      { key: "Discount", value: "−$30" },
      { key: "Total", value: "$2,309", total: true },
    ],
  },
});
