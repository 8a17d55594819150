import { Accordion } from "../../components/accordion/accordion.tsx";
import { Heading } from "../../components/heading/heading.tsx";
import { Inline } from "../../components/inline/inline.tsx";
import { Stack } from "../../components/stack/stack.tsx";
import { Text } from "../../components/text/text.tsx";
import { TextLink } from "../../components/text-link/text-link.tsx";
import { HighlightedText } from "../../patterns/highlighted-text/highlighted-text.tsx";
import * as styles from "./help-screen.css.ts";
import type { HelpAnswer, HelpTopic } from "./help-topic.ts";

type Searched = { keyword: string };

function Answer({ answer: { id, paragraphs, links = [] }, keyword }: Searched & { answer: HelpAnswer }) {
  return (
    // The id is inside the details, so that a link to it opens the answer.
    <div id={id} className={styles.answer}>
      {paragraphs.map((paragraph) => (
        <Text key={paragraph} measure>
          <HighlightedText keyword={keyword}>{paragraph}</HighlightedText>
        </Text>
      ))}
      {links.length > 0 && (
        <Inline as="p" gap="l">
          {links.map(({ label, href }) => (
            <TextLink key={href} href={href}>
              {label}
            </TextLink>
          ))}
        </Inline>
      )}
    </div>
  );
}

/** Topics with collapsed questions; search results are expanded and highlighted. */
export function HelpAnswers({ topics, keyword }: Searched & { topics: readonly HelpTopic[] }) {
  const searching = keyword !== "";
  return (
    <Stack gap="xxl">
      {topics.map(({ id, title, answers }) => (
        <section key={id} id={id} className={styles.topic}>
          <Stack gap="m">
            <Heading level={2} size="subheading">
              {title}
            </Heading>
            <Accordion
              // Expanded answers stay open until the next search.
              key={keyword}
              items={answers.map((answer) => ({
                id: answer.id,
                title: <HighlightedText keyword={keyword}>{answer.question}</HighlightedText>,
                open: searching,
                content: <Answer answer={answer} keyword={keyword} />,
              }))}
            />
          </Stack>
        </section>
      ))}
    </Stack>
  );
}
