import { constants } from "@heirloop/contract/constants/marketplace-constants";
import { notificationEndpoints } from "@heirloop/contract/notification/notification.endpoints";
import { notificationFrom } from "@heirloop/demo/projection/activity-projection";
import { mock, type MockRoute } from "./mock-handler.ts";
import { problem } from "./mock-problem.ts";
import { type MockWorld, replace } from "./mock-world.ts";
import { openReviewOfOrder } from "./open-review-of-order.ts";

const ofUser = ({ notifications }: MockWorld, userId: string) =>
  notifications.filter((note) => note.userId === userId).toSorted((a, b) => b.date.localeCompare(a.date));

export const countNotPreviewed = (world: MockWorld, userId: string): number =>
  ofUser(world, userId).filter(({ previewed }) => !previewed).length;

function own(world: MockWorld, userId: string, id: string) {
  const note = ofUser(world, userId).find((one) => one.id === id);
  if (note === undefined) throw problem("not-found");
  return note;
}

export const notificationMocks: readonly MockRoute[] = [
  mock(notificationEndpoints.list, ({ body: { skip }, caller, world }) => {
    const all = ofUser(world, caller.account.id);
    return {
      notifications: all
        .slice(skip, skip + constants.notificationBatch)
        .map((note) => notificationFrom(world.index, note)),
      notPreviewed: countNotPreviewed(world, caller.account.id),
      maxed: all.length <= skip + constants.notificationBatch,
    };
  }),
  mock(notificationEndpoints.preview, ({ caller, world }) => {
    for (const note of ofUser(world, caller.account.id))
      if (!note.previewed) replace(world.notifications, { ...note, previewed: true });
    return { notPreviewed: 0 };
  }),
  mock(notificationEndpoints.markSeen, ({ params, caller, world }) => {
    const seen = { ...own(world, caller.account.id, params.id), seen: true };
    replace(world.notifications, seen);
    return notificationFrom(world.index, seen);
  }),
  mock(notificationEndpoints.markAllSeen, ({ caller, world }) => {
    for (const note of ofUser(world, caller.account.id))
      if (!note.seen || !note.previewed)
        replace(world.notifications, { ...note, seen: true, previewed: true });
    return { notPreviewed: 0 };
  }),
  mock(notificationEndpoints.review, ({ body, caller, world }) => {
    const { orderId } = own(world, caller.account.id, body.notification);
    return openReviewOfOrder(world, orderId, caller.account.id);
  }),
];
