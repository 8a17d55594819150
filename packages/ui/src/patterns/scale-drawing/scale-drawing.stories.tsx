import preview from "../../../../../.storybook/preview.tsx";
import { Container } from "../../components/container/container.tsx";
import { ScaleDrawing } from "./scale-drawing.tsx";

const meta = preview.meta({
  component: ScaleDrawing,
  title: "Patterns/Scale drawing",
  args: { dimensions: { width: 84, depth: 36, height: 31 } },
  decorators: [
    (Story) => (
      <Container width="form">
        <Story />
      </Container>
    ),
  ],
});

export const Default = meta.story();
export const Tall = meta.story({ args: { dimensions: { width: 42, depth: 20, height: 92 } } });
export const Small = meta.story({ args: { dimensions: { width: 4, depth: 4, height: 6 } } });
/** A rug lies: its front is a line. */
export const Flat = meta.story({ args: { dimensions: { width: 144, depth: 108, height: 0.5 } } });
