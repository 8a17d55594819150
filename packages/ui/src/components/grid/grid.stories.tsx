import preview from "../../../../../.storybook/preview.tsx";
import { Card } from "../card/card.tsx";
import { Grid } from "./grid.tsx";

const meta = preview.meta({
  component: Grid,
  title: "Components/Grid",
  args: {
    columns: "four" as const,
    children: ["Sofas", "Chairs", "Tables", "Lamps", "Mirrors"].map((word) => <Card key={word}>{word}</Card>),
  },
});

export const FourColumns = meta.story();
export const Mobile = meta.story({ globals: { viewport: { value: "phone" } } });
