import { announcementRotationMachine } from "@heirloop/machines/announcement-rotation/announcement-rotation.machine";
import { connectAnnouncement } from "@heirloop/machines/announcement-rotation/announcement-rotation.connect";
import { useMachine } from "@xstate/react";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { SimulatedClock } from "xstate";
import preview from "../../../../../.storybook/preview.tsx";
import { PromoPill } from "./promo-pill.tsx";
import { AnnouncementBar, type AnnouncementBarProps, ContactBar } from "./announcement-bar.tsx";

const openOffer = fn();
const dismissPill = fn();

const meta = preview.meta({
  component: AnnouncementBar,
  title: "Patterns/Announcement bar",
  args: {
    messages: [
      { text: "Delivery as soon as next day" },
      { text: "The sale shelves", href: "/collections?discount=20" },
    ],
    at: 0,
    control: "STOP" as const,
    onControl: fn(),
    onHold: fn(),
    onRelease: fn(),
  } satisfies AnnouncementBarProps,
});

export const Default = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Pause announcements" }));
    await expect(args.onControl).toHaveBeenCalledWith("STOP");
    await expect(args.onHold).toHaveBeenCalledWith("pointer");
    await userEvent.tab();
    await expect(args.onHold).toHaveBeenCalledWith("focus");
  },
});
export const Stopped = meta.story({ args: { at: 1, control: "START" as const } });
export const ReducedMotion = meta.story({ args: { control: "NEXT" as const } });
export const SingleMessage = meta.story({
  args: { messages: [{ text: "Delivery as soon as next day" }], control: null },
});

export const PromoOffer = meta.story({
  render: (args) => (
    <AnnouncementBar {...args} offer={<PromoPill onOpen={openOffer} onDismiss={dismissPill} />} />
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Take $30 off" }));
    await expect(openOffer).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole("button", { name: "Don’t show this offer again" }));
    await expect(dismissPill).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole("button", { name: /announcements/ })).toBeNull();
  },
});
export const PromoOfferMobile = meta.story({
  render: (args) => (
    <AnnouncementBar {...args} offer={<PromoPill onOpen={openOffer} onDismiss={dismissPill} focused />} />
  ),
  globals: { theme: "dark", viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Take $30 off" })).toHaveFocus();
  },
});

export const Empty = meta.story({ render: () => <ContactBar place="Near Los Angeles" /> });

const clock = new SimulatedClock();

/** The bar with its machine, on a clock that the story turns. */
function Played({ messages }: Pick<AnnouncementBarProps, "messages">) {
  const [snapshot, send] = useMachine(announcementRotationMachine, {
    clock,
    input: { count: messages.length, pathname: "/", reducedMotion: false },
  });
  const { at, control } = connectAnnouncement(snapshot);
  return (
    <AnnouncementBar
      messages={messages}
      at={at}
      control={control}
      onControl={(type) => send({ type })}
      onHold={(by) => send({ type: "HOLD", by })}
      onRelease={(by) => send({ type: "RELEASE", by })}
    />
  );
}

export const Rotating = meta.story({
  render: ({ messages }) => <Played messages={messages} />,
  play: async ({ canvas }) => {
    clock.increment(10_000);
    await waitFor(() => expect(canvas.getByText("The sale shelves")).toBeVisible());
    await userEvent.hover(canvas.getByText("The sale shelves"));
    clock.increment(10_000);
    await expect(canvas.getByText("The sale shelves")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Pause announcements" }));
    await expect(canvas.getByRole("button", { name: "Resume announcements" })).toBeVisible();
  },
});
