import { cents } from "@heirloop/contract/money/money.schema";
import preview from "../../../../../.storybook/preview.tsx";
import { PriceGuideLine } from "./price-guide-line.tsx";

const guide = { low: cents(420_00), high: cents(780_00), sales: 12, type: "armchairs", brand: null };

const meta = preview.meta({
  component: PriceGuideLine,
  title: "Patterns/Price guide",
  args: { guide },
  parameters: { pictures: "own" },
});

export const OfTheType = meta.story({});
export const OfTheMaker = meta.story({ args: { guide: { ...guide, sales: 5, brand: "Lykke" } } });
export const OnePrice = meta.story({ args: { guide: { ...guide, high: guide.low } } });
