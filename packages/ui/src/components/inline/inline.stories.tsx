import preview from "../../../../../.storybook/preview.tsx";
import { Badge } from "../badge/badge.tsx";
import { Inline } from "./inline.tsx";

const meta = preview.meta({
  component: Inline,
  title: "Components/Inline",
  args: {
    children: ["Walnut", "Brass", "Velvet", "Cane", "Made about 1962", "Restored by hand", "Wichita"].map(
      (word) => <Badge key={word}>{word}</Badge>,
    ),
  },
});

export const Default = meta.story({ globals: { viewport: { value: "phone" } } });
export const SpaceBetween = meta.story({ args: { justify: "between" } });
