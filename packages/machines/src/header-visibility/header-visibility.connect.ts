import type { SnapshotFrom } from "xstate";
import { headerLayout } from "./header-layout.ts";
import type { headerVisibilityMachine } from "./header-visibility.machine.ts";

export type HeaderView = {
  megaMenu: "absent" | "shown" | "hidden";
  /** On phones, what is above the search field; never hidden on wider screens. */
  topRow: "shown" | "hidden";
};

/** The view of the header. */
export function connectHeader(snapshot: SnapshotFrom<typeof headerVisibilityMachine>): HeaderView {
  const { width, pathname } = snapshot.context;
  const layout = headerLayout(width, pathname);
  const shown = snapshot.matches({ hiding: "hidden" }) ? "hidden" : "shown";
  return {
    megaMenu: layout === "mega-menu" ? shown : "absent",
    topRow: layout === "mobile" ? shown : "shown",
  };
}
