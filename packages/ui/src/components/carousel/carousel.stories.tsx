import { expect, userEvent, waitFor } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { Card } from "../card/card.tsx";
import { Container } from "../container/container.tsx";
import { Text } from "../text/text.tsx";
import { TextLink } from "../text-link/text-link.tsx";
import { Carousel } from "./carousel.tsx";

const of = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    id: String(at),
    content: (
      <Card>
        <Text size="strong">
          <TextLink href={`#${at}`}>{`Chapter ${at + 1}`}</TextLink>
        </Text>
        <Text size="small">What was found in the attic, and what became of it.</Text>
      </Card>
    ),
  }));

const meta = preview.meta({
  component: Carousel,
  title: "Components/Carousel",
  args: { label: "Chapters", items: of(9), size: "medium" as const },
  decorators: [
    (Story) => (
      <Container>
        <Story />
      </Container>
    ),
  ],
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const next = await canvas.findByRole("button", { name: "Next in Chapters" });
    await expect(next).toBeEnabled();
    await expect(canvas.getByRole("button", { name: "Previous in Chapters" })).toBeDisabled();
  },
});

export const ScrolledToEnd = meta.story({
  play: async ({ canvas }) => {
    const row = canvas.getByRole("list", { name: "Chapters" });
    const next = await canvas.findByRole("button", { name: "Next in Chapters" });
    const steps = [];
    next.focus();
    while (!next.hasAttribute("disabled") && steps.length < 9) {
      const left = row.scrollLeft;
      const atRest = new Promise((done) => row.addEventListener("scrollend", done, { once: true }));
      await userEvent.click(next);
      await atRest;
      await expect(row.scrollLeft).toBeGreaterThan(left);
      steps.push(row.scrollLeft);
      await waitFor(() => expect(canvas.getByRole("button", { name: "Previous in Chapters" })).toBeEnabled());
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    }
    await expect(steps.length).toBeGreaterThan(1);
    await expect(next).toBeDisabled();
    // There is nothing to press any more: the row itself has the focus.
    await expect(row).toHaveFocus();
    await userEvent.click(canvas.getByRole("button", { name: "Previous in Chapters" }));
    await waitFor(() => expect(next).toBeEnabled());
  },
});

export const RightToLeft = meta.story({
  globals: { direction: "rtl" },
  parameters: { pictures: "own" },
  play: async ({ canvas }) => {
    const row = canvas.getByRole("list", { name: "Chapters" });
    await userEvent.click(await canvas.findByRole("button", { name: "Next in Chapters" }));
    await waitFor(() => expect(row.scrollLeft).toBeLessThan(0));
  },
});

export const Small = meta.story({ args: { size: "small", items: of(12) } });
export const Wide = meta.story({ args: { size: "wide" } });
export const Grid = meta.story({
  args: { unfolds: "four", items: of(8) },
  parameters: { pictures: "widths" },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("button")).toBeNull();
  },
});
export const NoScrolling = meta.story({
  args: { items: of(2) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("button")).toBeNull();
  },
});
