import type { DemoWorld } from "../records/world.ts";
import { accountIds } from "./accounts.ts";

/** Who follows which seller in the demo world, oldest first. `since`: ISO instant. */
export const demoFollows = ({
  startAt,
}: Pick<DemoWorld, "startAt">): Array<{ followerId: string; sellerId: string; since: string }> =>
  [accountIds.consigner, accountIds.shop, accountIds.studio].map((sellerId, at) => ({
    followerId: accountIds.shopper,
    sellerId,
    since: new Date(Date.parse(startAt) - (20 - at) * 24 * 60 * 60 * 1000).toISOString(),
  }));
