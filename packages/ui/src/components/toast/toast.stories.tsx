import { expect, fn, userEvent, within } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { Toasts } from "./toast.tsx";

const meta = preview.meta({
  component: Toasts,
  title: "Components/Toast",
  parameters: { coversPage: true },
  args: {
    onDismiss: fn(),
    onHold: fn(),
    onRelease: fn(),
    toasts: [
      { id: "1", tone: "success" as const, message: "Promo code sent!" },
      { id: "2", tone: "danger" as const, message: "Server error" },
    ],
  },
});

export const Default = meta.story({
  play: async ({ canvasElement, args }) => {
    const body = within(canvasElement.ownerDocument.body);
    const [first] = await body.findAllByRole("button", { name: "Close message" });
    if (!first) throw new Error("Nothing stands.");
    await userEvent.hover(first);
    await expect(args.onHold).toHaveBeenCalledWith("pointer");
    await userEvent.unhover(first);
    await expect(args.onRelease).toHaveBeenCalledWith("pointer");
    await userEvent.click(first);
    await expect(args.onDismiss).toHaveBeenCalledWith("1");
  },
});

export const Focused = meta.story({
  play: async ({ args }) => {
    // The key that leads to the messages from wherever one is.
    await userEvent.keyboard("{F8}");
    await userEvent.tab();
    await expect(args.onHold).toHaveBeenCalledWith("focus");
  },
});
