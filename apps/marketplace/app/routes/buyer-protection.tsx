import { ArticleScreen } from "@heirloop/ui/screens/article/article-screen";
import { buyerProtection } from "@heirloop/ui/screens/article/buyer-protection";
import { pageTitle } from "../api/page-title.ts";

export const meta = () => [
  { title: pageTitle(buyerProtection.title) },
  { name: "description", content: buyerProtection.lead },
];

export default function Page() {
  return <ArticleScreen article={buyerProtection} />;
}
