import type { OverlayTurns } from "@heirloop/ui/theme/overlay-turns";
import { useCallback, useEffect, useState } from "react";
import { useIdleActor } from "../browser/use-idle-actor.ts";
import { QueuedTurns } from "./queued-turns.ts";
import { useOccupied } from "./use-occupied.ts";

const start = async () => (await import("./make-overlay-queue.ts")).makeOverlayQueue();

/** Whose turn it is to stand over the page: at most one overlay's (docs/product.md §4). */
export function useOverlayTurns(pathname: string, search: string): OverlayTurns {
  const [turns] = useState(() => new QueuedTurns());
  const { actor, send } = useIdleActor(start);
  useEffect(() => (actor ? turns.connect(actor) : undefined), [actor, turns]);
  useEffect(() => send({ type: "VISIT", pathname, search }), [send, pathname, search]);
  useOccupied(useCallback((occupied) => send({ type: occupied ? "BUSY" : "FREE" }), [send]));
  return turns;
}
