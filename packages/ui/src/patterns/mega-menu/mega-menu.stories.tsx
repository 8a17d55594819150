import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { menu } from "../../fixtures/menu.ts";
import { sitePages, type SitePage } from "../site-pages/site-pages.ts";
import { MegaMenu } from "./mega-menu.tsx";

// Object.keys forgets that the record is total.
const everyPage = Object.keys(sitePages) as SitePage[];

const meta = preview.meta({
  component: MegaMenu,
  title: "Patterns/Mega menu",
  args: { menu, pages: everyPage, here: "/collections/furniture", onOpenChange: fn() },
});

export const Closed = meta.story();
export const Category = meta.story({ args: { defaultOpen: "furniture" } });
export const OnSale = meta.story({ args: { defaultOpen: "on-sale" } });
export const Brands = meta.story({ args: { defaultOpen: "brand" } });
export const Locations = meta.story({ args: { defaultOpen: "location" } });
export const Empty = meta.story({
  args: { defaultOpen: "lighting", menu: { ...menu, categories: [], tiles: [] } },
});

/** Enter opens, Down goes in, Escape closes and comes back. */
export const KeyboardNavigation = meta.story({
  play: async ({ canvas, args }) => {
    const tab = canvas.getByRole("button", { name: "Furniture" });
    tab.focus();
    await userEvent.keyboard("{Enter}");
    await expect(tab).toHaveAttribute("aria-expanded", "true");
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(true);
    await userEvent.keyboard("{ArrowDown}");
    await expect(canvas.getByRole("link", { name: "All furniture" })).toHaveFocus();
    await userEvent.keyboard("{Tab}");
    await expect(canvas.getByRole("link", { name: /^Storage 1,310/ })).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await expect(tab).toHaveFocus();
    await expect(tab).toHaveAttribute("aria-expanded", "false");
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    await userEvent.keyboard("{ArrowRight}");
    await expect(canvas.getByRole("button", { name: "Seating" })).toHaveFocus();
  },
});

/** It stood open in the links before it, under the pointer, with the focus. */
export const OpenOnHydration = meta.story({
  args: { focused: "seating", defaultOpen: "seating" },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole("button", { name: "Seating" })).toHaveFocus();
    await expect(args.onOpenChange).toHaveBeenCalledWith(true);
    const panel = within(canvas.getByRole("navigation", { name: "Categories" }));
    await waitFor(() => expect(panel.getByRole("link", { name: /^Loveseats/ })).toBeVisible());
  },
});
