import { expect } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { UnsubscribeScreen } from "./unsubscribe-screen.tsx";

const link = { token: "a-token.from-the-mail", types: ["saved-search"] as const, subscribed: true };

const meta = preview.meta({
  component: UnsubscribeScreen,
  title: "Screens/Unsubscribe",
  parameters: { frame: "screen" },
  args: { link },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const button = canvas.getByRole("button", { name: "Unsubscribe" });
    await expect(button.closest("form")).toHaveAttribute(
      "action",
      "/unsubscribe?token=a-token.from-the-mail",
    );
    await expect(button.closest("form")).toHaveAttribute("method", "post");
  },
});
export const TwoKinds = meta.story({ args: { link: { ...link, types: ["saved-search", "price-drop"] } } });
export const Unsubscribed = meta.story({
  args: { link: { ...link, subscribed: false } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("button")).toBeNull();
  },
});
export const WrongLink = meta.story({ args: { link: null } });
export const RequestFailed = meta.story({
  args: { problem: "This part is not reachable at the moment" },
});
export const Mobile = meta.story({ globals: { viewport: { value: "phone" } } });
