import type { FullBlogPost } from "@heirloop/contract/blog/blog.schema";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import { Breadcrumb } from "../../components/breadcrumb/breadcrumb.tsx";
import { Container } from "../../components/container/container.tsx";
import { Grid } from "../../components/grid/grid.tsx";
import { Heading } from "../../components/heading/heading.tsx";
import { Picture } from "../../components/picture/picture.tsx";
import { Text } from "../../components/text/text.tsx";
import { formatDay } from "../../patterns/date/day.ts";
import type { FavoriteControl } from "../../patterns/favorite/favorite-control.ts";
import { ListingGrid } from "../../patterns/listing-grid/listing-grid.tsx";
import { PageContents } from "../../patterns/page-contents/page-contents.tsx";
import { PostBody } from "../../patterns/post-body/post-body.tsx";
import { PostCard } from "../../patterns/post-card/post-card.tsx";
import { Section } from "../../patterns/section/section.tsx";
import { createPostBreadcrumbs } from "../../patterns/breadcrumbs/breadcrumbs.ts";
import * as styles from "./blog-post-screen.css.ts";

export type BlogPostScreenProps = FavoriteControl & { post: FullBlogPost };

const getParts = ({ body }: FullBlogPost): { id: string; title: string }[] =>
  body.flatMap((block) => (block.kind === "heading" ? [{ id: block.id, title: block.text }] : []));

/** `/blog/{slug}`: one article, pieces of the kind it is about, and what to read next. */
export function BlogPostScreen({ post, isFavorite, onFavorite }: BlogPostScreenProps) {
  return (
    <Container>
      <article>
        <div className={styles.trail}>
          <Breadcrumb trail={createPostBreadcrumbs(post)} />
        </div>
        <div className={styles.top}>
          <header className={styles.head}>
            <p className={styles.topic}>{post.topic}</p>
            <Heading level={1}>{post.title}</Heading>
            <Text size="lead" tone="soft" measure>
              {post.summary}
            </Text>
            <Text size="small" tone="soft">
              {`${post.author} · ${formatDay(post.date)} · ${post.minutes} min to read`}
            </Text>
          </header>
          <div className={styles.picture}>
            <Picture
              src={post.image}
              alt={post.imageAlt}
              size="full"
              sizes="(min-width: 1776px) 51rem, (min-width: 601px) 46vw, 100vw"
              priority
            />
          </div>
        </div>
        <PageContents parts={getParts(post)}>
          <PostBody blocks={post.body} />
        </PageContents>
      </article>
      {post.listings.length > 0 && (
        <Section title="Related pieces">
          <ListingGrid listings={post.listings} isFavorite={isFavorite} onFavorite={onFavorite} />
        </Section>
      )}
      {post.related.length > 0 && (
        <Section title="Read next" more={{ href: pageUrls.blog(), label: "All articles" }}>
          <Grid columns="three" gap="xl">
            {post.related.map((other) => (
              <PostCard key={other.slug} post={other} />
            ))}
          </Grid>
        </Section>
      )}
    </Container>
  );
}
