import { brandReviewSchema } from "@heirloop/contract/admin/brand-review.endpoints";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { adminPage } from "../../fixtures/admin.ts";
import { AdminScreen } from "./admin-screen.tsx";

const meta = preview.meta({
  component: AdminScreen,
  title: "Screens/Admin/Brands",
  parameters: { frame: "screen" },
  args: adminPage,
});

const newBrand = {
  _id: "tidewaterjoiners",
  name: "Tidewater Joiners",
  listings: 3,
  proposedBy: { firstName: "Maren", lastName: "Holt", email: "maren@example.com" },
  since: "2026-11-02T09:00:00.000Z",
  similar: null,
};

const review = brandReviewSchema.parse({
  brands: [
    newBrand,
    {
      ...newBrand,
      _id: "ravnsborgmobeler",
      name: "Ravnsborg Mobeler",
      listings: 1,
      similar: "ravnsborgmobler",
    },
    {
      ...newBrand,
      _id: "long",
      name: "The Very Long Named Cabinetmakers of Upper and Lower Saxony, Established 1874",
      proposedBy: null,
    },
  ],
  approved: [
    { _id: "haldenandmoss", name: "Halden & Moss" },
    { _id: "ravnsborgmobler", name: "Ravnsborg Møbler" },
  ],
});

export const Brands = meta.story({
  args: { brands: { state: "ready", value: review } },
  play: async ({ canvas }) => {
    const row = within(canvas.getByRole("row", { name: /Ravnsborg Mobeler/ }));
    await expect(row.getByText("1 listing")).toBeVisible();
    await expect(row.getByRole("combobox", { name: "Brand that Ravnsborg Mobeler belongs to" })).toHaveValue(
      "Ravnsborg Møbler",
    );
    await expect(row.getByRole("button", { name: "Merge Ravnsborg Mobeler" })).toBeVisible();
  },
});

/** Rejecting cannot be undone, so it asks and says what it does. */
export const BrandRejection = meta.story({
  args: Brands.input.args,
  play: async ({ canvas }) => {
    const onSubmit = fn((event: SubmitEvent) => event.preventDefault());
    const button = canvas.getByRole("button", { name: "Reject Ravnsborg Mobeler" });
    const form = button.closest("form");
    form?.addEventListener("submit", onSubmit);
    await userEvent.click(button);
    const dialog = within(await screen.findByRole("dialog", { name: "Reject Ravnsborg Mobeler?" }));
    // The dialog may still fade in.
    await waitFor(() =>
      expect(dialog.getByText(/taken off 1 listing, and no listing can name it again/)).toBeVisible(),
    );
    await expect(onSubmit).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole("button", { name: "Reject brand" }));
    await expect(onSubmit).toHaveBeenCalledOnce();
    await expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({
      id: "ravnsborgmobeler",
      intent: "reject-brand",
    });
  },
});

export const BrandsEmpty = meta.story({
  args: { brands: { state: "ready", value: { brands: [], approved: [] } } },
});

export const BrandsError = meta.story({ args: { brands: { state: "failed" } } });
