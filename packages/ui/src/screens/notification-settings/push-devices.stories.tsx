import { expect, fn, within } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { PushDevices, type PushDevicesProps } from "./push-devices.tsx";

const devices = [
  { _id: "laptop", name: "Chrome on Windows", date: "2026-11-24T12:00:00.000Z", current: true },
  { _id: "phone", name: "Safari on iPhone", date: "2026-11-02T12:00:00.000Z", current: false },
];
const others = devices.filter(({ current }) => !current);

const meta = preview.meta({
  component: PushDevices,
  title: "Screens/Push notifications",
  args: { status: "off", devices: [], onTurnOn: fn(), onTurnOff: fn() } satisfies PushDevicesProps,
});

/** A permission is asked for by this click only. */
export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent(/^Off\./);
    await expect(args.onTurnOn).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole("button", { name: "Turn on" }));
    await expect(args.onTurnOn).toHaveBeenCalledOnce();
    await expect(args.onTurnOff).not.toHaveBeenCalled();
  },
});
export const On = meta.story({
  args: { status: "on", devices },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent(/^On\./);
    const [laptop, phone] = canvas.getAllByRole("listitem");
    if (laptop === undefined || phone === undefined) throw new TypeError("There are no devices.");
    await expect(within(laptop).getByText("This device")).toBeVisible();
    await expect(within(phone).queryByText("This device")).toBeNull();
    await expect(within(phone).getByRole("button", { name: "Remove Safari on iPhone" })).toHaveValue(
      "remove-device",
    );
    await userEvent.click(canvas.getByRole("button", { name: "Turn off" }));
    await expect(args.onTurnOff).toHaveBeenCalledOnce();
  },
});
export const OnOtherDevices = meta.story({ args: { devices: others } });
export const Busy = meta.story({
  args: { busy: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Turn on" }));
    await expect(args.onTurnOn).not.toHaveBeenCalled();
  },
});
export const RequestFailed = meta.story({
  args: { problem: "Your browser could not reach its notification service. Please try again." },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("could not reach");
    await expect(canvas.getByRole("button", { name: "Turn on" })).toBeEnabled();
  },
});
export const Blocked = meta.story({
  args: { status: "blocked", devices: others },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("Your browser blocks notifications");
    // The browser would not ask again.
    await expect(canvas.queryByRole("button", { name: "Turn on" })).toBeNull();
  },
});
export const Unsupported = meta.story({
  args: { status: "unsupported" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("cannot show notifications");
    await expect(canvas.queryByRole("button")).toBeNull();
  },
});
export const Checking = meta.story({
  args: { status: "checking", devices },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("button", { name: /Turn/ })).toBeNull();
    // It works without scripts.
    await expect(canvas.getByRole("button", { name: "Remove Chrome on Windows" })).toBeEnabled();
  },
});
export const LongContent = meta.story({
  args: {
    status: "on",
    devices: devices.map((device) => ({ ...device, name: `${device.name} with a name of sixty characters` })),
  },
});
export const Mobile = meta.story({
  args: { status: "on", devices },
  globals: { viewport: { value: "phone" } },
});
export const Dark = meta.story({ args: { status: "on", devices }, globals: { theme: "dark" } });
