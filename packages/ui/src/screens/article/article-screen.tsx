import { Container } from "../../components/container/container.tsx";
import { Heading } from "../../components/heading/heading.tsx";
import { Stack } from "../../components/stack/stack.tsx";
import { Text } from "../../components/text/text.tsx";
import { PageFrame } from "../../patterns/page-frame/page-frame.tsx";

/** A page of words: what it is about, and parts with a heading each. */
export type Article = {
  title: string;
  lead: string;
  parts: ReadonlyArray<{ title: string; words: readonly string[] }>;
};

export type ArticleScreenProps = { article: Article };

/** `/help/buyer-protection`, `/help/privacy-policy`, `/help/terms-of-use` */
export function ArticleScreen({ article: { title, lead, parts } }: ArticleScreenProps) {
  return (
    <Container width="narrow">
      <PageFrame>
        <Stack gap="s">
          <Heading level={1}>{title}</Heading>
          <Text size="lead" tone="soft" measure>
            {lead}
          </Text>
        </Stack>
        <Stack gap="xl">
          {parts.map((part) => (
            <Stack key={part.title} gap="s" as="section">
              <Heading level={2} size="subheading">
                {part.title}
              </Heading>
              {part.words.map((words) => (
                <Text key={words} measure>
                  {words}
                </Text>
              ))}
            </Stack>
          ))}
        </Stack>
      </PageFrame>
    </Container>
  );
}
