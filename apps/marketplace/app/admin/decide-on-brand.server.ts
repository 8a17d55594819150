import type { Api } from "@heirloop/api-client/http/http-client";
import { brandReviewEndpoints } from "@heirloop/contract/admin/brand-review.endpoints";
import type { AdminResult } from "@heirloop/ui/screens/admin/admin-screen";
import { data } from "react-router";
import { toProblemMessage } from "../api/form-result.ts";
import { formText } from "../api/form-text.ts";

/** Makes an admin's decision on a new brand. */
export async function decideOnBrand(api: Api, form: FormData): Promise<AdminResult> {
  const params = { id: formText(form, "id") };
  try {
    switch (formText(form, "intent")) {
      case "approve-brand":
        await api.call(brandReviewEndpoints.approve, { params });
        return { done: "The brand is approved." };
      case "merge-brand":
        await api.call(brandReviewEndpoints.merge, { params, body: { into: formText(form, "into") } });
        return { done: "The brand is merged." };
      case "reject-brand":
        await api.call(brandReviewEndpoints.reject, { params });
        return { done: "The brand is rejected." };
      default:
        throw data("There is no such button.", { status: 400 });
    }
  } catch (error) {
    return { problem: toProblemMessage(error) };
  }
}
