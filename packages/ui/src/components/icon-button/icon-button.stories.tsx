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

export const Filled = meta.story({
  render: function Heartable(args) {
    const [filled, setFilled] = useState(false);
    return (
      <IconButton
        {...args}
        label={filled ? "Remove from favorites" : "Add to favorites"}
        filled={filled}
        onClick={() => setFilled(!filled)}
      />
    );
  },
  play: async ({ canvas }) => {
    const heart = canvas.getByRole("button", { name: "Add to favorites" });
    const sign = heart.querySelector("svg") ?? heart;
    await expect(getComputedStyle(sign).fill).toBe("none");
    await userEvent.click(heart);
    await expect(heart).toHaveAccessibleName("Remove from favorites");
    await expect(heart).not.toHaveAttribute("aria-pressed");
    await expect(getComputedStyle(sign).fill).not.toBe("none");
  },
});
