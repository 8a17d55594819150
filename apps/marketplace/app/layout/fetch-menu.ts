import { menuEndpoints } from "@heirloop/contract/menu/menu.endpoints";
import { browserApi } from "../api/browser-api.ts";

/** Everything that header and mobile menu can open. */
export const fetchMenu = () => browserApi().call(menuEndpoints.menu);
