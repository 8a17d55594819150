import { expect, fn, userEvent, within } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { OnboardingModal } from "./onboarding-modal.tsx";

const meta = preview.meta({
  component: OnboardingModal,
  title: "Screens/Onboarding",
  args: { starting: false, onStart: fn(), onClose: fn() },
});

const dialogIn = (element: HTMLElement) => within(element.ownerDocument.body).getByRole("dialog");

export const Default = meta.story({
  play: async ({ args, canvasElement }) => {
    const dialog = within(dialogIn(canvasElement));
    await userEvent.click(dialog.getByRole("button", { name: "Let's do it!" }));
    await expect(args.onStart).toHaveBeenCalledOnce();
    await userEvent.click(dialog.getByRole("button", { name: "Close" }));
    await userEvent.keyboard("{Escape}");
    await expect(args.onClose).toHaveBeenCalledTimes(2);
  },
});
export const Mobile = meta.story({ globals: { viewport: { value: "phone" } } });
export const Dark = meta.story({ globals: { theme: "dark" } });
export const Loading = meta.story({
  args: { starting: true },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(dialogIn(canvasElement)).getByRole("button", { name: "Loading..." }));
    await expect(args.onStart).not.toHaveBeenCalled();
  },
});
