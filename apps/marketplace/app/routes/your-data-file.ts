import { ProblemError } from "@heirloop/api-client/http/problem-error";
import { brand } from "@heirloop/contract/brand/brand";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import { personalDataEndpoints } from "@heirloop/contract/personal-data/personal-data.endpoints";
import { redirect } from "react-router";
import { formText } from "../api/form-text.ts";
import { serverApi } from "../api/server-api.ts";
import { getDownloadRefusal } from "../personal-data/download-refusal.ts";
import { requireSameOrigin } from "../session/same-origin.ts";
import type { Route } from "./+types/your-data-file";

export function loader() {
  return redirect(pageUrls.yourData());
}

/** What is stored about the signed-in user, as a file, or the page that says why not. */
export async function action({ request, context }: Route.ActionArgs) {
  requireSameOrigin(request);
  const password = formText(await request.formData(), "password");
  try {
    const copy = await serverApi(context).call(personalDataEndpoints.copy, { body: { password } });
    return new Response(`${JSON.stringify(copy, null, 2)}\n`, {
      headers: {
        "cache-control": "no-store",
        "content-type": "application/json",
        "content-disposition": `attachment; filename="${brand.name.toLowerCase()}-data.json"`,
      },
    });
  } catch (error) {
    if (error instanceof ProblemError && error.code === "unauthenticated")
      return redirect(pageUrls.login(pageUrls.yourData()));
    return redirect(pageUrls.yourData(getDownloadRefusal(error)));
  }
}
