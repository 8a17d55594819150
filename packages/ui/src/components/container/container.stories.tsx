import preview from "../../../../../.storybook/preview.tsx";
import { Card } from "../card/card.tsx";
import { Stack } from "../stack/stack.tsx";
import { Container } from "./container.tsx";

const meta = preview.meta({
  component: Container,
  title: "Components/Container",
  parameters: { frame: "screen" },
  args: { children: null },
});

export const Default = meta.story({ args: { children: <Card look="sunken">The page</Card> } });

export const Widths = meta.story({
  render: (args) => (
    <Stack gap="m">
      {(["form", "text", "work", "page"] as const).map((width) => (
        <Container {...args} key={width} width={width}>
          <Card look="sunken">{width}</Card>
        </Container>
      ))}
    </Stack>
  ),
});
