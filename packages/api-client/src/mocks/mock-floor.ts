import { isBelowFloor, priceFloorMessage } from "@heirloop/machines/consignment/price-floor";
import { badField } from "./mock-problem.ts";

/** Refuses a price below what was agreed on with the owner of a consigned piece, as the server does. */
export function checkMockFloor(price: number, floor: number | null): void {
  if (isBelowFloor(price, floor)) throw badField("price", priceFloorMessage(floor));
}
