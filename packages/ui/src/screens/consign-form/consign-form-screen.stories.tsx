import { expect, fn, userEvent, within } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { listings } from "../../fixtures/listings.ts";
import { PictureUpload } from "../../patterns/picture-upload/picture-upload.tsx";
import { ConsignFormScreen } from "./consign-form-screen.tsx";

const images = listings.slice(0, 3).flatMap(({ images: [first] }) => first ?? []);

/** As the app hands it in. */
const pictures = (uploaded: readonly string[]) => (
  <PictureUpload
    pictures={uploaded.map((url, index) => ({
      id: url,
      name: `Picture ${index + 1}`,
      state: "uploaded",
      url,
      actions: ["REMOVE"],
    }))}
    room={12 - uploaded.length}
    accept="image/*"
    label={uploaded.length > 0 ? "Add more pictures" : "Choose pictures"}
    name="images"
    unfinished={null}
    getPreview={() => undefined}
    onChoose={() => undefined}
    onAction={() => undefined}
  />
);

const typed = {
  title: "Oak farmhouse table with two leaves",
  kind: "dining table",
  brand: "Ravnsborg",
  age: "bought in 2009",
  condition: "good",
  width: "72",
  depth: "38",
  height: "29.5",
  place: "Oakland, CA",
  zip: "94610",
  pickupAccess: "Second floor, wide stairs. Parking in the yard.",
};

const shops = {
  zip: "94610",
  inArea: true,
  total: 2,
  shops: [
    { firstName: "Ellsworth & Daughters", slug: "ellsworth", place: "Oakland, CA", miles: 1 },
    { firstName: "Atelier Nord", slug: "atelier-nord", place: "San Francisco, CA", miles: 9 },
  ],
};

const meta = preview.meta({
  component: ConsignFormScreen,
  title: "Screens/Consign form",
  parameters: { frame: "screen" },
  args: {
    step: "pictures" as const,
    values: {},
    images: [],
    pictures: pictures([]),
    expectedPrice: undefined,
    share: undefined,
    shops: null,
    onTyped: fn(),
    onNext: fn(),
    onStep: fn(),
  },
});

export const PicturesStep = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Continue" }));
    await expect(args.onNext).toHaveBeenCalled();
  },
});

export const PicturesError = meta.story({
  args: { errors: { images: "Add a picture" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText("Choose pictures")).toHaveFocus();
  },
});

export const PieceStep = meta.story({
  args: { step: "piece", values: typed, images, pictures: pictures(images) },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText("Maker or brand"), " & Søn");
    await expect(args.onTyped).toHaveBeenCalled();
    await userEvent.click(canvas.getByRole("button", { name: "Back" }));
    await expect(args.onStep).toHaveBeenCalledWith("pictures");
  },
});

export const PieceError = meta.story({
  args: {
    step: "piece",
    errors: {
      title: "Say what it is",
      kind: "Choose a kind",
      condition: "Choose the one that comes closest",
      "dimensions.width": "Measure it in inches: 34 or 34.5",
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox", { name: "Title" })).toHaveFocus();
  },
});

export const LocationStep = meta.story({ args: { step: "place", values: typed, images, shops } });
/** The area has no shop, so the piece is offered to all of them. */
export const LocationFarFromShops = meta.story({
  args: {
    step: "place",
    values: { ...typed, place: "Missoula, MT", zip: "59801" },
    images,
    shops: {
      zip: "59801",
      inArea: false,
      total: 31,
      shops: [
        { firstName: "Palouse Antiques", slug: "palouse", place: "Spokane, WA", miles: 168 },
        { firstName: "Rose City Vintage", slug: "rose-city", place: "Portland, OR", miles: 432 },
        { firstName: "The Salt Flat", slug: "salt-flat", place: null, miles: 436 },
        { firstName: "Ellsworth & Daughters", slug: "ellsworth", place: "Oakland, CA", miles: 1_012 },
        { firstName: "Away", slug: "away", place: "Reno, NV", miles: null },
      ],
    },
  },
  play: async ({ canvas }) => {
    const status = within(canvas.getByRole("status"));
    await expect(status.getByText("No shop is near 59801 yet, so all 31 shops see the piece")).toBeVisible();
    await expect(status.getByText("Palouse Antiques · Spokane, WA · 168 miles away")).toBeVisible();
    await expect(status.getByText(/These are the 5 nearest/)).toBeVisible();
  },
});
export const LocationWithoutShops = meta.story({
  args: {
    step: "place",
    values: typed,
    images,
    shops: { zip: "94610", inArea: false, total: 0, shops: [] },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "list it yourself" })).toHaveAttribute("href", "/edit");
  },
});
export const LocationError = meta.story({
  args: {
    step: "place",
    values: { ...typed, zip: "59801" },
    errors: { zip: "ZIP code 59801 is in Montana. Check the ZIP code or the state." },
  },
});
export const PriceStep = meta.story({ args: { step: "price", values: typed, images } });
export const PriceFilled = meta.story({
  args: { step: "price", values: typed, images, expectedPrice: 1_200_00, share: 720_00 },
});
export const ReviewStep = meta.story({
  args: {
    step: "review",
    values: { ...typed, width: "1,072.50", depth: "" },
    images,
    pictures: pictures(images),
    expectedPrice: 1_200_00,
    shops,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Dining table", { selector: "dd, dd *" })).toBeVisible();
    await expect(canvas.getByText("1072.5 in wide, 29.5 in high")).toBeVisible();
    await expect(canvas.getAllByRole("img", { name: /^Picture \d$/ })).toHaveLength(3);
    await expect(canvas.getAllByText("2 shops near 94610 see the piece").at(-1)).toBeVisible();
  },
});
export const Submitting = meta.story({
  args: { step: "review", values: typed, images, expectedPrice: 1_200_00, busy: true },
});
export const RequestFailed = meta.story({
  args: {
    step: "review",
    values: typed,
    images,
    expectedPrice: 1_200_00,
    problem: "No answer came. Check your connection and try again.",
  },
});
