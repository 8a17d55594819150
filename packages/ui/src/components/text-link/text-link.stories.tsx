import { expect, fn, userEvent } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { Stack } from "../stack/stack.tsx";
import { Text } from "../text/text.tsx";
import { TextButton, TextLink } from "./text-link.tsx";

const meta = preview.meta({
  component: TextButton,
  title: "Components/Text link",
  args: { children: "Show all", onClick: fn() },
});

export const Variants = meta.story({
  render: (args) => (
    <Stack align="start">
      <Text>
        We keep the money until the piece is yours, says{" "}
        <TextLink href="/help/buyer-protection">buyer protection</TextLink>.
      </Text>
      <TextLink href="/collections/sofas" variant="quiet">
        Sofas
      </TextLink>
      <TextButton {...args} />
    </Stack>
  ),
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "buyer protection" })).toHaveFocus();
    await userEvent.click(canvas.getByRole("button", { name: "Show all" }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
});
