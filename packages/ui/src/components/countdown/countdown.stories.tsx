import { expect, fn, waitFor } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { Stack } from "../stack/stack.tsx";
import { storyNow } from "../../fixtures/listings.ts";
import { Countdown } from "./countdown.tsx";

const meta = preview.meta({
  component: Countdown,
  title: "Components/Countdown",
  args: { now: storyNow, until: "2026-11-21T10:00:01.000Z", onEnd: fn() },
});

export const Lengths = meta.story({
  render: (args) => (
    <Stack gap="s">
      <Countdown {...args} until="2026-11-23T14:00:59.900Z" />
      <Countdown {...args} until="2026-11-21T13:12:30.900Z" />
      <Countdown {...args} until="2026-11-21T10:09:41.900Z" />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText("2 days 4 h")).toBeVisible();
    await expect(canvas.getByText("3 h 12 min")).toBeVisible();
  },
});
export const RunsOut = meta.story({
  parameters: { clock: "runs" },
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(canvas.getByText("Time is over")).toBeInTheDocument(), { timeout: 3000 });
    await expect(args.onEnd).toHaveBeenCalledOnce();
  },
});
