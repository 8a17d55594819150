import { pageUrls } from "@heirloop/contract/page/page-urls";
import { createHelpBreadcrumbs } from "@heirloop/ui/patterns/breadcrumbs/breadcrumbs";
import { ArticleScreen } from "@heirloop/ui/screens/article/article-screen";
import { buyerProtection } from "@heirloop/ui/screens/article/buyer-protection";
import { pageMeta } from "../page-head/page-meta.ts";
import type { Route } from "./+types/buyer-protection";

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return pageMeta(matches, {
    title: buyerProtection.title,
    description: buyerProtection.lead,
    path: pageUrls.buyerProtection(),
    trail: createHelpBreadcrumbs(buyerProtection.title),
  });
}

export default function Page() {
  return <ArticleScreen article={buyerProtection} />;
}
