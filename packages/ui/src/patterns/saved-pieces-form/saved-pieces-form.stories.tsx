import { expect, fn, userEvent } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { SavedPiecesForm } from "./saved-pieces-form.tsx";

const meta = preview.meta({
  component: SavedPiecesForm,
  title: "Patterns/Saved pieces form",
  args: { viewed: [], onPreload: fn() },
});

export const Empty = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("textbox", { name: "Your email" }));
    await expect(args.onPreload).toHaveBeenCalled();
  },
});
export const LoggedIn = meta.story({
  args: { email: "alma@example.test" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox", { name: "Your email" })).toHaveValue("alma@example.test");
  },
});
/** What was looked at goes along. */
export const Filled = meta.story({
  args: { viewed: ["piece-1", "piece-2"] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("form", { name: "Email me my saved pieces" })).toHaveFormValues({
      viewed: "piece-1.piece-2",
    });
  },
});
