import { pageUrls } from "@heirloop/contract/page/page-urls";
import { themeChoices } from "@heirloop/ui/theme/themes";
import { localPath } from "../session/local-path.ts";
import { data, redirect } from "react-router";
import { formText } from "../api/form-text.ts";
import { isSecure } from "../server-context.ts";
import { requireSameOrigin } from "../session/same-origin.ts";
import { createThemeCookie } from "../theme/theme-cookie.ts";
import type { Route } from "./+types/theme";

export function loader() {
  return redirect(pageUrls.home());
}

/** Saves the chosen theme when JavaScript is off. */
export async function action({ request, context }: Route.ActionArgs) {
  requireSameOrigin(request);
  const form = await request.formData();
  const chosen = formText(form, "theme");
  const choice = themeChoices.find((name) => name === chosen);
  if (choice === undefined) throw data("There is no such theme.", { status: 400 });
  const secure = isSecure(context);
  return redirect(localPath(formText(form, "next")), {
    status: 303,
    headers: { "set-cookie": createThemeCookie(choice, secure) },
  });
}
