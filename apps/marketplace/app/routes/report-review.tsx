import { idSchema } from "@heirloop/contract/identity/identity.schema";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import { reviewReportSchema } from "@heirloop/contract/review/review-report.schema";
import { reviewEndpoints } from "@heirloop/contract/review/review.endpoints";
import { sideSchema } from "@heirloop/contract/user/user.schema";
import { ReportReviewScreen } from "@heirloop/ui/screens/report-review/report-review-screen";
import { data, redirect, useNavigation } from "react-router";
import { toFormResult, validateFields } from "../api/form-result.ts";
import { formText } from "../api/form-text.ts";
import { requireSignedIn, serverApi, throwPageError } from "../api/server-api.ts";
import { useAnswer } from "../form-actions/use-answer.ts";
import { pageMeta } from "../page-head/page-meta.ts";
import { requireSameOrigin } from "../session/same-origin.ts";
import type { Route } from "./+types/report-review";

function parsePath({ id, about }: Route.LoaderArgs["params"]) {
  const review = idSchema.safeParse(id);
  const side = sideSchema.safeParse(about);
  if (!review.success || !side.success) throw data("There is no such review.", { status: 404 });
  return { id: review.data, about: side.data };
}

export function meta({ matches, params }: Route.MetaArgs): Route.MetaDescriptors {
  return pageMeta(matches, {
    title: "Report a review",
    description: "Tell us about a review or a reply that breaks our rules.",
    path: pageUrls.reportReview(params.id, params.about === "buyer" ? "buyer" : "seller"),
    unlisted: true,
  });
}

export async function loader({ params, request, context }: Route.LoaderArgs) {
  requireSignedIn({ request, context });
  const path = parsePath(params);
  const review = await serverApi(context)
    .call(reviewEndpoints.reportable, { params: path })
    .catch((error: unknown) => throwPageError(error, request));
  const isReply = new URL(request.url).searchParams.get("target") === "reply" && review.reply !== null;
  const { slug } = review.subject;
  return {
    review,
    target: isReply ? ("reply" as const) : ("review" as const),
    backHref:
      path.about === "seller" && slug !== null ? `${pageUrls.profile(slug)}#reviews` : pageUrls.reviews(),
  };
}

export async function action({ params, request, context }: Route.ActionArgs) {
  requireSameOrigin(request);
  requireSignedIn({ request, context });
  const { id, about } = parsePath(params);
  const form = await request.formData();
  const target = formText(form, "target") === "reply" ? "reply" : "review";
  const values = { reason: formText(form, "reason"), text: formText(form, "text") };
  const checked = validateFields(reviewReportSchema, { ...values, about, target });
  if (!checked.ok) return { ...checked.answer, values };
  try {
    await serverApi(context).call(reviewEndpoints.report, { params: { id }, body: checked.value });
    return redirect(pageUrls.reportReview(id, about, target === "reply" ? target : undefined), 303);
  } catch (error) {
    return { ...toFormResult(error), values };
  }
}

export default function ReportReview({ loaderData, actionData }: Route.ComponentProps) {
  const answer = useAnswer(actionData);
  const busy = useNavigation().formData !== undefined;
  return <ReportReviewScreen {...loaderData} answer={answer ?? null} busy={busy} />;
}
