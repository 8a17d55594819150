import type { PushSettings } from "@heirloop/contract/push/push.schema";
import type { PushDevicesProps } from "@heirloop/ui/screens/notification-settings/push-devices";
import { useEffect, useState } from "react";
import {
  describePushFailure,
  type PushStatus,
  getPushStatus,
  turnPushOff,
  turnPushOn,
} from "./push-device.ts";

type State = { status: PushStatus; busy: boolean; problem: string | undefined };

/**
 * The push notifications of this browser. `settings` are reloaded by `reload` when they change; null where push
 * notifications are not offered.
 */
export function usePushDevice(
  settings: PushSettings | null,
  reload: () => Promise<void>,
): PushDevicesProps | null {
  const [state, setState] = useState<State>({ status: "checking", busy: false, problem: undefined });

  useEffect(() => {
    let isOver = false;
    if (settings === null) return undefined;
    const show = (status: PushStatus) => {
      if (!isOver) setState((before) => ({ ...before, status }));
    };
    getPushStatus(settings).then(show, () => show("unsupported"));
    return () => void (isOver = true);
  }, [settings]);

  const publicKey = settings?.publicKey ?? null;
  if (settings === null || publicKey === null) return null;
  const change = async (work: () => Promise<PushStatus>) => {
    setState((before) => ({ ...before, busy: true, problem: undefined }));
    try {
      const status = await work();
      await reload();
      setState({ status, busy: false, problem: undefined });
    } catch (error) {
      setState((before) => ({ ...before, busy: false, problem: describePushFailure(error) }));
    }
  };
  return {
    ...state,
    devices: settings.devices,
    onTurnOn: () => void change(() => turnPushOn(publicKey)),
    onTurnOff: () =>
      void change(async () => {
        await turnPushOff(settings);
        return "off";
      }),
  };
}
