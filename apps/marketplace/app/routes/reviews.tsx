import { constants } from "@heirloop/contract/constants/marketplace-constants";
import { idSchema } from "@heirloop/contract/identity/identity.schema";
import { countPages } from "@heirloop/contract/page/count-pages";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import { reviewEndpoints, reviewReplySubmissionSchema } from "@heirloop/contract/review/review.endpoints";
import { ReviewsScreen } from "@heirloop/ui/screens/reviews/reviews-screen";
import { data, redirect, useNavigation } from "react-router";
import { toFormResult, validateFields } from "../api/form-result.ts";
import { formText } from "../api/form-text.ts";
import { loadable } from "../api/loadable.ts";
import { requireSignedIn, serverApi } from "../api/server-api.ts";
import { useReload } from "../browser/use-reload.ts";
import { useAnswer } from "../form-actions/use-answer.ts";
import { parsePageNumber } from "../page-head/parse-page-number.ts";
import { pageMeta } from "../page-head/page-meta.ts";
import { requireSameOrigin } from "../session/same-origin.ts";
import type { Route } from "./+types/reviews";

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return pageMeta(matches, {
    title: "Reviews",
    description: "Reviews about you and by you, with the replies to them.",
    path: pageUrls.reviews(),
    unlisted: true,
  });
}

export async function loader({ request, context }: Route.LoaderArgs) {
  requireSignedIn({ request, context });
  const { searchParams } = new URL(request.url);
  const list = searchParams.get("list") === "written" ? ("written" as const) : ("received" as const);
  const page = parsePageNumber(searchParams);
  const reviews = await loadable(
    serverApi(context).call(reviewEndpoints.own, { query: { list, page: String(page) } }),
    request,
    (own) => own,
  );
  if (reviews.state === "ready") {
    const last = countPages(reviews.value.totalCount, constants.reviewsPerPage);
    if (page > last) throw redirect(pageUrls.reviews({ page: last, ...(list === "written" && { list }) }));
  }
  return { list, page, reviews };
}

export async function action({ request, context }: Route.ActionArgs) {
  requireSameOrigin(request);
  requireSignedIn({ request, context });
  const form = await request.formData();
  const id = idSchema.safeParse(formText(form, "review"));
  if (!id.success) throw data("There is no such review.", { status: 400 });
  const sent = { review: id.data, text: formText(form, "text") };
  const checked = validateFields(reviewReplySubmissionSchema, { text: sent.text });
  if (!checked.ok) return { ...checked.answer, ...sent };
  try {
    await serverApi(context).call(reviewEndpoints.reply, { params: { id: id.data }, body: checked.value });
    return { review: sent.review, saved: true };
  } catch (error) {
    return { ...toFormResult(error), ...sent };
  }
}

export default function Reviews({ loaderData, actionData }: Route.ComponentProps) {
  const received = useAnswer(actionData);
  const reload = useReload();
  const sending = useNavigation().formData;
  const answer = sending
    ? { review: formText(sending, "review"), text: formText(sending, "text"), busy: true }
    : (received ?? null);
  return <ReviewsScreen {...loaderData} answer={answer} onRetry={() => void reload()} />;
}
