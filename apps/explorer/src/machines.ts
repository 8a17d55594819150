import { alertsMachine } from "@heirloop/machines/alerts/alerts.machine";
import { announcementRotationMachine } from "@heirloop/machines/announcement-rotation/announcement-rotation.machine";
import { checkoutMachine } from "@heirloop/machines/checkout/checkout.machine";
import { consignmentMachine } from "@heirloop/machines/consignment/consignment.machine";
import { conversationMachine } from "@heirloop/machines/conversation/conversation.machine";
import { regionMachine } from "@heirloop/machines/region/region.machine";
import { headerVisibilityMachine } from "@heirloop/machines/header-visibility/header-visibility.machine";
import { notificationsMachine } from "@heirloop/machines/notifications/notifications.machine";
import { onboardingModalMachine } from "@heirloop/machines/onboarding-modal/onboarding-modal.machine";
import { orderMachine } from "@heirloop/machines/order/order.machine";
import { orderCaseMachine } from "@heirloop/machines/order-case/order-case.machine";
import { orderDeepLinkMachine } from "@heirloop/machines/order-deep-link/order-deep-link.machine";
import { overlayQueueMachine } from "@heirloop/machines/overlay-queue/overlay-queue.machine";
import { pictureUploadMachine } from "@heirloop/machines/picture-upload/picture-upload.machine";
import { promoModalMachine } from "@heirloop/machines/promo-modal/promo-modal.machine";
import { reviewModalMachine } from "@heirloop/machines/review-modal/review-modal.machine";
import { searchBoxMachine } from "@heirloop/machines/search-box/search-box.machine";
import { sessionMachine } from "@heirloop/machines/session/session.machine";
import { machineScenarios } from "@heirloop/demo/scenario/machine/machine-scenarios";
import type { MachineScenarios } from "@heirloop/demo/scenario/machine/machine-scenario";
import type { AnyStateMachine } from "xstate";

/** A machine with its scenarios. */
export type ExplorableMachine = MachineScenarios & { definition: AnyStateMachine };

const definitions: readonly AnyStateMachine[] = [
  alertsMachine,
  announcementRotationMachine,
  checkoutMachine,
  consignmentMachine,
  conversationMachine,
  headerVisibilityMachine,
  regionMachine,
  notificationsMachine,
  onboardingModalMachine,
  orderMachine,
  orderCaseMachine,
  orderDeepLinkMachine,
  overlayQueueMachine,
  pictureUploadMachine,
  promoModalMachine,
  reviewModalMachine,
  searchBoxMachine,
  sessionMachine,
];

/** Every machine of the product, by its id. */
export const machines: ReadonlyMap<string, ExplorableMachine> = new Map(
  definitions.map((definition) => {
    const scenarios = machineScenarios.find(({ machine }) => machine === definition.id);
    return [definition.id, { machine: definition.id, events: [], scenarios: {}, ...scenarios, definition }];
  }),
);
