import { FindsForm } from "@heirloop/ui/patterns/finds-form/finds-form";
import { useViewedIds } from "../listing/use-viewed-ids.ts";

/** The line above the footer that mails one's finds. */
export function Finds() {
  return <FindsForm {...useViewedIds()} />;
}
