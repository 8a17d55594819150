import preview from "../../../../../.storybook/preview.tsx";
import { Badge } from "../badge/badge.tsx";
import { Stack } from "./stack.tsx";

const meta = preview.meta({
  component: Stack,
  title: "Components/Stack",
  args: { children: ["Walnut", "Brass", "Velvet"].map((word) => <Badge key={word}>{word}</Badge>) },
});

export const Narrow = meta.story({ args: { gap: "xs", align: "start" } });
export const Wide = meta.story({ args: { gap: "xl", align: "center" } });
