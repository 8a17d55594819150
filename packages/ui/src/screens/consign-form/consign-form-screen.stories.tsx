import { expect, fn, userEvent } from "storybook/test";
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
      acts: ["REMOVE"],
    }))}
    room={12 - uploaded.length}
    accept="image/*"
    label={uploaded.length > 0 ? "Add more pictures" : "Choose pictures"}
    name="images"
    unfinished={null}
    getPreview={() => undefined}
    onChoose={() => undefined}
    onAct={() => undefined}
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

export const PicturesError = meta.story({ args: { errors: { images: "Add a picture" } } });

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
    await expect(canvas.getByLabelText("What would you call it?")).toHaveFocus();
  },
});

export const LocationStep = meta.story({ args: { step: "place", values: typed, images } });
export const LocationError = meta.story({
  args: { step: "place", values: { ...typed, zip: "946" }, errors: { zip: "Enter a 5-digit ZIP code" } },
});
export const PriceStep = meta.story({ args: { step: "price", values: typed, images } });
export const PriceFilled = meta.story({
  args: { step: "price", values: typed, images, expectedPrice: 1_200_00, share: 720_00 },
});
export const ReviewStep = meta.story({
  args: { step: "review", values: typed, images, pictures: pictures(images), expectedPrice: 1_200_00 },
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
