import preview from "../../../../../.storybook/preview.tsx";
import { tiles } from "../../fixtures/picture-tiles.ts";
import { PictureTiles } from "./picture-tiles.tsx";

const meta = preview.meta({
  component: PictureTiles,
  title: "Patterns/Picture tiles",
  args: { label: "Rooms", tiles },
});

export const FourColumns = meta.story();
export const ThreeColumns = meta.story({ args: { columns: "three", ratio: "landscape" } });
export const Mobile = meta.story({ globals: { viewport: { value: "phone" } } });
export const MobileGrid = meta.story({
  args: { layout: "grid", ratio: "portrait" },
  globals: { viewport: { value: "phone" } },
});
export const WithoutPictures = meta.story({
  args: {
    tiles: [
      { title: "Furniture", href: "/collections/furniture", count: 12, image: null },
      {
        title: "A Shelf With A Very Long Name Indeed",
        href: "/collections/long",
        count: 12_345,
        image: null,
      },
    ],
  },
});
