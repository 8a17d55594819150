import { connectRegion } from "@heirloop/machines/region/region.connect";
import { regionMachine } from "@heirloop/machines/region/region.machine";
import { RegionControl } from "@heirloop/ui/patterns/region/region-control";
import { useMachine } from "@xstate/react";
import { useAtom } from "jotai";
import { useMemo } from "react";
import { fromPromise } from "xstate";
import { saveRegion, locate } from "./save-region.ts";
import { regionAtom } from "./region.atoms.ts";

/** The region panel: the machine with geolocation and storage. */
export function RegionChoice({
  open,
  onOpenChange,
}: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}) {
  const [region, setRegion] = useAtom(regionAtom);
  const provided = useMemo(
    () =>
      regionMachine.provide({
        actors: { locate: fromPromise(locate) },
        actions: {
          save: (_, { place }) => {
            saveRegion(place);
            setRegion(place?.region ?? null);
          },
        },
      }),
    [setRegion],
  );
  const [snapshot, send] = useMachine(provided, { input: { region } });
  return (
    <RegionControl
      view={connectRegion(snapshot)}
      open={open}
      onOpenChange={onOpenChange}
      onLocate={() => send({ type: "LOCATE" })}
      onChoose={(chosen) => send({ type: "CHOOSE", region: chosen })}
      onForget={() => send({ type: "FORGET" })}
    />
  );
}
