import { ArticleScreen } from "@heirloop/ui/screens/article/article-screen";
import { termsOfUse } from "@heirloop/ui/screens/article/terms-of-use";
import { pageTitle } from "../api/page-title.ts";

export const meta = () => [
  { title: pageTitle(termsOfUse.title) },
  { name: "description", content: termsOfUse.lead },
];

export default function Page() {
  return <ArticleScreen article={termsOfUse} />;
}
