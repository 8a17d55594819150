import type { Api } from "@heirloop/api-client/http/http-client";
import { adminEndpoints } from "@heirloop/contract/admin/admin.endpoints";
import { idSchema } from "@heirloop/contract/identity/identity.schema";
import { data } from "react-router";
import { toProblemMessage } from "../api/form-result.ts";
import { formText } from "../api/form-text.ts";

/** Keeps or removes what users reported. */
export async function decideOnReport(api: Api, form: FormData, decision: "keep" | "remove") {
  const id = idSchema.safeParse(formText(form, "id"));
  if (!id.success) throw data("There is no such report.", { status: 400 });
  const input = { params: { id: id.data }, body: { reason: formText(form, "reason") } };
  try {
    await api.call(decision === "keep" ? adminEndpoints.keepReported : adminEndpoints.removeReported, input);
    return { done: decision === "keep" ? "It is kept, and the reports are closed." : "It is removed." };
  } catch (error) {
    return { problem: toProblemMessage(error) };
  }
}
