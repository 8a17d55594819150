import { useState } from "react";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { Button } from "../button/button.tsx";
import { Stack } from "../stack/stack.tsx";
import { storyNow } from "../../fixtures/listings.ts";
import { Countdown, type CountdownProps } from "./countdown.tsx";

const meta = preview.meta({
  component: Countdown,
  title: "Components/Countdown",
  args: { now: storyNow, until: "2026-11-21T10:00:01.000Z", onEnd: fn() },
});

export const Default = meta.story({
  render: (args) => (
    <Stack gap="s">
      <Countdown {...args} until="2026-11-23T14:00:59.900Z" />
      <Countdown {...args} until="2026-11-26T10:00:30.900Z" />
      <Countdown {...args} until="2026-11-21T13:12:30.900Z" />
      <Countdown {...args} until="2026-11-21T10:09:41.900Z" />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText("2 days 4 h")).toBeVisible();
    await expect(canvas.getByText("2 days 4 hours")).toBeInTheDocument();
    await expect(canvas.getAllByText("5 days")).toHaveLength(2);
    await expect(canvas.getByText("3 h 12 min")).toBeVisible();
    await expect(canvas.getByText("3 hours 12 minutes")).toBeInTheDocument();
    await expect(canvas.getByText("10 minutes")).toBeInTheDocument();
  },
});
/** Answering an offer extends its deadline. */
function Extended(props: CountdownProps) {
  const [until, setUntil] = useState("2026-11-21T12:00:00.900Z");
  return (
    <Stack gap="s">
      <Countdown {...props} until={until} />
      <Button onClick={() => setUntil("2026-11-23T12:00:00.900Z")}>Two days more</Button>
    </Stack>
  );
}

export const DeadlineExtended = meta.story({
  parameters: { pictures: "none" },
  render: (args) => <Extended {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText("2 h")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Two days more" }));
    // At once: nothing has ticked yet.
    await expect(canvas.getByText("2 days 2 h")).toBeVisible();
  },
});
export const Expired = meta.story({
  parameters: { clock: "runs" },
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(canvas.getByText("Time is over")).toBeInTheDocument());
    await expect(args.onEnd).toHaveBeenCalledOnce();
  },
});
