import { formatCents } from "@heirloop/contract/money/format-cents";
import { useState } from "react";
import { RangeSlider } from "../../components/slider/slider.tsx";
import { useHydrated } from "../../theme/use-hydrated.ts";
import { formatPriceRange } from "./collection-copy.ts";
import { lastStop, toLimits, priceAt, type PriceLimits, type StopRange, toStops } from "./price-stops.ts";

export type PriceRangeProps = PriceLimits & {
  /** A thumb was let go: the form's fields `minPrice` and `maxPrice` say what was chosen. */
  onCommit: () => void;
};

/** The limits of the price to pull at, and the form's fields that say them. */
export function PriceRange({ minPrice, maxPrice, onCommit }: PriceRangeProps) {
  const [pulled, setPulled] = useState<StopRange>();
  // Before the script runs it cannot be moved; the links below it can be followed.
  const hydrated = useHydrated();
  const address = `${minPrice ?? ""}-${maxPrice ?? ""}`;
  const [seen, setSeen] = useState(address);
  // The address says something else now: by the slider's own doing, or by another filter's.
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
