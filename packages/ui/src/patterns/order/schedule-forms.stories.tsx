import { useState } from "react";
import { expect, fireEvent, fn, waitFor } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { Button } from "../../components/button/button.tsx";
import { Stack } from "../../components/stack/stack.tsx";
import { storyNow } from "../../fixtures/listings.ts";
import { orders } from "../../fixtures/orders.ts";
import type { OrderFormProps } from "./event-form.tsx";
import { ConfirmScheduleForm, ScheduleForm } from "./schedule-forms.tsx";

const offered = [
  { date: "2026-11-25", window: "morning" as const },
  { date: "2026-11-25", window: "afternoon" as const },
  { date: "2026-11-28", window: "morning" as const },
];
const { schedulingPickup } = orders;
const withHours = {
  ...schedulingPickup,
  schedule: { ...schedulingPickup.schedule, timeZone: "America/Chicago", offered },
};

const args: OrderFormProps = {
  order: schedulingPickup,
  side: "buyer",
  busy: false,
  errors: {},
  counterRange: null,
  now: storyNow,
  onEvent: fn(),
};

const meta = preview.meta({
  component: ScheduleForm,
  title: "Patterns/Schedule form",
  args,
});

export const AnyTime = meta.story();
/** Each of the times has its own reason, at the field to correct, and nothing is sent. */
export const ImpossibleTimes = meta.story({
  args: {
    order: {
      ...schedulingPickup,
      schedule: {
        ...schedulingPickup.schedule,
        timeZone: "America/New_York",
        proposals: [{ date: "2026-11-25", window: "evening", by: "buyer" }],
      },
    },
    now: "2026-11-21T18:00:00.000Z",
  },
  play: async ({ args, canvas, userEvent }) => {
    const day = canvas.getByLabelText("Day");
    const window = canvas.getByLabelText("Time of day");
    await expect(day).toHaveAttribute("min", "2026-11-21");
    await expect(day).toHaveAttribute("max", "2027-11-20");
    const propose = async (date: string, of: string) => {
      await fireEvent.change(day, { target: { value: date } });
      await userEvent.selectOptions(window, of);
      await userEvent.click(canvas.getByRole("button", { name: "Propose this time" }));
    };
    await userEvent.click(canvas.getByRole("button", { name: "Propose this time" }));
    await expect(day).toHaveAccessibleDescription(/Choose a day/);
    await propose("2026-11-20", "evening");
    await expect(day).toHaveAccessibleDescription(/That day is over/);
    await propose("2028-01-10", "evening");
    await expect(day).toHaveAccessibleDescription(/Choose a day up to November 20, 2027/);
    await propose("2026-11-25", "evening");
    await expect(day).toHaveAccessibleDescription(/already proposed/);
    await propose("2026-11-21", "morning");
    await expect(day).not.toHaveAttribute("aria-invalid", "true");
    await expect(window).toHaveAccessibleDescription(/That time of day is over/);
    await waitFor(() => expect(window).toHaveFocus());
    await expect(args.onEvent).not.toHaveBeenCalled();
  },
});

/** A page that is rendered again while the form is filled in, with equal errors. */
function RenderedAgain(form: OrderFormProps) {
  const [count, setCount] = useState(0);
  return (
    <Stack gap="m">
      <ScheduleForm {...form} errors={{ ...form.errors }} />
      <Button onClick={() => setCount(count + 1)}>Render again</Button>
    </Stack>
  );
}

/** The form's own errors are shown with the server's, each until its field is changed. */
export const OwnAndServerErrors = meta.story({
  args: { errors: { window: "That time was just taken" } },
  parameters: { pictures: "none" },
  render: (form) => <RenderedAgain {...form} />,
  play: async ({ args: { onEvent }, canvas, userEvent }) => {
    const day = canvas.getByLabelText("Day");
    const window = canvas.getByLabelText("Time of day");
    const send = canvas.getByRole("button", { name: "Propose this time" });
    await userEvent.click(send);
    await expect(day).toHaveAccessibleDescription(/Choose a day/);
    await expect(window).toHaveAccessibleDescription(/just taken/);
    await fireEvent.change(day, { target: { value: "2026-11-25" } });
    await expect(day).toBeValid();
    await expect(window).toBeInvalid();
    await userEvent.selectOptions(window, "evening");
    await userEvent.click(canvas.getByRole("button", { name: "Render again" }));
    await expect(day).toBeValid();
    await expect(window).toBeValid();
    await userEvent.click(send);
    await expect(onEvent).toHaveBeenCalledWith({ type: "schedule", date: "2026-11-25", window: "evening" });
  },
});
export const OfferedTimes = meta.story({
  args: { order: withHours },
  play: async ({ args, canvas, userEvent }) => {
    const send = canvas.getByRole("button", { name: "Ask for this time" });
    const time = canvas.getByRole("combobox", { name: "Pickup time" });
    await userEvent.click(send);
    await expect(time).toHaveAccessibleDescription(/Choose a time/);
    await expect(args.onEvent).not.toHaveBeenCalled();
    await userEvent.selectOptions(time, "Saturday, November 28, 8 am to noon");
    await userEvent.click(send);
    await expect(args.onEvent).toHaveBeenCalledWith({
      type: "schedule",
      date: "2026-11-28",
      window: "morning",
    });
  },
});
export const OneProposed = meta.story({
  args: {
    order: {
      ...withHours,
      schedule: {
        ...withHours.schedule,
        proposals: [{ date: "2026-11-25", window: "morning", by: "buyer" }],
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("You proposed Wednesday, November 25, 8 am to noon.")).toBeVisible();
    await expect(canvas.queryByRole("option", { name: "Wednesday, November 25, 8 am to noon" })).toBeNull();
  },
});
/** The first of the seller's times was over last night; the second is still ahead. */
export const TimeIsOver = meta.story({
  args: {
    order: {
      ...schedulingPickup,
      schedule: {
        ...schedulingPickup.schedule,
        timeZone: "America/Chicago",
        proposals: [
          { date: "2026-11-20", window: "evening", by: "seller" },
          { date: "2026-11-25", window: "morning", by: "seller" },
          { date: "2026-11-20", window: "morning", by: "buyer" },
        ],
      },
    },
  },
  render: (args) => (
    <>
      <ConfirmScheduleForm {...args} />
      <ScheduleForm {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("button", { name: /^Agree to/ }).map((one) => one.textContent)).toEqual([
      "Agree to Wednesday, November 25, 8 am to noon",
    ]);
    await expect(canvas.queryByText(/^You proposed/)).toBeNull();
    await expect(canvas.getByRole("button", { name: "Propose this time" })).toBeVisible();
  },
});
export const Rejected = meta.story({
  args: {
    order: withHours,
    errors: { window: "Choose one of the times that the seller offers and that you have not proposed yet" },
  },
});
