import type { Api } from "@heirloop/api-client/http/http-client";
import { reportedListingEndpoints } from "@heirloop/contract/admin/reported-listing.endpoints";
import { heirloopIdSchema, idSchema } from "@heirloop/contract/identity/identity.schema";
import { data } from "react-router";
import { toProblemMessage } from "../api/form-result.ts";
import { formText } from "../api/form-text.ts";

const decisions = ["keep-piece", "take-down-piece", "take-down-found", "allow-piece"] as const;
export type ListingDecision = (typeof decisions)[number];
export const isListingDecision = (intent: string): intent is ListingDecision =>
  decisions.some((decision) => decision === intent);

async function decide(api: Api, intent: ListingDecision, form: FormData): Promise<string> {
  const body = { reason: formText(form, "reason") };
  if (intent === "allow-piece" || intent === "take-down-found") {
    const piece = heirloopIdSchema.safeParse(formText(form, "id"));
    if (!piece.success) throw data("There is no such piece.", { status: 400 });
    const input = { params: { heirloopId: piece.data }, body };
    if (intent === "allow-piece") {
      await api.call(reportedListingEndpoints.allow, input);
      return "It is allowed again.";
    }
    await api.call(reportedListingEndpoints.takeDownFound, input);
    return "It is taken down.";
  }
  const report = idSchema.safeParse(formText(form, "id"));
  if (!report.success) throw data("There is no such report.", { status: 400 });
  const input = { params: { id: report.data }, body };
  if (intent === "keep-piece") {
    await api.call(reportedListingEndpoints.keep, input);
    return "It is kept, and the reports are closed.";
  }
  await api.call(reportedListingEndpoints.takeDown, input);
  return "It is taken down.";
}

/** Keeps or takes down a piece that users reported, takes down another one, or allows one again. */
export async function decideOnListing(api: Api, intent: ListingDecision, form: FormData) {
  try {
    return { done: await decide(api, intent, form) };
  } catch (error) {
    return { problem: toProblemMessage(error) };
  }
}
