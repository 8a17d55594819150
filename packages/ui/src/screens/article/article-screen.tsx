import { Container } from "../../components/container/container.tsx";
import { Heading } from "../../components/heading/heading.tsx";
import { Stack } from "../../components/stack/stack.tsx";
import { Text } from "../../components/text/text.tsx";
import { TextLink } from "../../components/text-link/text-link.tsx";
import { PageFrame } from "../../patterns/page-frame/page-frame.tsx";
import type { Article } from "./article.ts";
import * as styles from "./article-screen.css.ts";

export type ArticleScreenProps = { article: Article };

/** Fewer parts are in sight without a list of them. */
const longFrom = 4;

function Contents({ parts }: Pick<Article, "parts">) {
  return (
    <nav aria-labelledby="contents" className={styles.contents}>
      <Stack gap="s">
        <Heading level={2} size="strong" id="contents">
          On this page
        </Heading>
        <ol className={styles.links}>
          {parts.map(({ id, title }) => (
            <li key={id}>
              <TextLink variant="quiet" href={`#${id}`}>
                {title}
              </TextLink>
            </li>
          ))}
        </ol>
      </Stack>
    </nav>
  );
}

/** `/help/buyer-protection`, `/help/privacy-policy`, `/help/terms-of-use` */
export function ArticleScreen({ article: { title, lead, parts } }: ArticleScreenProps) {
  const long = parts.length >= longFrom;
  return (
    <Container width={long ? "page" : "narrow"}>
      <PageFrame>
        <Stack gap="s">
          <Heading level={1}>{title}</Heading>
          <Text size="lead" tone="soft" measure>
            {lead}
          </Text>
        </Stack>
        <div className={long ? styles.beside : undefined}>
          {long && <Contents parts={parts} />}
          <Stack gap="xl">
            {parts.map((part) => (
              <section key={part.id} id={part.id} className={styles.part}>
                <Stack gap="s">
                  <Heading level={2} size="subheading">
                    {part.title}
                  </Heading>
                  {part.words.map((words) => (
                    <Text key={words} measure>
                      {words}
                    </Text>
                  ))}
                </Stack>
              </section>
            ))}
          </Stack>
        </div>
      </PageFrame>
    </Container>
  );
}
