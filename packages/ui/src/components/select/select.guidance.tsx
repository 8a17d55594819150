import type { Guidance } from "../../../../../.storybook/guidance.ts";
import { Select } from "./select.tsx";

export const guidance: Guidance = {
  since: "1.0.0",
  use: ["One of about six to fifteen known options, by the device’s own picker: state, sorting, quantity."],
  avoid: [
    { when: "There are more options, and typing is faster than scrolling.", instead: "combobox" },
    { when: "There are fewer, and they need explanations.", instead: "radio-group" },
    { when: "It opens actions.", instead: "menu" },
  ],
  examples: [
    {
      good: {
        example: (
          <Select
            label="Sort by"
            name="guidance-sort"
            defaultValue="new"
            options={[
              { value: "new", label: "Newest first" },
              { value: "low", label: "Price: low to high" },
              { value: "high", label: "Price: high to low" },
            ]}
          />
        ),
        because: "Short options, the usual one is chosen.",
      },
      bad: {
        example: (
          <Select
            label="Sort by"
            name="guidance-sort-bad"
            placeholder="Please select an option…"
            options={[
              { value: "asc", label: "price_asc" },
              { value: "desc", label: "price_desc" },
            ]}
          />
        ),
        because: "Names from the code, and a choice that is forced on everyone.",
      },
    },
  ],
  anatomy: {
    Label: "Above.",
    Box: "The chosen option, with an arrow.",
    List: "Drawn by the device.",
    "Hint and error": "As in every field.",
  },
  keyboard: {
    Tab: "Moves to it.",
    "Arrow keys": "Change the option (or open the list, as the device does).",
    "A letter": "Moves to the option that begins with it.",
    "Enter, Space": "Open the list, and choose in it.",
  },
  content: [
    "Options in an order that one expects: by frequency, by size, or by the alphabet.",
    "A `placeholder` only if there is no sensible choice in advance; it is an option without a value.",
  ],
};
