import { pageUrls } from "@heirloop/contract/page/page-urls";
import { authEndpoints } from "@heirloop/contract/user/user.endpoints";
import { YourDataScreen, type YourDataScreenProps } from "@heirloop/ui/screens/your-data/your-data-screen";
import { requireSignedIn, serverApi, throwPageError } from "../api/server-api.ts";
import { pageMeta } from "../page-head/page-meta.ts";
import { getDownloadResult } from "../personal-data/download-refusal.ts";
import type { Route } from "./+types/your-data";

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return pageMeta(matches, {
    title: "Download your data",
    description: "A file with everything that we store about you.",
    path: pageUrls.yourData(),
    unlisted: true,
  });
}

export async function loader({ request, context }: Route.LoaderArgs) {
  requireSignedIn({ request, context });
  const user = await serverApi(context)
    .call(authEndpoints.me)
    .catch((error: unknown) => throwPageError(error, request));
  const answer: YourDataScreenProps["answer"] = getDownloadResult(
    new URL(request.url).searchParams.get("refused"),
  );
  return { isImpersonated: user.impersonatedBy !== null, answer };
}

export default function YourData({ loaderData }: Route.ComponentProps) {
  return <YourDataScreen {...loaderData} />;
}
