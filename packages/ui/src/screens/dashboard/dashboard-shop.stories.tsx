import preview from "../../../../../.storybook/preview.tsx";
import { PictureUpload } from "../../patterns/picture-upload/picture-upload.tsx";
import { DashboardShop, type DashboardShopProps } from "./dashboard-shop.tsx";

/** As the app hands it in. */
const upload = (name: string, label: string) => (
  <PictureUpload
    pictures={[]}
    room={1}
    accept="image/*"
    label={label}
    name={name}
    unfinished={null}
    getPreview={() => undefined}
    onChoose={() => undefined}
    onAction={() => undefined}
  />
);

const args: DashboardShopProps = {
  values: {
    name: "Prairie Modern",
    slug: "prairie-modern",
    story: "Two floors of American and Danish furniture in a former feed store.",
    policies: "Pickup Tuesday to Saturday. Returns within seven days.",
  },
  place: "Wichita, KS",
  logo: upload("logo", "Choose a logo"),
  banner: upload("banner", "Choose a picture"),
};

const meta = preview.meta({
  component: DashboardShop,
  title: "Screens/Dashboard/Shop details",
  parameters: { frame: "screen" },
  args,
});

export const Default = meta.story();
export const NewShop = meta.story({
  args: { values: { name: "Dario", slug: "dario-x1y2z3", story: "", policies: "" }, place: null },
});
export const Saved = meta.story({ args: { saved: true } });
export const Submitting = meta.story({ args: { busy: true } });
export const FieldErrors = meta.story({
  args: {
    errors: {
      name: "Name your shop",
      slug: "Another shop has this address",
      logo: "Wait until the upload is done, then try again",
    },
  },
});
