import { menuEndpoints } from "@heirloop/contract/menu/menu.endpoints";
import { browserApi } from "../api/browser-api.ts";

export const fetchMenu = () => browserApi().call(menuEndpoints.menu);
