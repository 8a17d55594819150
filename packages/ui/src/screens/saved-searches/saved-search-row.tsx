import { pageUrls } from "@heirloop/contract/page/page-urls";
import type { SavedSearch } from "@heirloop/contract/saved-search/saved-search.endpoints";
import { needsHome } from "@heirloop/contract/saved-search/needs-home";
import { X } from "lucide-react";
import { Button } from "../../components/button/button.tsx";
import { IconButton } from "../../components/icon-button/icon-button.tsx";
import { Text } from "../../components/text/text.tsx";
import { TextLink } from "../../components/text-link/text-link.tsx";
import { formatDay } from "../../patterns/date/day.ts";
import { AppForm } from "../../theme/form.tsx";
import * as styles from "./saved-searches-screen.css.ts";

export type SavedSearchRowProps = {
  search: SavedSearch;
  /** Whether the account has the measurements of the user's home. */
  measured: boolean;
  /** Alerts about saved searches are turned off in the notification settings. */
  paused: boolean;
};

/** A saved search with its alerts, which can be turned on and off, and a delete button. */
export function SavedSearchRow({
  search: { _id, name, query, alerts, date },
  measured,
  paused,
}: SavedSearchRowProps) {
  return (
    <li className={styles.row}>
      <div className={styles.facts}>
        <TextLink href={pageUrls.collections(`${query}&sort=newest`)}>{name}</TextLink>
        <Text size="small" tone="soft">
          {`${alerts ? (paused ? "Alerts paused" : "Alerts on") : "Alerts off"} · since ${formatDay(date)}`}
        </Text>
        {alerts && !paused && !measured && needsHome(query) && (
          <Text size="small">
            <TextLink href={pageUrls.willItFit(pageUrls.savedSearches())}>
              Measure your doorway to get alerts
            </TextLink>
          </Text>
        )}
        <AppForm method="post">
          <input type="hidden" name="intent" value="alerts" />
          <input type="hidden" name="id" value={_id} />
          <Button
            type="submit"
            variant="quiet"
            flush
            size="small"
            name="alerts"
            value={alerts ? "off" : "on"}
            aria-label={`Turn alerts ${alerts ? "off" : "on"} for ${name}`}
          >
            {alerts ? "Turn alerts off" : "Turn alerts on"}
          </Button>
        </AppForm>
      </div>
      <AppForm method="post">
        <input type="hidden" name="intent" value="remove" />
        <input type="hidden" name="id" value={_id} />
        <IconButton type="submit" icon={X} label={`Delete ${name}`} />
      </AppForm>
    </li>
  );
}
