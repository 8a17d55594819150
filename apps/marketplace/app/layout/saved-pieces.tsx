import { SavedPiecesForm } from "@heirloop/ui/patterns/saved-pieces-form/saved-pieces-form";
import { useViewedIds } from "../listing/use-viewed-ids.ts";

/** The form above the footer that emails a visitor their saved pieces. */
export function SavedPieces() {
  return <SavedPiecesForm {...useViewedIds()} />;
}
