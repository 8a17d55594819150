import { formatCents } from "@heirloop/contract/money/format-cents";
import { useState } from "react";
import { RangeSlider } from "../../components/slider/slider.tsx";
import { useHydrated } from "../../theme/use-hydrated.ts";
import { formatPriceRange } from "./filter-labels.ts";
import { lastStop, toLimits, priceAt, type PriceLimits, type StopRange, toStops } from "./price-stops.ts";

export type PriceRangeProps = PriceLimits & {
  /** Called when a thumb is released: the fields `minPrice` and `maxPrice` have the range. */
  onCommit: () => void;
};

/** The limits of the price to pull at, and the form's fields that say them. */
export function PriceRange({ minPrice, maxPrice, onCommit }: PriceRangeProps) {
  const [pulled, setPulled] = useState<StopRange>();
  // Before hydration it cannot be moved; the links below it work.
  const hydrated = useHydrated();
  const address = `${minPrice ?? ""}-${maxPrice ?? ""}`;
  const [seen, setSeen] = useState(address);
  // The URL has changed, through the slider or another filter.
  if (seen !== address) {
    setSeen(address);
    setPulled(undefined);
  }
  const limits = pulled ? toLimits(pulled) : { minPrice, maxPrice };
  return (
    <>
      <RangeSlider
        label="Between"
        ends={{ low: "Lowest price", high: "Highest price" }}
        min={0}
        max={lastStop}
        value={pulled ?? toStops(limits)}
        words={formatPriceRange(limits.minPrice, limits.maxPrice)}
        format={(stop) => (stop === lastStop ? "no limit" : formatCents(priceAt(stop)))}
        disabled={!hydrated}
        onValue={setPulled}
        onCommit={onCommit}
      />
      {limits.minPrice !== undefined && <input type="hidden" name="minPrice" value={limits.minPrice} />}
      {limits.maxPrice !== undefined && <input type="hidden" name="maxPrice" value={limits.maxPrice} />}
    </>
  );
}
