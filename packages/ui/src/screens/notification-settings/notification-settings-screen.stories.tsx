import type { NotificationPreferences } from "@heirloop/contract/notification/notification-preferences.schema";
import { expect, fn, within } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { NotificationSettingsScreen } from "./notification-settings-screen.tsx";
import type { PushDevicesProps } from "./push-devices.tsx";

const preferences: NotificationPreferences = {
  muted: { inApp: [], email: ["counteroffer", "saved-search"], push: ["offer"] },
  alertFrequency: "daily",
  quietHours: { from: 22, until: 7 },
  timeZone: "America/Chicago",
};
/** The server sends push notifications; this browser is one of two that get them. */
const push = {
  status: "on",
  devices: [
    { _id: "laptop", name: "Chrome on Windows", date: "2026-11-24T12:00:00.000Z", current: true },
    { _id: "phone", name: "Safari on iPhone", date: "2026-11-02T12:00:00.000Z", current: false },
  ],
  onTurnOn: fn(),
  onTurnOff: fn(),
} satisfies PushDevicesProps;

const ready = (value: NotificationPreferences) => ({ state: "ready", value }) as const;

const meta = preview.meta({
  component: NotificationSettingsScreen,
  title: "Screens/Notification settings",
  parameters: { frame: "screen" },
  args: { preferences: ready(preferences), push, onRetry: () => undefined },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const channels = (kind: string) => within(canvas.getByRole("group", { name: kind }));
    await expect(channels("New offers").getByRole("checkbox", { name: "Email" })).toBeChecked();
    await expect(channels("Counteroffers").getByRole("checkbox", { name: "Email" })).not.toBeChecked();
    await expect(channels("Counteroffers").getByRole("checkbox", { name: "In the app" })).toBeChecked();
    // They are not emailed.
    await expect(channels("Messages").queryByRole("checkbox", { name: "Email" })).toBeNull();
    await expect(channels("New offers").getByRole("checkbox", { name: "Push" })).not.toBeChecked();
    await expect(channels("Messages").getByRole("checkbox", { name: "Push" })).toBeChecked();
    // What cannot be turned off has no checkbox.
    await expect(channels("Payouts").getAllByRole("checkbox")).toHaveLength(1);
    await expect(channels("Payouts").getByRole("checkbox", { name: "Push" })).toBeChecked();
    await expect(canvas.getAllByText("Always in the app and by email")).toHaveLength(6);
    await expect(canvas.getByRole("radio", { name: /Once a day/ })).toBeChecked();
    await expect(canvas.getByRole("combobox", { name: "From" })).toHaveDisplayValue("10 PM");
    await expect(canvas.getByRole("combobox", { name: "Until" })).toHaveDisplayValue("7 AM");
  },
});
export const EverythingOn = meta.story({
  args: {
    preferences: ready({
      ...preferences,
      muted: { inApp: [], email: [], push: [] },
      alertFrequency: "instant",
      quietHours: null,
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("checkbox", { name: "Use quiet hours" })).not.toBeChecked();
    for (const email of canvas.getAllByRole("checkbox", { name: "Email" })) await expect(email).toBeChecked();
  },
});
export const OtherTimeZones = meta.story({
  args: {
    preferences: ready({ ...preferences, timeZone: "Europe/Berlin" }),
    deviceTimeZone: "Asia/Ho_Chi_Minh",
  },
  play: async ({ canvas }) => {
    const zone = canvas.getByRole("combobox", { name: "Time zone" });
    await expect(zone).toHaveDisplayValue("Berlin (Europe)");
    await expect(within(zone).getByRole("option", { name: "Ho Chi Minh (Asia)" })).toBeInTheDocument();
  },
});
export const WithoutPush = meta.story({
  args: { push: null },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole("checkbox", { name: "Push" })).toBeNull();
    await expect(canvas.queryByText("Notifications on this device")).toBeNull();
    await expect(canvas.queryByRole("group", { name: "Payouts" })).toBeNull();
    await expect(canvas.getAllByText("Always in the app and by email")).toHaveLength(6);
    // Choices that were made while it was offered are sent with the form.
    const form = canvasElement.querySelector("form") ?? undefined;
    const kept = new FormData(form).getAll("push");
    await expect(kept).toHaveLength(18);
    await expect(kept).not.toContain("offer");
  },
});
export const Saved = meta.story({ args: { answer: { saved: true } } });
export const Busy = meta.story({ args: { answer: { busy: true } } });
export const Invalid = meta.story({
  args: {
    preferences: ready({ ...preferences, quietHours: { from: 7, until: 7 } }),
    answer: { errors: { "quietHours.until": "Choose an hour other than the start" } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("combobox", { name: "Until" })).toHaveAccessibleDescription(
      "Choose an hour other than the start",
    );
  },
});
export const RequestFailed = meta.story({
  args: { answer: { problem: "This part is not reachable at the moment" } },
});
export const Error = meta.story({ args: { preferences: { state: "failed" } } });
export const Mobile = meta.story({ globals: { viewport: { value: "phone" } } });
export const Dark = meta.story({ globals: { theme: "dark" } });
