import { pushEndpoints } from "@heirloop/contract/push/push.endpoints";
import { isLocalPushEndpoint } from "@heirloop/contract/push/push-endpoint";
import type { NewPushDevice, PushSettings } from "@heirloop/contract/push/push.schema";
import type { Deps } from "../../deps.ts";
import { denyDuringImpersonation } from "../../http/access.ts";
import type { Caller } from "../../http/caller.ts";
import { checkTotal } from "../../http/check-total.ts";
import type { Db } from "../../platform/database/database.ts";
import { transaction } from "../../platform/database/transaction.ts";
import { problem } from "../../platform/problem.ts";
import { lockActor } from "../identity/session.service.ts";
import {
  countOtherPushSubscriptions,
  deletePushSubscription,
  listPushSubscriptions,
  replacePushSubscription,
} from "./push-subscription.queries.ts";

export async function getPushSettings(
  db: Db,
  { push }: Pick<Deps, "push">,
  caller: Caller | null,
): Promise<PushSettings> {
  const rows = caller === null ? [] : await listPushSubscriptions(db, caller.userId);
  return {
    publicKey: push?.publicKey ?? null,
    devices: rows.map(({ id, name, createdAt, sessionId }) => ({
      _id: id,
      name,
      date: createdAt.toISOString(),
      current: sessionId === caller?.sessionId,
    })),
  };
}

/**
 * Subscribes the browser of the caller's session, and ends the subscription that it or another account had there
 * before. An admin's browser never gets the notifications of an account that they have entered.
 */
export async function subscribeDevice(
  db: Db,
  deps: Pick<Deps, "push" | "newId">,
  caller: Caller,
  { device: { endpoint, keys, name }, now }: { device: NewPushDevice; now: Date },
): Promise<PushSettings> {
  denyDuringImpersonation(caller);
  if (deps.push === null) throw problem("not-found");
  if (isLocalPushEndpoint(endpoint) && !deps.push.acceptsLocal)
    throw problem("invalid", {
      errors: [{ path: "endpoint", message: "This is not the address of a push service" }],
    });
  const { userId, sessionId } = caller;
  return transaction(db, async (tx) => {
    await lockActor(tx, caller);
    checkTotal(
      pushEndpoints.subscribe,
      await countOtherPushSubscriptions(tx, { userId, sessionId, endpoint }),
    );
    const before = (await listPushSubscriptions(tx, userId)).find((row) => row.sessionId === sessionId);
    await replacePushSubscription(tx, {
      id: deps.newId(),
      endpoint,
      ...keys,
      userId,
      sessionId,
      name: name ?? before?.name ?? "Browser",
      createdAt: now,
    });
    return getPushSettings(tx, deps, caller);
  });
}

/** Throws `not-found`. */
export async function removeDevice(
  db: Db,
  deps: Pick<Deps, "push">,
  caller: Caller,
  id: string,
): Promise<PushSettings> {
  if (!(await deletePushSubscription(db, { id, userId: caller.userId }))) throw problem("not-found");
  return getPushSettings(db, deps, caller);
}
