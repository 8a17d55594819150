import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { fullListing } from "../../fixtures/listings.ts";
import { emptyListingValues, toListingValues } from "../../patterns/listing-form/listing-values.ts";
import { PictureUpload, type PictureUploadProps } from "../../patterns/picture-upload/picture-upload.tsx";
import { focusFormResult } from "../../theme/focus-form-result.ts";
import { EditListingScreen, type EditListingScreenProps } from "./edit-listing-screen.tsx";

/** As the app hands it in. */
const upload = (pictures: PictureUploadProps["pictures"]) => (
  <PictureUpload
    pictures={pictures}
    room={12 - pictures.length}
    accept="image/*"
    label="Add pictures"
    name="images"
    unfinished={null}
    getPreview={() => undefined}
    onChoose={() => undefined}
    onAction={() => undefined}
  />
);

const uploaded = upload(
  fullListing.images.map((url, at) => ({
    id: `kept-${at}`,
    name: `Picture ${at + 1}`,
    state: "uploaded" as const,
    url,
    actions: ["REMOVE" as const],
  })),
);

const args: EditListingScreenProps = {
  listing: fullListing,
  values: toListingValues(fullListing),
  pictures: uploaded,
  place: fullListing.place,
  listHref: "/seller-dashboard?tab=products",
};

const meta = preview.meta({
  component: EditListingScreen,
  title: "Screens/Edit listing",
  parameters: { frame: "screen" },
  args,
});

export const Edit = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox", { name: "Price" })).toHaveValue("2250");
    await expect(canvas.getByRole("combobox", { name: "Kind" })).toHaveValue(
      "Furniture › Storage › Sideboards",
    );
  },
});
/** An admin took it down: it can be corrected, but not put back on sale. */
export const TakenDownByAdmin = meta.story({
  args: {
    listing: {
      ...fullListing,
      status: "inactive",
      takenDownReason: "The maker has recalled this model: its drawers can tip over.",
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/has recalled this model/)).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Write to us" })).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Save" })).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Save and list for sale" })).toBeNull();
  },
});
/** Its seller took it down. */
export const NotForSale = meta.story({
  parameters: { pictures: "none" },
  args: { listing: { ...fullListing, status: "inactive" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("This piece is not for sale.");
    await expect(canvas.getByRole("button", { name: "Save and list for sale" })).toBeVisible();
  },
});
/** Offers that end with it do not come back, so it asks; Enter in a field saves. */
export const TakeDown = meta.story({
  play: async ({ canvas }) => {
    const onSubmit = fn((event: SubmitEvent) => {
      event.preventDefault();
      return (
        event.target instanceof HTMLFormElement && new FormData(event.target, event.submitter).get("intent")
      );
    });
    const button = canvas.getByRole("button", { name: "Take it down" });
    button.closest("form")?.addEventListener("submit", onSubmit);
    await userEvent.click(button);
    const dialog = within(await screen.findByRole("dialog", { name: `Take down ${fullListing.title}?` }));
    // The dialog may still fade in.
    await waitFor(() => expect(dialog.getByText(/open offers for it end/)).toBeVisible());
    await expect(onSubmit).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole("button", { name: "Take it down" }));
    await userEvent.type(canvas.getByRole("textbox", { name: "Title" }), "{Enter}");
    await expect(onSubmit.mock.results.map(({ value }) => value)).toEqual(["retire", "save"]);
  },
});
export const Create = meta.story({
  args: { listing: null, values: emptyListingValues, pictures: upload([]), place: "San Francisco, CA" },
});
export const CreateWithoutCity = meta.story({
  args: {
    listing: null,
    values: { ...toListingValues(fullListing), place: "" },
    place: null,
    errors: { place: "Choose the city where the piece is" },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("combobox", { name: "City" })).toBeInvalid();
    await expect(canvas.getByText("Choose the city where the piece is")).toBeVisible();
  },
});
export const FieldErrors = meta.story({
  args: {
    listing: null,
    values: { ...emptyListingValues, title: "Walnut sideboard", width: "wide" },
    pictures: upload([]),
    errors: {
      images: "Add a picture",
      kind: "Choose the kind of piece",
      description: "Describe the piece",
      condition: "Choose one",
      "dimensions.width": "Enter inches, up to 400",
      price: "Enter an amount from $1 to $1,000,000, such as 450 or 1,250.50",
      delivery: "Offer pickup, delivery or both",
    },
  },
  play: async ({ canvas, canvasElement }) => {
    canvas.getByRole("button", { name: "List for sale" }).focus();
    focusFormResult(canvasElement);
    await expect(canvas.getByLabelText(/Add pictures/)).toHaveFocus();
  },
});
export const Saved = meta.story({
  args: { saved: "saved" },
  play: async ({ canvas, canvasElement }) => {
    canvas.getByRole("button", { name: "Save" }).focus();
    focusFormResult(canvasElement);
    await expect(canvas.getByRole("status")).toHaveFocus();
    await expect(canvas.getByRole("link", { name: "See your listing" })).toBeVisible();
  },
});
export const Relisted = meta.story({
  parameters: { pictures: "none" },
  args: { saved: "relisted" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("Saved. It is for sale now.");
  },
});
/** After a reload. */
export const DraftRestored = meta.story({
  args: {
    draft: "restored",
    values: { ...toListingValues(fullListing), title: "Walnut sideboard, 1962" },
    onDiscardDraft: fn(),
  },
  play: async ({ canvas, args: { onDiscardDraft } }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("It is not saved yet.");
    await expect(canvas.getByRole("textbox", { name: "Title" })).toHaveValue("Walnut sideboard, 1962");
    await userEvent.click(canvas.getByRole("button", { name: "Discard changes" }));
    await expect(onDiscardDraft).toHaveBeenCalledOnce();
  },
});
/** The listing was changed elsewhere before the reload. */
export const DraftOutdated = meta.story({
  args: { draft: "outdated" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("what you typed is discarded");
    await expect(canvas.queryByRole("button", { name: "Discard changes" })).toBeNull();
  },
});
export const Submitting = meta.story({ args: { busy: true } });
export const Inactive = meta.story({ args: { listing: { ...fullListing, status: "inactive" } } });
export const SoldMeanwhile = meta.story({ args: { problem: "A sold piece stays as it was bought." } });
export const Sold = meta.story({
  args: { listing: { ...fullListing, status: "sold", soldTo: fullListing.soldTo } },
});
