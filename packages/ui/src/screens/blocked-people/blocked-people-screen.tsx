import type { BlockedPerson } from "@heirloop/contract/blocked-people/blocked-people.endpoints";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import { Avatar } from "../../components/avatar/avatar.tsx";
import { Banner } from "../../components/banner/banner.tsx";
import { Button, ButtonLink } from "../../components/button/button.tsx";
import { Container } from "../../components/container/container.tsx";
import { EmptyState } from "../../components/empty-state/empty-state.tsx";
import { Heading } from "../../components/heading/heading.tsx";
import { Inline } from "../../components/inline/inline.tsx";
import { Stack } from "../../components/stack/stack.tsx";
import { Text } from "../../components/text/text.tsx";
import { TextLink } from "../../components/text-link/text-link.tsx";
import { BackLink } from "../../patterns/back-link/back-link.tsx";
import { blockCopy } from "../../patterns/block-person/block-copy.ts";
import { formatDay } from "../../patterns/date/day.ts";
import { PageLayout } from "../../patterns/page-layout/page-layout.tsx";
import { Section } from "../../patterns/section/section.tsx";
import { AppForm } from "../../theme/form.tsx";
import * as styles from "./blocked-people-screen.css.ts";

/** Forms posted to the page's URL: `intent` is `block` or `unblock`, and `person` their id. */
export type BlockedPeopleScreenProps = {
  /** Latest first. */
  people: readonly BlockedPerson[];
  /** The person that a link asks to block. */
  asked?: Pick<BlockedPerson["person"], "_id" | "firstName"> | undefined;
  /** The name of the person who was just blocked. */
  blocked?: string | undefined;
  /** Why the last form was refused. */
  problem?: string | undefined;
};

function Row({ person: { _id, firstName, slug, picture }, since }: BlockedPerson) {
  return (
    <li className={styles.row}>
      <Avatar name={firstName} src={picture ? `${picture}/160.webp` : undefined} />
      <div className={styles.facts}>
        {slug === null ? (
          <Text>{firstName}</Text>
        ) : (
          <TextLink href={pageUrls.profile(slug)}>{firstName}</TextLink>
        )}
        <Text size="small" tone="soft">
          Blocked since {formatDay(since)}
        </Text>
      </div>
      <AppForm method="post">
        <input type="hidden" name="person" value={_id} />
        <Button type="submit" size="small" name="intent" value="unblock" aria-label={`Unblock ${firstName}`}>
          Unblock
        </Button>
      </AppForm>
    </li>
  );
}

/** Asks before a link blocks anybody. */
function BlockQuestion({ _id, firstName }: NonNullable<BlockedPeopleScreenProps["asked"]>) {
  const { title, description } = blockCopy(firstName);
  return (
    <Section title={title}>
      <AppForm method="post">
        <input type="hidden" name="person" value={_id} />
        <Stack gap="m">
          <Text>{description}</Text>
          <Inline>
            <Button type="submit" variant="primary" name="intent" value="block">
              Block {firstName}
            </Button>
            <ButtonLink href={pageUrls.blockedPeople()}>Cancel</ButtonLink>
          </Inline>
        </Stack>
      </AppForm>
    </Section>
  );
}

/** `/settings/blocked` */
export function BlockedPeopleScreen({ people, asked, blocked, problem }: BlockedPeopleScreenProps) {
  return (
    <Container width="text">
      <PageLayout>
        <BackLink href={pageUrls.settings()}>Settings</BackLink>
        <Stack gap="xs">
          <Heading level={1}>Blocked people</Heading>
          <Text tone="soft">
            A person you block is not notified. You cannot write to each other or send each other offers or
            orders. Open orders go on.
          </Text>
        </Stack>
        {blocked !== undefined && (
          <Banner tone="success" announce>
            You blocked {blocked}.
          </Banner>
        )}
        {problem !== undefined && (
          <Banner tone="danger" announce>
            {problem}
          </Banner>
        )}
        {asked !== undefined && <BlockQuestion {...asked} />}
        {people.length === 0 ? (
          <EmptyState compact title="You haven’t blocked anyone">
            To block a person, open their profile or your conversation with them.
          </EmptyState>
        ) : (
          <ul>
            {people.map((entry) => (
              <Row key={entry.person._id} {...entry} />
            ))}
          </ul>
        )}
      </PageLayout>
    </Container>
  );
}
