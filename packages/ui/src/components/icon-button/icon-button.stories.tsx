import { Bell, Heart, ShoppingBag, X } from "lucide-react";
import { useState } from "react";
import { expect, userEvent } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { Inline } from "../inline/inline.tsx";
import { IconButton, IconLink } from "./icon-button.tsx";

const meta = preview.meta({
  component: IconButton,
  title: "Components/Icon button",
  args: { icon: Heart, label: "Keep" },
});

export const Default = meta.story();

export const Variants = meta.story({
  render: () => (
    <Inline>
      <IconButton icon={X} label="Close" />
      <IconButton icon={X} label="Close the small one" size="small" variant="outlined" />
      <IconButton icon={Heart} label="Keep" variant="onPicture" />
      <IconButton icon={Heart} label="Send" variant="solid" />
      <IconButton icon={X} label="Not now" disabled />
      <IconButton icon={Bell} label="Notifications" count={3} />
      <IconLink icon={ShoppingBag} label="Cart" count={140} href="/cart" />
    </Inline>
  ),
});

export const Pressed = meta.story({
  render: function Pressable(args) {
    const [pressed, setPressed] = useState(false);
    return <IconButton {...args} pressed={pressed} onClick={() => setPressed(!pressed)} />;
  },
  play: async ({ canvas }) => {
    const heart = canvas.getByRole("button", { name: "Keep", pressed: false });
    await userEvent.click(heart);
    await expect(heart).toHaveAttribute("aria-pressed", "true");
  },
});
