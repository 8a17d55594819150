import type { RegionView } from "@heirloop/machines/region/region.connect";
import { expect, fn, userEvent, within } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { RegionControl } from "./region-control.tsx";

const unknown: RegionView = { state: "unknown", region: null, area: null };
const known: RegionView = { state: "known", region: "la", area: null };
const locating: RegionView = { ...unknown, state: "locating" };
const farFromAll: RegionView = { ...unknown, state: "far" };
const refused: RegionView = { ...unknown, state: "refused" };

const meta = preview.meta({
  component: RegionControl,
  title: "Patterns/Region",
  args: {
    view: unknown,
    open: true,
    onOpenChange: fn(),
    onLocate: fn(),
    onChoose: fn(),
    onForget: fn(),
  },
});

export const Closed = meta.story({ args: { open: false } });
export const Unknown = meta.story({
  play: async ({ canvasElement, args }) => {
    const panel = within(
      await within(canvasElement.ownerDocument.body).findByRole("dialog", {
        name: "Where you look for furniture",
      }),
    );
    await userEvent.click(panel.getByRole("button", { name: "Use my location" }));
    await expect(args.onLocate).toHaveBeenCalledOnce();
    await userEvent.click(panel.getByRole("button", { name: "Portland" }));
    await expect(args.onChoose).toHaveBeenCalledWith("pdx");
  },
});
export const Locating = meta.story({ args: { view: locating } });
export const Selected = meta.story({
  args: { view: known },
  play: async ({ canvasElement, args }) => {
    const panel = within(await within(canvasElement.ownerDocument.body).findByRole("dialog"));
    await expect(panel.getByRole("link", { name: "Pieces near Los Angeles" })).toHaveAttribute(
      "href",
      "/location/la",
    );
    await userEvent.click(panel.getByRole("button", { name: "Clear my location" }));
    await expect(args.onForget).toHaveBeenCalledOnce();
  },
});
export const NearestRegionTooFar = meta.story({ args: { view: { ...farFromAll, area: "Chicago" } } });
export const OutOfReach = meta.story({ args: { view: farFromAll } });
export const PermissionDenied = meta.story({ args: { view: refused } });
