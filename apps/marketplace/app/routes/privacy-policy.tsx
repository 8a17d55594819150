import { pageUrls } from "@heirloop/contract/page/page-urls";
import { createHelpBreadcrumbs } from "@heirloop/ui/patterns/breadcrumbs/breadcrumbs";
import { ArticleScreen } from "@heirloop/ui/screens/article/article-screen";
import { privacyPolicy } from "@heirloop/ui/screens/article/privacy-policy";
import { pageMeta } from "../page-head/page-meta.ts";
import type { Route } from "./+types/privacy-policy";

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return pageMeta(matches, {
    title: privacyPolicy.title,
    description: privacyPolicy.lead,
    path: pageUrls.privacyPolicy(),
    trail: createHelpBreadcrumbs(privacyPolicy.title),
  });
}

export default function Page() {
  return <ArticleScreen article={privacyPolicy} />;
}
