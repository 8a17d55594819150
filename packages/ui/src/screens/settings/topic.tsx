import type { ReactNode } from "react";
import { ButtonLink } from "../../components/button/button.tsx";
import { Heading } from "../../components/heading/heading.tsx";
import { Stack } from "../../components/stack/stack.tsx";
import { Text } from "../../components/text/text.tsx";
import { type SettingsTopic, settingsTopics } from "./settings-topics.ts";

type TopicProps = {
  /** Which part of the page it is. */
  topic: SettingsTopic;
  text: string;
  /** The page where it is set. */
  link?: { label: string; href: string };
  children?: ReactNode;
};

/** A setting with a page or a control of its own, instead of a form that is sent here. */
export function Topic({ topic, text, link, children }: TopicProps) {
  return (
    <Stack gap="m" as="section">
      <Heading level={2} size="subheading" id={topic}>
        {settingsTopics[topic]}
      </Heading>
      <Text tone="soft" measure>
        {text}
      </Text>
      {link && (
        <div>
          <ButtonLink href={link.href}>{link.label}</ButtonLink>
        </div>
      )}
      {children}
    </Stack>
  );
}
