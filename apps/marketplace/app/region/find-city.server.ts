import { hubs } from "@heirloop/contract/hub/hub";
import type { User } from "@heirloop/contract/user/user.schema";
import { nearestHub } from "@heirloop/machines/hub/nearest-hub";

/** City and state of a user's location; null when it is unknown or outside the delivery network. */
export function findCity({ locationInfo: { coordinates } }: Pick<User, "locationInfo">): string | null {
  if (coordinates === null) return null;
  const [lng, lat] = coordinates;
  const nearest = nearestHub(lat, lng);
  return hubs.find(({ id }) => id === nearest)?.geolocation ?? null;
}
