import { pageUrls } from "@heirloop/contract/page/page-urls";
import { getStems } from "@heirloop/ui/patterns/highlighted-text/word-stems";
import { createPageBreadcrumbs } from "@heirloop/ui/patterns/breadcrumbs/breadcrumbs";
import { findAnswers, withPages } from "@heirloop/ui/screens/help/find-answers";
import { HelpScreen } from "@heirloop/ui/screens/help/help-screen";
import { helpAudiences } from "@heirloop/ui/screens/help/help-topic";
import { helpTopics } from "@heirloop/ui/screens/help/help-topics";
import { pageMeta } from "../page-head/page-meta.ts";
import { sitePages } from "../layout/site-pages.ts";
import { faqPage } from "../page-head/structured-data.ts";
import type { Route } from "./+types/help";

const longestKeyword = 100;

/** Only matching answers are sent to the browser. */
export function loader({ request }: Route.LoaderArgs) {
  const parameters = new URL(request.url).searchParams;
  const typed = (parameters.get("keyword") ?? "").trim().slice(0, longestKeyword);
  const keyword = getStems(typed).length === 0 ? "" : typed;
  const audience = helpAudiences.find((one) => one === parameters.get("audience"));
  const topics = withPages(findAnswers(helpTopics, { audience, keyword }), sitePages);
  return { audience, keyword, topics };
}

export function meta({ loaderData, matches }: Route.MetaArgs): Route.MetaDescriptors {
  const audience = loaderData?.audience;
  const topics = loaderData?.topics ?? [];
  return pageMeta(matches, {
    title: audience ? `Help with ${audience.toLowerCase()}` : "Help",
    description: `${audience ? `For ${audience.toLowerCase()}: answers` : "Answers"} on offers, checkout, delivery, pickup, returns, fees, consigning and payouts, with a search over all of them.`,
    path: pageUrls.help(audience),
    unlisted: loaderData?.keyword !== "",
    trail: createPageBreadcrumbs("Help"),
    data: topics.length > 0 ? [faqPage(topics)] : [],
  });
}

export default function Help({ loaderData }: Route.ComponentProps) {
  return <HelpScreen {...loaderData} pages={sitePages} />;
}
