import { heirloopIdSchema } from "@heirloop/contract/identity/identity.schema";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import { formActions } from "@heirloop/ui/patterns/form-action/form-action";
import { data, redirect } from "react-router";
import { formText } from "../api/form-text.ts";
import { handleFollow, parseFollow } from "../form-actions/follow-action.server.ts";
import { handleFormAction } from "../form-actions/form-actions.server.ts";
import { parseOrderEvent, sendOrderEvent, uploadProof } from "../form-actions/order-action.server.ts";
import { localPath } from "../session/local-path.ts";
import { requireSameOrigin } from "../session/same-origin.ts";
import type { Route } from "./+types/form-action";

export function loader() {
  return redirect(pageUrls.home());
}

/** Path and query of the referring page, for forms without a `back` field. */
function getReferrerPath(request: Request): string {
  const referrer = request.headers.get("referer");
  if (referrer === null || !URL.canParse(referrer)) return pageUrls.home();
  const { pathname, search } = new URL(referrer);
  return pathname + search;
}

/** A route needs a component for its errors to be shown on the error page. */
export default function FormAction() {
  return null;
}

/** Handles buttons that are used before hydration or without JavaScript: the name is the action, the value the listing. */
export async function action({ request, context }: Route.ActionArgs) {
  requireSameOrigin(request);
  const form = await request.formData();
  const back = localPath(formText(form, "back") || getReferrerPath(request));
  await uploadProof(form, { request, context });
  const orderEvent = parseOrderEvent(form);
  if (orderEvent) return sendOrderEvent(orderEvent, back, { request, context });
  const follow = parseFollow(form);
  if (follow) return handleFollow(follow, back, { request, context });
  // A field is invalid: the page validates it again once it is hydrated.
  if (form.has("order")) return redirect(back, 303);
  const name = formActions.find((action) => form.has(action));
  const listing = heirloopIdSchema.safeParse(name && form.get(name));
  if (!name || !listing.success) throw data("There is no such button.", { status: 400 });
  return handleFormAction(name, { request, context, heirloopId: listing.data, back });
}
