import { blogTopics, type BlogTopic } from "@heirloop/contract/blog/blog-topics";
import type { BlogPost } from "@heirloop/contract/blog/blog.schema";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import { Breadcrumb } from "../../components/breadcrumb/breadcrumb.tsx";
import { ButtonLink } from "../../components/button/button.tsx";
import { ChipLink } from "../../components/chip/chip.tsx";
import { Container } from "../../components/container/container.tsx";
import { EmptyState } from "../../components/empty-state/empty-state.tsx";
import { Grid } from "../../components/grid/grid.tsx";
import { Heading } from "../../components/heading/heading.tsx";
import { Inline } from "../../components/inline/inline.tsx";
import { Stack } from "../../components/stack/stack.tsx";
import { Text } from "../../components/text/text.tsx";
import { PageLayout } from "../../patterns/page-layout/page-layout.tsx";
import { PostCard } from "../../patterns/post-card/post-card.tsx";
import { createPageBreadcrumbs } from "../../patterns/breadcrumbs/breadcrumbs.ts";

export type BlogScreenProps = {
  /** Newest first. */
  posts: readonly BlogPost[];
  /** Only posts about it are shown. */
  topic?: BlogTopic | undefined;
};

/** `/blog`: what we know about old furniture, the newest first. */
export function BlogScreen({ posts, topic }: BlogScreenProps) {
  const shown = topic === undefined ? posts : posts.filter((post) => post.topic === topic);
  const [first, ...others] = shown;
  return (
    <Container>
      <PageLayout>
        <Stack gap="s">
          <Breadcrumb trail={createPageBreadcrumbs("Blog")} />
          <Heading level={1}>From the workshop</Heading>
          <Text size="lead" tone="soft" measure>
            How to choose, move, repair and care for second-hand furniture. Written by people who restore and
            sell it.
          </Text>
        </Stack>
        <nav aria-label="Topics">
          <Inline gap="xs">
            <ChipLink href={pageUrls.blog()} current={topic === undefined}>
              Everything
            </ChipLink>
            {blogTopics.map((name) => (
              <ChipLink key={name} href={pageUrls.blogTopic(name)} current={topic === name}>
                {name}
              </ChipLink>
            ))}
          </Inline>
        </nav>
        {first ? (
          <Stack gap="xl">
            <PostCard post={first} level={2} leading />
            {others.length > 0 && (
              <Grid columns="three" gap="xl">
                {others.map((post) => (
                  <PostCard key={post.slug} post={post} level={2} />
                ))}
              </Grid>
            )}
          </Stack>
        ) : (
          <EmptyState
            title="No articles yet"
            actions={<ButtonLink href={pageUrls.collections()}>Browse furniture</ButtonLink>}
          >
            The first article will appear here.
          </EmptyState>
        )}
      </PageLayout>
    </Container>
  );
}
