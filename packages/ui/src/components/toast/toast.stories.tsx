import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { Toasts } from "./toast.tsx";

const meta = preview.meta({
  component: Toasts,
  title: "Components/Toast",
  args: {
    onDismiss: fn(),
    toasts: [
      { id: "1", tone: "success" as const, message: "Promo code sent!" },
      { id: "2", tone: "danger" as const, message: "Server error" },
    ],
  },
});

export const Standing = meta.story({
  args: { duration: 3_600_000 },
  play: async ({ canvasElement, args }) => {
    const body = within(canvasElement.ownerDocument.body);
    const [first] = await body.findAllByRole("button", { name: "Close message" });
    if (first) await userEvent.click(first);
    await expect(args.onDismiss).toHaveBeenCalledWith("1");
  },
});

export const LeavesByItself = meta.story({
  args: { duration: 300 },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onDismiss).toHaveBeenCalledWith("2"));
  },
});
