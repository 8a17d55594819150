import { hubs, type Region } from "@heirloop/contract/hub/hub";
import type { SnapshotFrom } from "xstate";
import type { regionMachine } from "./region.machine.ts";

export type RegionView = {
  state: "unknown" | "locating" | "known" | "far" | "refused";
  region: Region | null;
  /** Where somebody is who is near none of the regions: "Chicago"; null when that is near nothing at all. */
  area: string | null;
};

/** What the place control shows of the machine. */
export function connectRegion(snapshot: SnapshotFrom<typeof regionMachine>): RegionView {
  const { region, hub } = snapshot.context;
  const { value } = snapshot;
  return {
    state: value === "deciding" ? "unknown" : value,
    region,
    area: hubs.find(({ id }) => id === hub)?.area ?? null,
  };
}
