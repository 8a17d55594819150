import { heirloopIdSchema } from "@heirloop/contract/identity/identity.schema";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import { formActions } from "@heirloop/ui/patterns/form-action/form-action";
import { data, redirect } from "react-router";
import { formText } from "../api/form-text.ts";
import { handleFormAction } from "../form-actions/form-actions.server.ts";
import { parseOrderEvent, sendOrderEvent, uploadProof } from "../form-actions/order-action.server.ts";
import { localPath } from "../session/local-path.ts";
import { requireSameOrigin } from "../session/same-origin.ts";
import type { Route } from "./+types/form-action";

export function loader() {
  return redirect(pageUrls.home());
}

/** Path and query of the page of ours on which a form without `back` stands. */
function cameFrom(request: Request): string {
  const referrer = request.headers.get("referer");
  if (referrer === null || !URL.canParse(referrer)) return pageUrls.home();
  const { pathname, search } = new URL(referrer);
  return pathname + search;
}

/** With a page of its own, a press that was refused says so on the error page. */
export default function FormAction() {
  return null;
}

/** Buttons pressed before or without scripts; `name` is what they ask for, `value` the piece. */
export async function action({ request, context }: Route.ActionArgs) {
  requireSameOrigin(request);
  const form = await request.formData();
  const back = localPath(formText(form, "back") || cameFrom(request));
  await uploadProof(form, { request, context });
  const asked = parseOrderEvent(form);
  if (asked) return sendOrderEvent(asked, back, { request, context });
  // A field was not right: the page that comes back checks it when its scripts are there.
  if (form.has("order")) return redirect(back, 303);
  const name = formActions.find((one) => form.has(one));
  const piece = heirloopIdSchema.safeParse(name && form.get(name));
  if (!name || !piece.success) throw data("There is no such button.", { status: 400 });
  return handleFormAction(name, { request, context, heirloopId: piece.data, back });
}
