import { adminEndpoints } from "@heirloop/contract/admin/admin.endpoints";
import { userIdSchema } from "@heirloop/contract/identity/identity.schema";
import { errorCatalog } from "@heirloop/contract/problem/error-catalog";
import { browserApi } from "../api/browser-api.ts";
import { callProblem } from "../api/call-problem.ts";
import { keepStay } from "./entered-stay.ts";
import { tokenCookie } from "../api/token-cookie.ts";

/** Enters an account, whose token is the browser's from then on. Throws the words to tell. */
export async function enterAccount(account: string): Promise<void> {
  const id = userIdSchema.safeParse(account);
  if (!id.success) throw new Error(errorCatalog["not-found"].title);
  try {
    const { token } = await browserApi().call(adminEndpoints.enterAccount, { body: { id: id.data } });
    document.cookie = tokenCookie(token, window.location.protocol === "https:");
    keepStay(account, Date.now());
  } catch (error) {
    throw new Error(callProblem(error), { cause: error });
  }
}
