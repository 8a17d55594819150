import preview from "../../../../../.storybook/preview.tsx";
import { TextArea } from "./text-area.tsx";

const meta = preview.meta({
  component: TextArea,
  title: "Components/Text area",
  args: { label: "Your question", name: "text" },
});

export const Empty = meta.story({ args: { hint: "Everyone who looks at this piece can read it." } });
export const Error = meta.story({ args: { error: "Write your question first" } });
export const LongContent = meta.story({
  args: { defaultValue: "It grows with what is written.\n".repeat(8) },
});
