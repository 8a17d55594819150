import { savedSearchSchema } from "@heirloop/contract/saved-search/saved-search.endpoints";
import { expect, fn } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { SavedSearchesScreen, type SavedSearchesScreenProps } from "./saved-searches-screen.tsx";

const search = (id: string, name: string, query: string, alerts = true) =>
  savedSearchSchema.parse({
    _id: `search-${id}-00001`,
    name,
    query,
    alerts,
    date: "2026-10-02T09:00:00.000Z",
  });
const searches = [
  search("1", "Walnut desks", "keyword=walnut&type=desks"),
  search(
    "2",
    "Danish seating under $500 in the Bay Area",
    "category=seating&maxPrice=50000&region=ba&style=danish",
  ),
  search("3", "Anything by Ravnsborg", "brand=Ravnsborg", false),
];

const meta = preview.meta({
  component: SavedSearchesScreen,
  title: "Screens/Saved searches",
  parameters: { frame: "screen" },
  args: {
    searches: { state: "ready", value: searches },
    measured: true,
    channels: { inApp: true, email: true },
    onRetry: fn(),
  } satisfies SavedSearchesScreenProps,
});
const draft = { name: "Walnut desks", query: "keyword=walnut&type=desks" };

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Turn alerts off for Walnut desks" })).toHaveValue("off");
    await expect(
      canvas.getByRole("button", { name: "Turn alerts on for Anything by Ravnsborg" }),
    ).toHaveValue("on");
  },
});
export const Saved = meta.story({
  args: { saved: { name: "Walnut desks", alerts: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("We’ll notify you about new matches.");
  },
});
export const SavedWithoutAlerts = meta.story({
  args: { saved: { name: "Walnut desks", alerts: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("“Walnut desks” is saved, without alerts.");
    await expect(canvas.queryByText(/notify you/)).toBeNull();
  },
});
export const EmailsOff = meta.story({
  args: { channels: { inApp: true, email: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Emails about them are off/)).toBeVisible();
    await expect(canvas.getAllByText(/^Alerts on/).length).toBe(2);
  },
});
export const OnlyEmails = meta.story({
  args: { channels: { inApp: false, email: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Get notified about new matches by email/)).toBeVisible();
  },
});
/** Saved with alerts, which the account has turned off everywhere. */
export const AlertsPaused = meta.story({
  args: { channels: { inApp: false, email: false }, saved: { name: "Walnut desks", alerts: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Turn them on" })).toHaveAttribute(
      "href",
      "/settings/notifications",
    );
    await expect(canvas.getAllByText(/^Alerts paused/).length).toBe(2);
    await expect(canvas.queryByText(/^Alerts on/)).toBeNull();
    await expect(canvas.queryByText(/notify you/)).toBeNull();
  },
});
export const SavingSearch = meta.story({ args: { draft } });
export const NameMissing = meta.story({
  args: { draft: { ...draft, name: "" }, answer: { errors: { name: "Name the search" } } },
});
export const LimitReached = meta.story({
  args: {
    answer: { problem: "You have 50 saved searches, which is the most you can have. Remove one first." },
  },
});
export const MeasurementsMissing = meta.story({
  args: {
    searches: {
      state: "ready",
      value: [
        search("1", "Beds that fit", "fits=1&type=beds"),
        search("2", "Sofas that fit", "fits=1&type=three_seat_sofas", false),
        search("3", "Walnut desks", "keyword=walnut&type=desks"),
      ],
    },
    measured: false,
  },
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole("link", { name: "Measure your doorway to get alerts" });
    await expect(links.map((link) => link.getAttribute("href"))).toEqual([
      "/will-it-fit?next=%2Fsaved-searches",
    ]);
  },
});
export const Empty = meta.story({ args: { searches: { state: "ready", value: [] } } });
export const Error = meta.story({ args: { searches: { state: "failed" } } });
export const Loading = meta.story({ args: { searches: { state: "loading" } } });
