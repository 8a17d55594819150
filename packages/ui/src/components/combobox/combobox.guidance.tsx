import type { Guidance } from "../../../../../.storybook/guidance.ts";
import { RadioGroup } from "../radio-group/radio-group.tsx";
import { Combobox } from "./combobox.tsx";

const cities = [
  { value: "atl", label: "Atlanta, GA" },
  { value: "bos", label: "Boston, MA", note: "Massachusetts" },
  { value: "chi", label: "Chicago, IL" },
  { value: "la", label: "Los Angeles, CA" },
];

export const guidance: Guidance = {
  since: "1.1.0",
  use: ["One of a list that is too long to scroll (from about 15): cities, makers, categories."],
  avoid: [
    { when: "There are fewer options.", instead: "select" },
    { when: "There are up to five, and they differ in more than the name.", instead: "radio-group" },
    { when: "Any text is allowed. Text that is not in the list is not kept.", instead: "text-field" },
  ],
  examples: [
    {
      good: {
        example: <Combobox label="City" name="guidance-city" placeholder="Type a city" options={cities} />,
        because:
          "The placeholder says that one can type. Accents, case and small misspellings do not matter.",
      },
      bad: {
        example: (
          <Combobox
            label="Delivery"
            name="guidance-delivery"
            options={[
              { value: "d", label: "Delivery" },
              { value: "p", label: "Pickup" },
            ]}
          />
        ),
        because: "Two options fit on the page.",
      },
    },
    {
      good: {
        example: (
          <RadioGroup
            legend="Delivery"
            name="guidance-delivery-options"
            defaultValue="d"
            options={[
              { value: "d", label: "Delivery", aside: "$89" },
              { value: "p", label: "Pickup", aside: "Free" },
            ]}
          />
        ),
        because: "All options and their prices are visible at once.",
      },
      bad: {
        example: <Combobox label="City" name="guidance-unnamed" hideLabel options={cities} />,
        because: "Without a visible label, and with nothing chosen, nobody knows what the field is for.",
      },
    },
  ],
  anatomy: {
    Label: "Above the box.",
    Box: "Text to search by; it shows the chosen option.",
    List: "The options that match; the chosen one has a check mark.",
    Note: "Another name of an option, which is also searched.",
    Message:
      "“Nothing matches”, with the closest option if there is one. The number of choices is announced.",
    "Hint and error": "As in every field.",
  },
  keyboard: {
    "Arrow down, Arrow up":
      "Open the list; then move to the next or previous option, from the last to the first.",
    "Alt + Arrow down, Alt + Arrow up": "Open and close the list.",
    "Home, End": "After an arrow key: the first or last option. Otherwise they move in the text.",
    Enter: "Chooses the active option and never sends the form while the list is open.",
    Escape: "Closes the list and keeps the previous choice.",
    Tab: "Moves on; a fully typed name is chosen.",
  },
  content: [
    "The label is a noun: “City”.",
    "Options are unique without their note.",
    "Before the scripts load it is the browser’s own select, so its options must make sense without search.",
  ],
};
