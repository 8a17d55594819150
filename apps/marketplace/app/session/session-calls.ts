import { adminEndpoints } from "@heirloop/contract/admin/admin.endpoints";
import { userIdSchema } from "@heirloop/contract/identity/identity.schema";
import { errorCatalog } from "@heirloop/contract/problem/error-catalog";
import { browserApi } from "../api/browser-api.ts";
import { getErrorMessage } from "../api/error-message.ts";
import { saveImpersonation } from "./impersonation.ts";
import { createSessionCookie } from "../api/session-cookie.ts";

/** Starts an impersonation: its token replaces the browser's. Throws an error whose message is for the user. */
export async function startImpersonation(account: string): Promise<void> {
  const id = userIdSchema.safeParse(account);
  if (!id.success) throw new Error(errorCatalog["not-found"].title);
  try {
    const { token } = await browserApi().call(adminEndpoints.enterAccount, { body: { id: id.data } });
    document.cookie = createSessionCookie(token, window.location.protocol === "https:");
    saveImpersonation(account, Date.now());
  } catch (error) {
    throw new Error(getErrorMessage(error), { cause: error });
  }
}
