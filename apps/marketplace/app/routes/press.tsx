import { heirloopIdSchema } from "@heirloop/contract/identity/identity.schema";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import { presses } from "@heirloop/ui/patterns/press/press";
import { data, redirect } from "react-router";
import { formText } from "../api/form-text.ts";
import { actOn } from "../press/press-acts.server.ts";
import { requireSameOrigin, safeNext } from "../session/same-origin.ts";
import type { Route } from "./+types/press";

export function loader() {
  return redirect(pageUrls.home());
}

/** With a page of its own, a press that was refused says so on the error page. */
export default function Press() {
  return null;
}

/** Buttons pressed before or without scripts; `name` is what they ask for, `value` the piece. */
export async function action({ request, context }: Route.ActionArgs) {
  requireSameOrigin(request);
  const form = await request.formData();
  const name = presses.find((one) => form.has(one));
  const piece = heirloopIdSchema.safeParse(name && form.get(name));
  if (!name || !piece.success) throw data("There is no such button.", { status: 400 });
  return actOn(name, { request, context, heirloopId: piece.data, back: safeNext(formText(form, "back")) });
}
