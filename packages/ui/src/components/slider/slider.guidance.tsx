import type { Guidance } from "../../../../../.storybook/guidance.ts";
import { useState } from "react";
import { MoneyField } from "../money-field/money-field.tsx";
import { RangeSlider, Slider, type Range } from "./slider.tsx";

const dollars = (value: number): string => `$${value.toLocaleString("en-US")}`;
const ignore = (): void => undefined;

function PriceRange() {
  const [value, setValue] = useState<Range>({ low: 250, high: 1250 });
  return (
    <RangeSlider
      label="Price"
      ends={{ low: "Lowest price", high: "Highest price" }}
      min={0}
      max={2000}
      step={50}
      value={value}
      words={`${dollars(value.low)} to ${dollars(value.high)}`}
      format={dollars}
      onValue={setValue}
      onCommit={ignore}
    />
  );
}

function OfferSlider() {
  const [value, setValue] = useState(1103);
  return <Slider label="Your offer" min={0} max={25_000} value={value} format={dollars} onValue={setValue} />;
}

export const guidance: Guidance = {
  since: "1.1.0",
  use: [
    "A value or a range whose exact number matters less: price and size in the filters, a discount.",
    "`RangeSlider` for two ends; one thumb stops at the other.",
  ],
  avoid: [
    { when: "The exact amount counts: an offer, a price.", instead: "money-field" },
    { when: "There are up to five steps.", instead: "radio-group" },
    { when: "It is a rating.", instead: "rating" },
  ],
  examples: [
    {
      good: { example: <PriceRange />, because: "Steps of $50, and the range in words above." },
      bad: { example: <OfferSlider />, because: "Nobody hits $1,100 on a track from 0 to 25,000." },
    },
    {
      good: {
        example: <MoneyField label="Your offer" name="guidance-slider-offer" defaultCents={110_000} />,
        because: "An exact amount is typed.",
      },
      bad: {
        example: <Slider label="Value" min={1} max={3} value={2} format={String} onValue={ignore} />,
        because: "Three steps, and a label that says nothing.",
      },
    },
  ],
  anatomy: {
    Label: "What is set.",
    Value: "In words, above the track.",
    Track: "The scale; the chosen part is filled.",
    Thumb: "The browser’s own control: 24 px, 44 on touch screens.",
  },
  keyboard: {
    Tab: "Moves to the thumb; in a range to the lower, then to the higher one.",
    "Arrow keys": "One step more or less.",
    "Page up, Page down": "Several steps.",
    "Home, End": "The least and the greatest value; in a range up to the other thumb.",
  },
  content: [
    "`format` gives the value as it is read: “$250”, not “250”.",
    "`onValue` follows each step, `onCommit` comes on release: load results then.",
    "Give a text field next to it where people know the number.",
  ],
  exports: { Slider },
};
