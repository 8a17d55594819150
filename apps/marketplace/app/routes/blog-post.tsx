import { blogEndpoints } from "@heirloop/contract/blog/blog.endpoints";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import { createPostBreadcrumbs } from "@heirloop/ui/patterns/breadcrumbs/breadcrumbs";
import { BlogPostScreen } from "@heirloop/ui/screens/blog-post/blog-post-screen";
import { throwPageError, serverApi } from "../api/server-api.ts";
import { useFavorites } from "../favorite/use-favorites.ts";
import { pageMeta, getPublicUrl } from "../page-head/page-meta.ts";
import { blogPosting } from "../page-head/structured-data.ts";
import type { Route } from "./+types/blog-post";

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const post = await serverApi(context)
    .call(blogEndpoints.get, { params: { slug: params.slug } })
    .catch((error: unknown) => throwPageError(error, request));
  return { post };
}

export function meta({ loaderData, matches }: Route.MetaArgs): Route.MetaDescriptors {
  if (!loaderData) return [];
  const { post } = loaderData;
  return pageMeta(matches, {
    title: post.title,
    description: post.summary,
    path: pageUrls.blogPost(post.slug),
    picture: { src: post.image, alt: post.imageAlt },
    kind: "article",
    trail: createPostBreadcrumbs(post),
    data: [blogPosting(getPublicUrl(matches), post)],
  });
}

export default function BlogPost({ loaderData }: Route.ComponentProps) {
  return <BlogPostScreen {...useFavorites()} {...loaderData} />;
}
