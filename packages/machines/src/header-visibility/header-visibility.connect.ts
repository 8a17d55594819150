import type { SnapshotFrom } from "xstate";
import type { headerVisibilityMachine } from "./header-visibility.machine.ts";

export type HeaderView = {
  megaMenu: "absent" | "shown" | "hidden";
};

/** The view of the header. */
export function connectHeader(snapshot: SnapshotFrom<typeof headerVisibilityMachine>): HeaderView {
  return {
    megaMenu: snapshot.matches("withoutMegaMenu")
      ? "absent"
      : snapshot.matches({ megaMenu: "hidden" })
        ? "hidden"
        : "shown",
  };
}
