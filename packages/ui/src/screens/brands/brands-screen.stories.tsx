import { expect } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { tiles } from "../../fixtures/picture-tiles.ts";
import { BrandsScreen } from "./brands-screen.tsx";

const names = [
  "Alder & Finch",
  "Arne Holt",
  "Bauwerk",
  "Casa Verani",
  "Ekström",
  "Halden & Moss",
  "Kiln Street",
  "Lykke",
  "Maison Aubrac",
  "Östra Verkstad",
  "Ravnsborg Møbler",
  "Sable & Pine",
  "Studio Ilvane",
  "Tallgrass Workshop",
];
const brands = names.map((name, at) => ({
  name,
  slug: name.toLowerCase().replaceAll(/[^a-z]+/g, "-"),
  count: 412 - at * 27,
  designer: at % 3 === 1,
}));

const meta = preview.meta({
  component: BrandsScreen,
  title: "Screens/Brands",
  parameters: { frame: "screen" },
  args: { brands, featured: tiles.slice(0, 4) },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const letters = canvas.getByRole("navigation", { name: "Letters" });
    const ids = [...letters.querySelectorAll("a")].map(({ hash }) => hash);
    for (const id of ids) await expect(document.querySelector(id)).not.toBeNull();
    await expect(canvas.getByRole("region", { name: "O" })).toHaveTextContent("Östra Verkstad");
  },
});
export const WithoutPictures = meta.story({ args: { featured: [] } });
export const Empty = meta.story({ args: { brands: [], featured: [] } });
