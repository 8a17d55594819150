import { Breadcrumb } from "../../components/breadcrumb/breadcrumb.tsx";
import { Container } from "../../components/container/container.tsx";
import { Heading } from "../../components/heading/heading.tsx";
import { Stack } from "../../components/stack/stack.tsx";
import { Text } from "../../components/text/text.tsx";
import { PageContents } from "../../patterns/page-contents/page-contents.tsx";
import { PageLayout } from "../../patterns/page-layout/page-layout.tsx";
import { createHelpBreadcrumbs } from "../../patterns/breadcrumbs/breadcrumbs.ts";
import type { Article } from "./article.ts";
import * as styles from "./article-screen.css.ts";

export type ArticleScreenProps = { article: Article };

/** Fewer parts are in sight without a list of them. */
const longFrom = 4;

function Parts({ parts }: Pick<Article, "parts">) {
  return (
    <Stack gap="xl">
      {parts.map((part) => (
        <section key={part.id} id={part.id} className={styles.part}>
          <Stack gap="s">
            <Heading level={2} size="subheading">
              {part.title}
            </Heading>
            {part.paragraphs.map((paragraph) => (
              <Text key={paragraph} measure>
                {paragraph}
              </Text>
            ))}
          </Stack>
        </section>
      ))}
    </Stack>
  );
}

/** `/help/buyer-protection`, `/help/privacy-policy`, `/help/terms-of-use` */
export function ArticleScreen({ article: { title, lead, parts } }: ArticleScreenProps) {
  const long = parts.length >= longFrom;
  return (
    <Container width={long ? "page" : "text"}>
      <PageLayout>
        <Stack gap="s">
          <Breadcrumb trail={createHelpBreadcrumbs(title)} />
          <Heading level={1}>{title}</Heading>
          <Text size="lead" tone="soft" measure>
            {lead}
          </Text>
        </Stack>
        {long ? (
          <PageContents parts={parts}>
            <Parts parts={parts} />
          </PageContents>
        ) : (
          <Parts parts={parts} />
        )}
      </PageLayout>
    </Container>
  );
}
