import { type Region, regionCodes, regionNames } from "@heirloop/contract/hub/hub";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import type { RegionView } from "@heirloop/machines/region/region.connect";
import { LocateFixed } from "lucide-react";
import { Button } from "../../components/button/button.tsx";
import { Chip } from "../../components/chip/chip.tsx";
import { Text } from "../../components/text/text.tsx";
import { TextButton, TextLink } from "../../components/text-link/text-link.tsx";
import * as styles from "./region.css.ts";

export type RegionPanelProps = {
  /** The visitor's region and the state of locating it. */
  view: RegionView;
  /** Asks the browser for the location. Nothing asks before this is clicked. */
  onLocate: () => void;
  onChoose: (region: Region) => void;
  onForget: () => void;
};

function words({ state, region, area }: RegionView): string {
  switch (state) {
    case "known":
      return region
        ? `You are browsing around ${regionNames[region]}. Pieces there arrive sooner and cost less to deliver.`
        : "";
    case "locating":
      return "Getting your location …";
    case "far":
      return area
        ? `You are near ${area}. We don’t have a page for this area yet, but we deliver there. Browse another area:`
        : "You are far from all of our areas. Browse one of them:";
    case "refused":
      return "We could not get your location. Choose an area instead:";
    case "unknown":
      return "Pieces nearby arrive sooner and cost less to deliver. Your browser asks you once. Your location stays in your browser; we only learn which of our areas is nearest.";
  }
}

/** Sets the visitor's region, by geolocation or by hand, or clears it. */
export function RegionPanel({ view, onLocate, onChoose, onForget }: RegionPanelProps) {
  return (
    <div className={styles.panel}>
      <div role="status">
        <Text size="small">{words(view)}</Text>
      </div>
      {view.state === "known" && view.region ? (
        <TextLink href={pageUrls.location(view.region)}>Pieces near {regionNames[view.region]}</TextLink>
      ) : (
        <Button icon={LocateFixed} full busy={view.state === "locating"} onClick={onLocate}>
          Use my location
        </Button>
      )}
      <div role="group" aria-label="Places" className={styles.choices}>
        {regionCodes.map((region) => (
          <Chip key={region} pressed={region === view.region} onPress={() => onChoose(region)}>
            {regionNames[region]}
          </Chip>
        ))}
      </div>
      {view.state === "known" && (
        <Text size="small">
          <TextButton onClick={onForget}>Clear my location</TextButton>
        </Text>
      )}
    </div>
  );
}
