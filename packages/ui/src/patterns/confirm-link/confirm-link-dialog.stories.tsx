import { expect, fn, userEvent, within } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { ConfirmLinkDialog, type ConfirmLinkDialogProps } from "./confirm-link-dialog.tsx";

const args: ConfirmLinkDialogProps = {
  request: { kind: "favorite", title: "Walnut credenza with sliding doors" },
  open: true,
  onConfirm: fn(),
  onCancel: fn(),
};

const meta = preview.meta({ title: "Patterns/Confirm link", component: ConfirmLinkDialog, args });

/** Dialogs are portaled out of the canvas. */
const dialog = () => within(document.body).findByRole("dialog");

export const Favorite = meta.story({
  play: async () => {
    const opened = within(await dialog());
    await userEvent.click(opened.getByRole("button", { name: "Save to favorites" }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await expect(args.onCancel).not.toHaveBeenCalled();
  },
});
export const Conversation = meta.story({
  args: { request: { kind: "listing", title: "Walnut credenza with sliding doors" } },
  play: async () => {
    const opened = within(await dialog());
    await userEvent.click(opened.getByRole("button", { name: "Cancel" }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
});
export const Account = meta.story({
  args: { request: { kind: "userAccountAdmin", name: "Ada Moreno", email: "ada@example.com" } },
  play: async () => {
    await within(await dialog()).findByText(/the account of Ada Moreno \(ada@example\.com\)/);
    await userEvent.keyboard("{Escape}");
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
});
export const LongContent = meta.story({
  args: { request: { kind: "listing", title: "Walnut credenza with sliding doors, ".repeat(4).trim() } },
});
