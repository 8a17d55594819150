import { heirloopIdSchema } from "@heirloop/contract/identity/identity.schema";
import {
  listingReportEndpoints,
  listingReportSchema,
} from "@heirloop/contract/listing-report/listing-report.endpoints";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import { ReportListingScreen } from "@heirloop/ui/screens/report-listing/report-listing-screen";
import { data, redirect, useNavigation } from "react-router";
import { toFormResult, validateFields } from "../api/form-result.ts";
import { formText } from "../api/form-text.ts";
import { requireSignedIn, serverApi, throwPageError } from "../api/server-api.ts";
import { useAnswer } from "../form-actions/use-answer.ts";
import { pageMeta } from "../page-head/page-meta.ts";
import { requireSameOrigin } from "../session/same-origin.ts";
import type { Route } from "./+types/report-listing";

function parsePath({ heirloopId }: Route.LoaderArgs["params"]) {
  const piece = heirloopIdSchema.safeParse(heirloopId);
  if (!piece.success) throw data("There is no such piece.", { status: 404 });
  return { heirloopId: piece.data };
}

export function meta({ matches, params }: Route.MetaArgs): Route.MetaDescriptors {
  return pageMeta(matches, {
    title: "Report a piece",
    description: "Tell us about a piece that breaks our rules.",
    path: pageUrls.reportListing(params.heirloopId),
    unlisted: true,
  });
}

export async function loader({ params, request, context }: Route.LoaderArgs) {
  requireSignedIn({ request, context });
  const listing = await serverApi(context)
    .call(listingReportEndpoints.reportable, { params: parsePath(params) })
    .catch((error: unknown) => throwPageError(error, request));
  return { listing, sent: new URL(request.url).searchParams.has("sent") };
}

export async function action({ params, request, context }: Route.ActionArgs) {
  requireSameOrigin(request);
  requireSignedIn({ request, context });
  const path = parsePath(params);
  const form = await request.formData();
  const values = { reason: formText(form, "reason"), text: formText(form, "text") };
  const checked = validateFields(listingReportSchema, values);
  if (!checked.ok) return { ...checked.answer, values };
  try {
    await serverApi(context).call(listingReportEndpoints.report, { params: path, body: checked.value });
    return redirect(pageUrls.reportListing(path.heirloopId, "1"), 303);
  } catch (error) {
    return { ...toFormResult(error), values };
  }
}

export default function ReportListing({ loaderData, actionData }: Route.ComponentProps) {
  const answer = useAnswer(actionData);
  const busy = useNavigation().formData !== undefined;
  return <ReportListingScreen {...loaderData} answer={answer ?? null} busy={busy} />;
}
