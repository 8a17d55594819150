import { expect, fn, within } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { expectNoSidewaysScroll } from "../../fixtures/expect-no-sideways-scroll.ts";
import { storyNow } from "../../fixtures/listings.ts";
import { longWord } from "../../fixtures/long-content.ts";
import { orders } from "../../fixtures/orders.ts";
import { RescheduleForm, RescheduleProposal, type RescheduleProps } from "./reschedule.tsx";

const { rescheduled } = orders;
const { reschedule: _, ...agreedOnly } = rescheduled.schedule;
const agreed = { ...rescheduled, schedule: agreedOnly };

const args: RescheduleProps = {
  order: rescheduled,
  side: "buyer",
  actions: ["confirm-reschedule", "keep-schedule", "reschedule"],
  busy: false,
  errors: {},
  counterRange: null,
  now: storyNow,
  onEvent: fn(),
};

const meta = preview.meta({
  component: RescheduleProposal,
  title: "Patterns/Reschedule",
  args,
});

export const ProposedToYou = meta.story({
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await expect(
      canvas.getByText("Until you agree, Wednesday, November 25, 8 am to noon stays valid."),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Keep the agreed time" }));
    await expect(args.onEvent).toHaveBeenLastCalledWith({ type: "keep-schedule" });
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(canvas.getByRole("button", { name: "Agree to the new time" }));
    const dialog = within(await page.findByRole("dialog", { name: "Change to this time?" }));
    await dialog.findByText(
      /^Pickup: Friday, November 27, noon to 5 pm instead of Wednesday, November 25, 8 am to noon\./,
    );
    await userEvent.click(dialog.getByRole("button", { name: "Change to this time" }));
    await expect(args.onEvent).toHaveBeenLastCalledWith({
      type: "confirm-reschedule",
      window: "2026-11-27/afternoon",
    });
  },
});
export const ProposedByYou = meta.story({
  args: { side: "seller", actions: ["keep-schedule", "reschedule"] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole("button", { name: "Agree to the new time" })).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Withdraw the proposal" }));
    await expect(args.onEvent).toHaveBeenCalledWith({ type: "keep-schedule" });
  },
});
export const TimeIsOver = meta.story({
  args: { actions: ["keep-schedule", "reschedule"] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^That time is over/)).toBeVisible();
  },
});
export const Busy = meta.story({ args: { busy: true } });
export const LongContent = meta.story({
  args: { order: { ...rescheduled, seller: { ...rescheduled.seller, firstName: longWord } } },
  globals: { viewport: { value: "phone" } },
  play: ({ canvasElement }) => expectNoSidewaysScroll(canvasElement),
});
export const AnyTime = meta.story({
  args: { order: agreed, actions: ["reschedule"] },
  render: (props) => <RescheduleForm {...props} />,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText("Propose another time"));
    const propose = canvas.getByRole("button", { name: "Propose this time" });
    await userEvent.click(propose);
    await expect(canvas.getByLabelText("Day")).toHaveAccessibleDescription(/Choose a day/);
    await expect(args.onEvent).not.toHaveBeenCalled();
    await userEvent.type(canvas.getByLabelText("Day"), "2026-11-28");
    await userEvent.selectOptions(canvas.getByLabelText("Time of day"), "evening");
    await userEvent.click(propose);
    await expect(args.onEvent).toHaveBeenCalledWith({
      type: "reschedule",
      date: "2026-11-28",
      window: "evening",
    });
  },
});
export const OfferedTimes = meta.story({
  args: {
    order: {
      ...rescheduled,
      schedule: {
        ...rescheduled.schedule,
        offered: [
          { date: "2026-11-25", window: "morning" },
          { date: "2026-11-27", window: "afternoon" },
          { date: "2026-11-28", window: "morning" },
        ],
      },
    },
    actions: ["reschedule"],
  },
  render: (props) => <RescheduleForm {...props} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText("Propose another time"));
    // The agreed time and the proposed one are not offered again.
    const options = within(canvas.getByLabelText("Pickup time")).getAllByRole("option");
    await expect(options.map((option) => option.textContent)).toEqual([
      "Choose a time",
      "Saturday, November 28, 8 am to noon",
    ]);
  },
});
export const NoFreeTimes = meta.story({
  args: { order: { ...agreed, schedule: { ...agreedOnly, offered: [] } }, actions: [] },
  render: (props) => <RescheduleForm {...props} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText("Propose another time"));
    await expect(canvas.getByText(/no free pickup times in the next three weeks/)).toBeVisible();
  },
});
export const Rejected = meta.story({
  args: {
    order: agreed,
    errors: { date: "You have already agreed on this time. Choose another one" },
    actions: ["reschedule"],
  },
  render: (props) => <RescheduleForm {...props} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText("Propose another time"));
    await expect(canvas.getByLabelText("Day")).toHaveAccessibleDescription(/already agreed on this time/);
  },
});
