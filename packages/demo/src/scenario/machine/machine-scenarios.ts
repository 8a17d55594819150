import { alertsScenarios } from "./alerts.scenarios.ts";
import { announcementRotationScenarios } from "./announcement-rotation.scenarios.ts";
import { checkoutScenarios } from "./checkout.scenarios.ts";
import { consignmentScenarios } from "./consignment.scenarios.ts";
import { conversationScenarios } from "./conversation.scenarios.ts";
import { regionScenarios } from "./region.scenarios.ts";
import { headerVisibilityScenarios } from "./header-visibility.scenarios.ts";
import { notificationsScenarios } from "./notifications.scenarios.ts";
import { onboardingModalScenarios } from "./onboarding-modal.scenarios.ts";
import { orderScenarios } from "./order.scenarios.ts";
import { orderCaseScenarios } from "./order-case.scenarios.ts";
import { orderDeepLinkScenarios } from "./order-deep-link.scenarios.ts";
import { overlayQueueScenarios } from "./overlay-queue.scenarios.ts";
import { pictureUploadScenarios } from "./picture-upload.scenarios.ts";
import { promoModalScenarios } from "./promo-modal.scenarios.ts";
import { reviewModalScenarios } from "./review-modal.scenarios.ts";
import { searchBoxScenarios } from "./search-box.scenarios.ts";
import { sessionScenarios } from "./session.scenarios.ts";
import type { MachineScenarios } from "./machine-scenario.ts";

/** The named scenarios of every machine, by its id. */
export const machineScenarios: readonly MachineScenarios[] = [
  alertsScenarios,
  announcementRotationScenarios,
  checkoutScenarios,
  consignmentScenarios,
  conversationScenarios,
  headerVisibilityScenarios,
  regionScenarios,
  notificationsScenarios,
  onboardingModalScenarios,
  orderScenarios,
  orderCaseScenarios,
  orderDeepLinkScenarios,
  overlayQueueScenarios,
  pictureUploadScenarios,
  promoModalScenarios,
  reviewModalScenarios,
  searchBoxScenarios,
  sessionScenarios,
];
