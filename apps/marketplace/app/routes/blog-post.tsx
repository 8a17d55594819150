import { blogEndpoints } from "@heirloop/contract/blog/blog.endpoints";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import { postTrail } from "@heirloop/ui/patterns/breadcrumbs/trails";
import { BlogPostScreen } from "@heirloop/ui/screens/blog-post/blog-post-screen";
import { pageProblem, serverApi } from "../api/server-api.ts";
import { useFavorites } from "../favorite/use-favorites.ts";
import { pageMeta, publicUrlOf } from "../page-head/page-meta.ts";
import { blogPosting } from "../page-head/structured-data.ts";
import type { Route } from "./+types/blog-post";

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const post = await serverApi(context)
    .call(blogEndpoints.get, { params: { slug: params.slug } })
    .catch((error: unknown) => pageProblem(error, request));
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
    trail: postTrail(post),
    data: [blogPosting(publicUrlOf(matches), post)],
  });
}

export default function BlogPost({ loaderData }: Route.ComponentProps) {
  return <BlogPostScreen {...useFavorites()} {...loaderData} />;
}
