import { expect, fn, userEvent } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { ErrorState } from "./error-state.tsx";

const meta = preview.meta({
  component: ErrorState,
  title: "Components/Error state",
  args: { title: "The list could not be loaded", children: "Your connection may be gone.", onRetry: fn() },
});

export const Default = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});
export const Loading = meta.story({ args: { retrying: true, compact: true } });
