import { expect, fn, userEvent } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { Inline } from "../inline/inline.tsx";
import { Chip, ChipLink } from "./chip.tsx";

const meta = preview.meta({
  component: Chip,
  title: "Components/Chip",
  args: { children: "Walnut", onPress: fn() },
});

export const Default = meta.story();

export const Kinds = meta.story({
  render: (args) => (
    <Inline gap="xs">
      <Chip {...args} pressed={false} />
      <Chip {...args} pressed>
        Oak
      </Chip>
      <ChipLink href="/room/bedroom">Bedroom</ChipLink>
      <ChipLink href="/room/office" current>
        Office
      </ChipLink>
      <ChipLink href="/collections" removes>
        Under $500
      </ChipLink>
    </Inline>
  ),
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Walnut" }));
    await expect(args.onPress).toHaveBeenCalledOnce();
    await expect(canvas.getByRole("link", { name: "Remove Under $500" })).toBeVisible();
  },
});
