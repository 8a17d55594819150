import { Heart } from "lucide-react";
import { expect, fn, userEvent } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { Inline } from "../inline/inline.tsx";
import { Stack } from "../stack/stack.tsx";
import { Button, ButtonLink } from "./button.tsx";

const meta = preview.meta({
  component: Button,
  title: "Components/Button",
  args: { children: "Add to cart", onClick: fn() },
});

export const Default = meta.story({ args: { variant: "primary" } });

export const Variants = meta.story({
  render: (args) => (
    <Stack gap="m">
      {(["primary", "secondary", "quiet", "danger", "onPicture"] as const).map((variant) => (
        <Inline key={variant}>
          <Button {...args} variant={variant} size="small" />
          <Button {...args} variant={variant} />
          <Button {...args} variant={variant} size="large" />
          <Button {...args} variant={variant} icon={Heart} />
          <Button {...args} variant={variant} disabled />
        </Inline>
      ))}
      <Button {...args} variant="quiet" flush />
      <ButtonLink href="/collections">A link with the weight of a button</ButtonLink>
    </Stack>
  ),
});

export const Loading = meta.story({
  args: { busy: true, variant: "primary" },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole("button", { name: "Add to cart" });
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveAttribute("aria-busy", "true");
  },
});

export const LongContent = meta.story({
  args: {
    full: true,
    children: "Notify me when this piece is available again, or when a similar one is listed near me",
  },
});
