import type { SnapshotFrom } from "xstate";
import { headerLayout, type HeaderLayout } from "./header-layout.ts";
import type { headerVisibilityMachine } from "./header-visibility.machine.ts";

export type HeaderView = {
  layout: HeaderLayout;
  /** Where there is one: whether it is in sight. */
  megaMenu: "absent" | "shown" | "hidden";
};

/** What the header shows of the machine. */
export function connectHeader(snapshot: SnapshotFrom<typeof headerVisibilityMachine>): HeaderView {
  const { width, pathname } = snapshot.context;
  return {
    layout: headerLayout(width, pathname),
    megaMenu: snapshot.matches("withoutMegaMenu")
      ? "absent"
      : snapshot.matches({ megaMenu: "hidden" })
        ? "hidden"
        : "shown",
  };
}
