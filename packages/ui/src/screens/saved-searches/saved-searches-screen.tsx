import { pageUrls } from "@heirloop/contract/page/page-urls";
import type { SavedSearch } from "@heirloop/contract/saved-search/saved-search.endpoints";
import { Banner } from "../../components/banner/banner.tsx";
import { Button, ButtonLink } from "../../components/button/button.tsx";
import { Card } from "../../components/card/card.tsx";
import { Checkbox } from "../../components/checkbox/checkbox.tsx";
import { Container } from "../../components/container/container.tsx";
import { EmptyState } from "../../components/empty-state/empty-state.tsx";
import { Heading } from "../../components/heading/heading.tsx";
import { Stack } from "../../components/stack/stack.tsx";
import { Text } from "../../components/text/text.tsx";
import { TextField } from "../../components/text-field/text-field.tsx";
import { TextLink } from "../../components/text-link/text-link.tsx";
import { FavoriteTabs } from "../../patterns/favorite/favorite-tabs.tsx";
import type { FormState } from "../../patterns/form/field-errors.ts";
import { ProblemBanner } from "../../patterns/form/problem-banner.tsx";
import { LoadablePlaceholder } from "../../patterns/loadable/loadable-placeholder.tsx";
import type { Loadable } from "../../patterns/loadable/loadable.ts";
import { PageLayout } from "../../patterns/page-layout/page-layout.tsx";
import { AppForm } from "../../theme/form.tsx";
import { SavedSearchRow } from "./saved-search-row.tsx";

/** The channels that are not turned off in the notification settings. */
export type AlertChannels = { inApp: boolean; email: boolean };

/** Where alerts arrive, and the text of the link to the notification settings. */
function getReachCopy({ inApp, email }: AlertChannels): { text: string; link: string } {
  if (inApp && email)
    return {
      text: "Get notified about new matches here and by email.",
      link: "Choose how often we email you",
    };
  if (inApp)
    return {
      text: "Get notified about new matches here. Emails about them are off.",
      link: "Turn on emails",
    };
  if (email)
    return { text: "Get notified about new matches by email.", link: "Choose how often we email you" };
  return {
    text: "Alerts about saved searches are turned off in your notification settings.",
    link: "Turn them on",
  };
}

function getSavedCopy(
  { name, alerts }: NonNullable<SavedSearchesScreenProps["saved"]>,
  { inApp, email }: AlertChannels,
): string {
  if (!alerts) return `“${name}” is saved, without alerts.`;
  return inApp || email
    ? `“${name}” is saved. We’ll notify you about new matches.`
    : `“${name}” is saved. You get no alerts while they are turned off in your notification settings.`;
}

/**
 * Forms posted to the page's URL: `save` (`name`, `query`, `alerts`) `alerts` (`id`, `alerts`: `on` or `off`)
 * and `remove` (`id`), distinguished by `intent`.
 */
export type SavedSearchesScreenProps = {
  searches: Loadable<readonly SavedSearch[]>;
  /** Whether the account has the measurements of the user's home, which alerts about pieces that fit need. */
  measured: boolean;
  /** Where the account gets alerts about saved searches. */
  channels: AlertChannels;
  /** A search that is about to be saved. */
  draft?: { name: string; query: string } | undefined;
  /** The search that was just saved. */
  saved?: { name: string; alerts: boolean } | undefined;
  answer?: FormState | undefined;
  onRetry: () => void;
};

function Draft({ draft, answer }: Required<Pick<SavedSearchesScreenProps, "draft" | "answer">>) {
  if (!draft) return null;
  return (
    <Card as="section" look="sunken" label="Save this search">
      <AppForm method="post" errors={answer?.errors} noValidate>
        <Stack gap="m">
          <Heading level={2} size="subheading">
            Save this search
          </Heading>
          <input type="hidden" name="intent" value="save" />
          <input type="hidden" name="choosesAlerts" value="yes" />
          <input type="hidden" name="query" value={draft.query} />
          <TextField
            label="Name"
            name="name"
            required
            maxLength={120}
            defaultValue={draft.name}
            error={answer?.errors?.["name"]}
          />
          <Checkbox label="Notify me about new matches" name="alerts" value="on" defaultChecked />
          <div>
            <Button type="submit" variant="primary" busy={answer?.busy ?? false}>
              Save search
            </Button>
          </div>
        </Stack>
      </AppForm>
    </Card>
  );
}

function SavedSearches({
  searches,
  measured,
  channels,
  onRetry,
}: Pick<SavedSearchesScreenProps, "searches" | "measured" | "channels" | "onRetry">) {
  if (searches.state !== "ready")
    return (
      <LoadablePlaceholder
        state={searches.state}
        title="Your searches could not be loaded"
        onRetry={onRetry}
      />
    );
  if (searches.value.length === 0)
    return (
      <EmptyState
        title="No saved searches yet"
        actions={<ButtonLink href={pageUrls.collections()}>Browse furniture</ButtonLink>}
      >
        Set filters on any results page and save the search. You can get alerts when a new piece matches.
      </EmptyState>
    );
  return (
    <ul>
      {searches.value.map((search) => (
        <SavedSearchRow
          key={search._id}
          {...{ search, measured }}
          paused={!channels.inApp && !channels.email}
        />
      ))}
    </ul>
  );
}

/** `/saved-searches` */
export function SavedSearchesScreen({
  searches,
  measured,
  channels,
  draft,
  saved,
  answer,
  onRetry,
}: SavedSearchesScreenProps) {
  const reach = getReachCopy(channels);
  const problem = answer?.problem ?? answer?.errors?.["query"];
  return (
    <Container width="work">
      <PageLayout>
        <Stack gap="xs">
          <Heading level={1}>Saved searches</Heading>
          <Text tone="soft">
            {reach.text} <TextLink href={pageUrls.notificationSettings()}>{reach.link}</TextLink>
          </Text>
        </Stack>
        <FavoriteTabs current="searches" />
        {saved && (
          <Banner tone="success" announce>
            {getSavedCopy(saved, channels)}
          </Banner>
        )}
        <ProblemBanner problem={problem} />
        <Draft {...{ draft, answer }} />
        <SavedSearches {...{ searches, measured, channels, onRetry }} />
      </PageLayout>
    </Container>
  );
}
