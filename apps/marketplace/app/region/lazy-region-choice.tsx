import { RegionButton } from "@heirloop/ui/patterns/region/region-button";
import { useAtomValue } from "jotai";
import { useState } from "react";
import { createLazyComponent } from "@heirloop/ui/theme/lazy-component";
import { regionAtom } from "./region.atoms.ts";

const RegionChoice = createLazyComponent(async () => (await import("./region-choice.tsx")).RegionChoice);

/** The region button; its panel is loaded when a pointer or the focus reaches it. */
export function LazyRegionChoice() {
  const region = useAtomValue(regionAtom);
  const [open, setOpen] = useState<boolean>();
  const button = (
    <RegionButton
      region={region}
      aria-haspopup="dialog"
      aria-expanded={open ?? false}
      {...RegionChoice.preloadProps}
      onClick={() => setOpen(true)}
    />
  );
  if (open === undefined) return button;
  return <RegionChoice open={open} onOpenChange={setOpen} fallback={button} />;
}
