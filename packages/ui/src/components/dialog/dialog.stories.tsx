import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { Button } from "../button/button.tsx";
import { Text } from "../text/text.tsx";
import { Dialog } from "./dialog.tsx";

const meta = preview.meta({
  component: Dialog,
  title: "Components/Dialog",
  parameters: { coversPage: true },
  args: {
    title: "Cancel this order?",
    description: "The money goes back to your card.",
    trigger: <Button>Cancel the order</Button>,
    footer: <Button variant="danger">Cancel the order now</Button>,
    children: <Text>The seller is notified immediately.</Text>,
  },
});

export const Default = meta.story({ args: { open: true } });
export const OpenedByTrigger = meta.story({
  play: async ({ canvas, canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.click(canvas.getByRole("button", { name: "Cancel the order" }));
    const dialog = await body.findByRole("dialog", { name: "Cancel this order?" });
    await expect(dialog).toHaveFocus();
    await userEvent.tab();
    await expect(body.getByRole("button", { name: "Close" })).toHaveFocus();
    await userEvent.tab();
    await expect(body.getByRole("button", { name: "Cancel the order now" })).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(body.queryByRole("dialog")).toBeNull());
    await expect(canvas.getByRole("button", { name: "Cancel the order" })).toHaveFocus();
  },
});
export const Large = meta.story({ args: { open: true, size: "large" } });
export const LongContent = meta.story({
  args: {
    open: true,
    size: "small",
    children: <Text>{"One more condition of the sale, told at length. ".repeat(80)}</Text>,
  },
  play: async ({ canvasElement }) => {
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole("dialog"));
    const scrolled = await dialog.findByRole("group", { name: "Cancel this order?" });
    await expect(scrolled).toHaveAttribute("tabindex", "0");
  },
});
export const NotDismissible = meta.story({
  args: { open: true, dismissable: false, onOpenChange: fn() },
  play: async ({ args }) => {
    await userEvent.keyboard("{Escape}");
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
});
