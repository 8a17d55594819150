import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { ShareButton, type ShareButtonProps } from "./share-button.tsx";

const meta = preview.meta({
  component: ShareButton,
  title: "Patterns/Share",
  args: {
    onShare: fn(() => false),
    onCopyLink: fn(),
    onEmail: fn(),
  } satisfies ShareButtonProps,
});

const getPage = (element: HTMLElement) => within(element.ownerDocument.body);

/** Without a share sheet of the browser a menu opens. */
export const Default = meta.story({
  play: async ({ args, canvas, canvasElement }) => {
    const page = getPage(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Share" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await userEvent.click(await page.findByRole("menuitem", { name: "Copy link" }));
    await expect(args.onCopyLink).toHaveBeenCalledOnce();
    await waitFor(() => expect(page.queryByRole("menu")).toBeNull());
    await userEvent.click(canvas.getByRole("button", { name: "Share" }));
    await userEvent.click(await page.findByRole("menuitem", { name: "Email" }));
    await expect(args.onEmail).toHaveBeenCalledOnce();
    await waitFor(() => expect(page.queryByRole("menu")).toBeNull());
  },
});

/** The first opening by a key has to be like the later ones, which the menu's own trigger handles. */
export const OpenedByKeyboard = meta.story({
  parameters: { pictures: "none" },
  play: async ({ canvas, canvasElement }) => {
    const page = getPage(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard("{ArrowDown}");
    await waitFor(() => expect(page.getByRole("menuitem", { name: "Copy link" })).toHaveFocus());
    await userEvent.keyboard("{ArrowDown}");
    await expect(page.getByRole("menuitem", { name: "Email" })).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(canvas.getByRole("button", { name: "Share" })).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(page.getByRole("menuitem", { name: "Copy link" })).toHaveFocus());
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(page.queryByRole("menu")).toBeNull());
  },
});

export const ShareSheet = meta.story({
  args: { onShare: fn(() => true) },
  play: async ({ args, canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Share" }));
    await expect(args.onShare).toHaveBeenCalledOnce();
    await expect(getPage(canvasElement).queryByRole("menu")).toBeNull();
  },
});
