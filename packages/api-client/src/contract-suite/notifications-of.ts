import type { Notification } from "@heirloop/contract/notification/notification.schema";
import { notificationEndpoints } from "@heirloop/contract/notification/notification.endpoints";
import type { As, Contract } from "./contract-target.ts";

/**
 * All notifications of an account. The clock of a contract stands still, so that those of one test have no order
 * among themselves, and one of them may be on the second page.
 */
export async function notificationsOf(contract: Contract, as: As): Promise<Notification[]> {
  const all: Notification[] = [];
  for (let maxed = false; !maxed;) {
    const page = await contract.answer(as, notificationEndpoints.list, { body: { skip: all.length } });
    all.push(...page.notifications);
    ({ maxed } = page);
  }
  return all;
}
