import { pushEndpoints } from "@heirloop/contract/push/push.endpoints";
import type { PushSettings } from "@heirloop/contract/push/push.schema";
import { mock, type MockCaller, type MockRoute } from "./mock-handler.ts";
import { checkTotal, problem } from "./mock-problem.ts";
import type { MockPushDevice, MockWorld } from "./mock-world.ts";

/** Those of sessions that have not ended. */
const devicesOf = ({ pushDevices, sessions }: MockWorld, userId: string): MockPushDevice[] =>
  pushDevices.filter((device) => device.userId === userId && sessions.has(device.token));

function settingsFor(world: MockWorld, caller: MockCaller | null): PushSettings {
  const devices = caller === null ? [] : devicesOf(world, caller.account.id);
  return {
    publicKey: world.pushKey,
    devices: devices
      .map(({ id, name, date, token }) => ({ _id: id, name, date, current: token === caller?.token }))
      .toSorted((one, other) => other.date.localeCompare(one.date)),
  };
}

/** Removes the devices for which `removed` returns true. */
function removeDevices({ pushDevices }: MockWorld, removed: (device: MockPushDevice) => boolean): void {
  const left = pushDevices.filter((device) => !removed(device));
  pushDevices.splice(0, pushDevices.length, ...left);
}

export const pushMocks: readonly MockRoute[] = [
  mock(pushEndpoints.get, ({ caller, world }) => settingsFor(world, caller)),
  mock(pushEndpoints.subscribe, ({ body: { endpoint, name }, caller, world }) => {
    const { account, token, impersonatedBy } = caller;
    if (impersonatedBy !== null) throw problem("not-while-entered");
    if (world.pushKey === null) throw problem("not-found");
    const own = devicesOf(world, account.id);
    const others = own.filter((device) => device.token !== token && device.endpoint !== endpoint);
    checkTotal(pushEndpoints.subscribe, others.length);
    const before = own.find((device) => device.token === token);
    removeDevices(world, (device) => device.token === token || device.endpoint === endpoint);
    world.pushDevices.push({
      id: before?.id ?? world.newId(),
      userId: account.id,
      token,
      endpoint,
      name: name ?? before?.name ?? "Browser",
      date: before?.date ?? world.now(),
    });
    return settingsFor(world, caller);
  }),
  mock(pushEndpoints.remove, ({ params, caller, world }) => {
    if (!devicesOf(world, caller.account.id).some(({ id }) => id === params.id)) throw problem("not-found");
    removeDevices(world, ({ id }) => id === params.id);
    return settingsFor(world, caller);
  }),
];
