import { ArticleScreen } from "@heirloop/ui/screens/article/article-screen";
import { privacyPolicy } from "@heirloop/ui/screens/article/privacy-policy";
import { pageTitle } from "../api/page-title.ts";

export const meta = () => [
  { title: pageTitle(privacyPolicy.title) },
  { name: "description", content: privacyPolicy.lead },
];

export default function Page() {
  return <ArticleScreen article={privacyPolicy} />;
}
