import type { TimelineStep } from "@heirloop/machines/consignment/consignment-timeline";
import { Text } from "../../components/text/text.tsx";
import { VisuallyHidden } from "../../components/visually-hidden/visually-hidden.tsx";
import { UtcDay } from "../date/utc-day.tsx";
import { statusLabels } from "./consignment-copy.ts";
import * as styles from "./consignment-card.css.ts";

export type ConsignmentTimelineProps = {
  /** Past, current and next steps, in order. */
  steps: readonly TimelineStep[];
};

/** The timeline of a consignment, with the date of each step reached. */
export function ConsignmentTimeline({ steps }: ConsignmentTimelineProps) {
  return (
    <ol className={styles.timeline}>
      {steps.map(({ status, at, state }) => (
        <li
          key={status}
          className={styles.step}
          data-state={state}
          aria-current={state === "current" ? "step" : undefined}
        >
          <Text size={state === "current" ? "label" : "small"} as="span">
            {state === "ahead" && <VisuallyHidden>Still ahead: </VisuallyHidden>}
            {statusLabels[status]}
          </Text>
          {at !== null && (
            <Text size="caption" tone="soft" as="span">
              <UtcDay instant={at} />
            </Text>
          )}
        </li>
      ))}
    </ol>
  );
}
