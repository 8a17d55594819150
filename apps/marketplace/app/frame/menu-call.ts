import { catalogueEndpoints } from "@heirloop/contract/catalogue/catalogue.endpoints";
import { browserApi } from "../api/browser-api.ts";

/** Everything that header and mobile menu can open. */
export const callMenu = () => browserApi().call(catalogueEndpoints.menu);
