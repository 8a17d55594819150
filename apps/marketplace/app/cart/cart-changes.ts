import type { CartListing } from "@heirloop/contract/listing/listing.schema";
import { createSerialQueue } from "../api/serial-queue.ts";

/** Changes of the cart on their way to the server; it is settled once the server has the cart that is on screen. */
export const cartChanges = createSerialQueue<readonly CartListing[]>();
