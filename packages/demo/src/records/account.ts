import type { DeliveryTerms } from "@heirloop/contract/delivery-terms/delivery-terms.schema";
import type { HubId, Region } from "@heirloop/contract/hub/hub";
import type { PickupCalendar } from "@heirloop/contract/pickup-calendar/pickup-calendar.schema";
import type { Instant } from "./clock.ts";

export type DemoAccount = {
  readonly id: string;
  readonly email: string;
  readonly emailVerified: boolean;
  /** Every demo account has the password `demoPassword`. */
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string | null;
  readonly slug: string;
  /** `/pictures/{key}` or null. */
  readonly picture: string | null;
  readonly admin: boolean;
  readonly isBusiness: boolean;
  readonly blocked: boolean;
  readonly blockedReason: string | null;
  readonly payoutsConnected: boolean;
  readonly hub: HubId;
  readonly region: Region | null;
  /** Town and state, `Oakland, CA`. */
  readonly place: string;
  /** `[lng, lat]`. */
  readonly coordinates: readonly [number, number];
  readonly createdAt: Instant;
  readonly shop: DemoShop | null;
  /** When buyers can pick up; null lets them propose any time. */
  readonly pickupCalendar: PickupCalendar | null;
  /** How far a shop delivers; missing for the standard fees. */
  readonly deliveryTerms?: DeliveryTerms | null;
};

export type DemoShop = {
  readonly name: string;
  readonly story: string;
  readonly logo: string;
  readonly banner: string;
  readonly policies: string;
};
