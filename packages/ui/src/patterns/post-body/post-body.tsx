import type { BlogBlock, BlogRun } from "@heirloop/contract/blog/blog.schema";
import type { ReactNode } from "react";
import { Heading } from "../../components/heading/heading.tsx";
import { Text } from "../../components/text/text.tsx";
import { TextLink } from "../../components/text-link/text-link.tsx";
import * as styles from "./post-body.css.ts";

export type PostBodyProps = {
  /** From the top down. */
  blocks: readonly BlogBlock[];
};

function Runs({ runs }: { runs: readonly BlogRun[] }): ReactNode {
  return runs.map((run) =>
    typeof run === "string" ? (
      run
    ) : (
      <TextLink key={run.href} href={run.href}>
        {run.text}
      </TextLink>
    ),
  );
}

function Block({ block }: { block: BlogBlock }): ReactNode {
  switch (block.kind) {
    case "paragraph":
      return (
        <p>
          <Runs runs={block.words} />
        </p>
      );
    case "heading":
      return (
        <div className={styles.heading} id={block.id}>
          <Heading level={2} size="subheading">
            {block.text}
          </Heading>
        </div>
      );
    case "list": {
      const List = block.ordered ? "ol" : "ul";
      return (
        <List className={styles.list}>
          {block.items.map((item) => (
            <li key={JSON.stringify(item)}>
              <Runs runs={item} />
            </li>
          ))}
        </List>
      );
    }
    case "quote":
      return <p className={styles.quote}>{block.text}</p>;
    case "note":
      return (
        <aside className={styles.note} aria-label={block.title}>
          <Text size="strong">{block.title}</Text>
          <p>
            <Runs runs={block.words} />
          </p>
        </aside>
      );
  }
}

/** The body of a post: paragraphs, parts, lists, notes, and a sentence to remember. */
export function PostBody({ blocks }: PostBodyProps) {
  return (
    <div className={styles.body}>
      {blocks.map((block) => (
        <Block key={JSON.stringify(block)} block={block} />
      ))}
    </div>
  );
}
