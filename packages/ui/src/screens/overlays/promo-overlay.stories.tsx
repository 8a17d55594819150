import { expect, fn, userEvent, within } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { PromoModal, type PromoModalProps } from "./promo-modal.tsx";

const meta = preview.meta({
  component: PromoModal,
  title: "Screens/Promo offer",
  args: {
    step: { name: "claim" },
    onClaim: fn(),
    onType: fn(),
    onSubmit: fn(),
    onDismiss: fn(),
  } satisfies PromoModalProps,
});

const email = { name: "email", email: "", sending: false } as const;
const dialogIn = (element: HTMLElement) => within(element.ownerDocument.body).getByRole("dialog");

export const Claim = meta.story({
  play: async ({ args, canvasElement }) => {
    const dialog = within(dialogIn(canvasElement));
    await userEvent.click(dialog.getByRole("button", { name: "Claim Offer" }));
    await expect(args.onClaim).toHaveBeenCalledOnce();
    await userEvent.keyboard("{Escape}");
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
});
export const ClaimMobile = meta.story({ globals: { viewport: { value: "phone" } } });
export const ClaimDark = meta.story({ globals: { theme: "dark" } });
export const ClaimHighContrast = meta.story({ globals: { theme: "contrast" } });
export const Email = meta.story({
  args: { step: email },
  play: async ({ args, canvasElement }) => {
    const field = within(dialogIn(canvasElement)).getByLabelText("Email");
    await expect(field).toHaveFocus();
    await userEvent.type(field, "a{Enter}");
    await expect(args.onType).toHaveBeenCalledWith("a");
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
});
export const EmailMobile = meta.story({
  args: { step: email },
  globals: { viewport: { value: "phone" } },
});
export const EmailMissing = meta.story({ args: { step: { ...email, problem: "Add email first" } } });
export const EmailInvalid = meta.story({
  args: { step: { ...email, email: "maren@", problem: "Please enter a valid email address" } },
  globals: { theme: "dark" },
});
export const RequestFailed = meta.story({
  args: {
    step: { ...email, email: "maren@example.com", problem: "Too many tries; please wait a little" },
  },
});
export const Submitting = meta.story({
  args: { step: { ...email, email: "maren@example.com", sending: true } },
});
