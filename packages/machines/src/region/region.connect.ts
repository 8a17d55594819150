import { hubs, type Region } from "@heirloop/contract/hub/hub";
import type { SnapshotFrom } from "xstate";
import type { regionMachine } from "./region.machine.ts";

export type RegionView = {
  state: "unknown" | "locating" | "known" | "far" | "refused";
  region: Region | null;
  /** The area of a user outside all regions: "Chicago"; null when no hub is near either. */
  area: string | null;
};

/** The view of the region control. */
export function connectRegion(snapshot: SnapshotFrom<typeof regionMachine>): RegionView {
  const { region, hub } = snapshot.context;
  const { value } = snapshot;
  return {
    state: value === "deciding" ? "unknown" : value,
    region,
    area: hubs.find(({ id }) => id === hub)?.area ?? null,
  };
}
