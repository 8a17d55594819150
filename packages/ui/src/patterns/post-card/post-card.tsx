import type { BlogPost } from "@heirloop/contract/blog/blog.schema";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import { Heading } from "../../components/heading/heading.tsx";
import { Picture } from "../../components/picture/picture.tsx";
import { Text } from "../../components/text/text.tsx";
import { classes } from "../../theme/classes.ts";
import { AppLink } from "../../theme/link.tsx";
import { formatDay } from "../date/day.ts";
import * as styles from "./post-card.css.ts";

export type PostCardProps = {
  post: BlogPost;
  /** Its place in the outline of the page. */
  level?: 2 | 3;
  /** The first post of a page: larger, with its text beside the picture, which is not loaded lazily. */
  leading?: boolean;
};

/** A post in a list: picture, title, what it says, and how long it takes. */
export function PostCard({ post, level = 3, leading = false }: PostCardProps) {
  return (
    <article className={classes(styles.card, leading && styles.leading)}>
      <div className={styles.stage}>
        <Picture
          src={post.image}
          alt=""
          sizes={
            leading
              ? "(min-width: 601px) 48vw, 100vw"
              : "(min-width: 901px) 31vw, (min-width: 601px) 46vw, 100vw"
          }
          size={leading ? "full" : "card"}
          priority={leading}
        />
      </div>
      <div className={styles.text}>
        <p className={styles.topic}>{post.topic}</p>
        <Heading level={level} size={leading ? "heading" : "subheading"}>
          <AppLink href={pageUrls.blogPost(post.slug)} prefetch="intent" className={styles.link}>
            {post.title}
          </AppLink>
        </Heading>
        <Text tone="soft">{post.summary}</Text>
        <Text size="caption" tone="soft">
          {`${post.author} · ${formatDay(post.date)} · ${post.minutes} min`}
        </Text>
      </div>
    </article>
  );
}
