import type { OverlaySlots } from "@heirloop/ui/theme/overlay-slots";
import { useCallback, useEffect, useState } from "react";
import { useIdleActor } from "../browser/use-idle-actor.ts";
import { QueuedOverlaySlots } from "./overlay-slots.ts";
import { useUserBusy } from "./use-user-busy.ts";

const start = async () => (await import("./create-overlay-queue.ts")).createOverlayQueue();

/** Shows at most one overlay at a time (docs/product.md §4). */
export function useOverlaySlots(pathname: string, search: string): OverlaySlots {
  const [turns] = useState(() => new QueuedOverlaySlots());
  const { actor, send } = useIdleActor(start);
  useEffect(() => (actor ? turns.connect(actor) : undefined), [actor, turns]);
  useEffect(() => send({ type: "VISIT", pathname, search }), [send, pathname, search]);
  useUserBusy(useCallback((occupied) => send({ type: occupied ? "BUSY" : "FREE" }), [send]));
  return turns;
}
