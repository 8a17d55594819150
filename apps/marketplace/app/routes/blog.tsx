import { blogEndpoints } from "@heirloop/contract/blog/blog.endpoints";
import { blogTopics } from "@heirloop/contract/blog/blog-topics";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import { createPageBreadcrumbs } from "@heirloop/ui/patterns/breadcrumbs/breadcrumbs";
import { BlogScreen } from "@heirloop/ui/screens/blog/blog-screen";
import { throwPageError, serverApi } from "../api/server-api.ts";
import { pageMeta } from "../page-head/page-meta.ts";
import type { Route } from "./+types/blog";

export async function loader({ request, context }: Route.LoaderArgs) {
  const requestedTopic = new URL(request.url).searchParams.get("topic");
  const { posts } = await serverApi(context)
    .call(blogEndpoints.list)
    .catch((error: unknown) => throwPageError(error, request));
  return { posts, topic: blogTopics.find((topic) => topic === requestedTopic) };
}

export function meta({ loaderData, matches }: Route.MetaArgs): Route.MetaDescriptors {
  const [first] = loaderData?.posts ?? [];
  return pageMeta(matches, {
    title: "From the workshop: the blog",
    description:
      "How to choose, move, repair and care for second-hand furniture. Written by people who restore and sell it.",
    path: pageUrls.blog(),
    picture: first ? { src: first.image, alt: first.imageAlt } : undefined,
    trail: createPageBreadcrumbs("Blog"),
  });
}

export default function Blog({ loaderData }: Route.ComponentProps) {
  return <BlogScreen {...loaderData} />;
}
