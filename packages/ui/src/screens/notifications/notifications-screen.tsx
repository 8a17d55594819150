import type { NotificationPage } from "@heirloop/contract/notification/notification.endpoints";
import type { Notification } from "@heirloop/contract/notification/notification.schema";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import { Button, ButtonLink } from "../../components/button/button.tsx";
import { Container } from "../../components/container/container.tsx";
import { EmptyState } from "../../components/empty-state/empty-state.tsx";
import { ErrorState } from "../../components/error-state/error-state.tsx";
import { Heading } from "../../components/heading/heading.tsx";
import { Inline } from "../../components/inline/inline.tsx";
import { Stack } from "../../components/stack/stack.tsx";
import { Text } from "../../components/text/text.tsx";
import { TextLink } from "../../components/text-link/text-link.tsx";
import type { Loadable } from "../../patterns/loadable/loadable.ts";
import { NotificationRow } from "../../patterns/notification/notification-row.tsx";
import { PageLayout } from "../../patterns/page-layout/page-layout.tsx";
import { AppForm } from "../../theme/form.tsx";

export type NotificationsScreenProps = {
  batch: Loadable<NotificationPage>;
  /** Number of newer notifications that are skipped. */
  skip: number;
  now: string;
  onFollow: (notification: Notification) => void;
  onRetry: () => void;
};

function Batch({ batch, skip, now, onFollow, onRetry }: NotificationsScreenProps) {
  if (batch.state === "failed")
    return <ErrorState title="Your notifications could not be loaded" onRetry={onRetry} />;
  if (batch.state === "loading") return null;
  const { notifications, maxed } = batch.value;
  if (notifications.length === 0)
    return (
      <EmptyState title="Nothing new" actions={<ButtonLink href={pageUrls.home()}>Look around</ButtonLink>}>
        Offers, messages, orders and price drops appear here.
      </EmptyState>
    );
  return (
    <Stack gap="m">
      <ul>
        {notifications.map((notification) => (
          <li key={notification._id}>
            <NotificationRow notification={notification} now={now} onFollow={onFollow} />
          </li>
        ))}
      </ul>
      <Inline gap="s">
        {skip > 0 && <ButtonLink href={pageUrls.notifications()}>The latest</ButtonLink>}
        {!maxed && (
          <ButtonLink href={pageUrls.notifications(skip + notifications.length)}>
            Older notifications
          </ButtonLink>
        )}
      </Inline>
    </Stack>
  );
}

/** Opening the menu resets the count only, so some may be unread without one. */
const isUnread = ({ notifications, notPreviewed }: NotificationPage): boolean =>
  notPreviewed > 0 || notifications.some(({ seen }) => !seen);

/**
 * `/notifications`: the drawer's content as a page, for browsers without JavaScript. Posting to its own URL marks
 * all of them as seen.
 */
export function NotificationsScreen(props: NotificationsScreenProps) {
  const { batch } = props;
  return (
    <Container width="text">
      <PageLayout>
        <Stack gap="xs">
          <Heading level={1}>Notifications</Heading>
          <Text tone="soft">
            <TextLink href={pageUrls.notificationSettings()}>Notification settings</TextLink>
          </Text>
        </Stack>
        {batch.state === "ready" && isUnread(batch.value) && (
          <AppForm method="post">
            <Button type="submit">Mark all as read</Button>
          </AppForm>
        )}
        <Batch {...props} />
      </PageLayout>
    </Container>
  );
}
