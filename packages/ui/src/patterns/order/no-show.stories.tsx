import { expect, fn, within } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { expectNoSidewaysScroll } from "../../fixtures/expect-no-sideways-scroll.ts";
import { storyNow } from "../../fixtures/listings.ts";
import { longWord } from "../../fixtures/long-content.ts";
import { orders } from "../../fixtures/orders.ts";
import { NoShowPanel, type NoShowPanelProps, ReportNoShow, RunningLate } from "./no-show.tsx";

const { noShow, pickup, delivery } = orders;
const contested = {
  ...noShow,
  schedule: { ...noShow.schedule, noShow: { by: "seller" as const, contested: true } },
};

const args: NoShowPanelProps = {
  order: noShow,
  side: "buyer",
  actions: ["contest-no-show", "reschedule", "cancel"],
  busy: false,
  errors: {},
  counterRange: null,
  now: storyNow,
  onEvent: fn(),
};

const meta = preview.meta({ component: NoShowPanel, title: "Patterns/No-show", args });

export const ReportedByOther = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const contest = canvas.getByRole("button", { name: "Contest the report" });
    await userEvent.click(contest);
    const field = canvas.getByLabelText("What happened instead?");
    await expect(field).toHaveAccessibleDescription(/Say what happened/);
    await expect(args.onEvent).not.toHaveBeenCalled();
    await userEvent.type(field, "I waited at the door");
    await userEvent.click(contest);
    await expect(args.onEvent).toHaveBeenCalledWith({
      type: "contest-no-show",
      reason: "I waited at the door",
    });
  },
});
export const ReportedByYou = meta.story({
  args: { side: "seller", actions: ["withdraw-no-show", "reschedule", "cancel"] },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(canvas.getByRole("button", { name: "Withdraw the report" }));
    const dialog = within(await page.findByRole("dialog", { name: "Withdraw your report?" }));
    await dialog.findByText(/completes automatically in 72 hours/);
    await userEvent.click(dialog.getByRole("button", { name: "Withdraw the report" }));
    await expect(args.onEvent).toHaveBeenCalledWith({ type: "withdraw-no-show" });
  },
});
export const ContestedByYou = meta.story({
  args: { order: contested, actions: ["pick-up"] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Heirloop looks at what happened/)).toBeVisible();
    await expect(canvas.queryByRole("button")).toBeNull();
  },
});
export const ContestedByOther = meta.story({
  args: { order: contested, side: "seller", actions: ["withdraw-no-show", "cancel"] },
});
export const Delivery = meta.story({
  args: {
    side: "seller",
    order: { ...delivery, schedule: { ...delivery.schedule, noShow: { by: "buyer", contested: false } } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/If you delivered it, say so below/)).toBeVisible();
  },
});
export const Busy = meta.story({ args: { busy: true } });
export const LongContent = meta.story({
  args: { order: { ...noShow, seller: { ...noShow.seller, firstName: longWord } } },
  globals: { viewport: { value: "phone" } },
  play: ({ canvasElement }) => expectNoSidewaysScroll(canvasElement),
});
export const Late = meta.story({
  args: { order: pickup, actions: ["running-late"] },
  render: (props) => <RunningLate {...props} />,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "30 minutes late" }));
    await expect(args.onEvent).toHaveBeenCalledWith({ type: "running-late", minutes: 30 });
  },
});
export const Reporting = meta.story({
  args: { order: pickup, actions: ["report-no-show"] },
  render: (props) => <ReportNoShow {...props} />,
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(canvas.getByRole("button", { name: "Prairie Modern didn’t come" }));
    const dialog = within(
      await page.findByRole("dialog", { name: "Report that Prairie Modern did not come?" }),
    );
    await dialog.findByText(/no longer completes automatically/);
    await userEvent.click(dialog.getByRole("button", { name: "Report the no-show" }));
    await expect(args.onEvent).toHaveBeenCalledWith({ type: "report-no-show" });
  },
});
