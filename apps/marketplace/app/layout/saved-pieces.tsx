import { SavedPiecesForm } from "@heirloop/ui/patterns/saved-pieces-form/saved-pieces-form";
import { useAtomValue } from "jotai";
import { useViewedIds } from "../listing/use-viewed-ids.ts";
import { userAtom } from "../session/session.atoms.ts";

/** The form above the footer that emails a visitor their saved pieces. */
export function SavedPieces() {
  return <SavedPiecesForm {...useViewedIds()} email={useAtomValue(userAtom)?.email} />;
}
