import type { SnapshotFrom } from "xstate";
import type { headerVisibilityMachine } from "./header-visibility.machine.ts";

export type HeaderView = {
  /** Where there is one: whether it is in sight. */
  megaMenu: "absent" | "shown" | "hidden";
};

/** What the header shows of the machine. */
export function connectHeader(snapshot: SnapshotFrom<typeof headerVisibilityMachine>): HeaderView {
  return {
    megaMenu: snapshot.matches("withoutMegaMenu")
      ? "absent"
      : snapshot.matches({ megaMenu: "hidden" })
        ? "hidden"
        : "shown",
  };
}
