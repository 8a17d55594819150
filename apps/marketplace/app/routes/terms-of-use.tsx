import { pageUrls } from "@heirloop/contract/page/page-urls";
import { createHelpBreadcrumbs } from "@heirloop/ui/patterns/breadcrumbs/breadcrumbs";
import { ArticleScreen } from "@heirloop/ui/screens/article/article-screen";
import { termsOfUse } from "@heirloop/ui/screens/article/terms-of-use";
import { pageMeta } from "../page-head/page-meta.ts";
import type { Route } from "./+types/terms-of-use";

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return pageMeta(matches, {
    title: termsOfUse.title,
    description: termsOfUse.lead,
    path: pageUrls.termsOfUse(),
    trail: createHelpBreadcrumbs(termsOfUse.title),
  });
}

export default function Page() {
  return <ArticleScreen article={termsOfUse} />;
}
