import type { CaseEntry, CaseViewer } from "@heirloop/contract/order-case/order-case.schema";
import { renditionUrl } from "../../components/picture/picture-source.tsx";
import { Picture } from "../../components/picture/picture.tsx";
import { Text } from "../../components/text/text.tsx";
import { UtcDay } from "../../patterns/date/utc-day.tsx";
import { formatTimeWindow } from "../../patterns/order/order-copy.ts";
import { step, timeline } from "../../patterns/order/order.css.ts";
import { getEntryLabel, nameSolution } from "./case-copy.ts";
import * as styles from "./order-case-screen.css.ts";

export type CaseTimelineProps = {
  entries: readonly CaseEntry[];
  viewer: CaseViewer;
  /** First names, or the shop's name. */
  names: Readonly<Record<"buyer" | "seller", string>>;
};

/** What has happened in a case, with the evidence of both sides, oldest first. */
export function CaseTimeline({ entries, viewer, names }: CaseTimelineProps) {
  const who = (by: CaseEntry["by"]): string => {
    if (by === null) return "";
    if (by === viewer) return ", by you";
    return by === "admin" ? ", by Heirloop" : `, by ${names[by]}`;
  };
  return (
    <ol className={timeline}>
      {entries.map(({ _id, type, by, at, message, pictures, solution, window }) => (
        <li key={_id} className={step}>
          <Text size="label">
            {getEntryLabel(type)}
            {solution === null ? "" : `: ${nameSolution(solution)}`}
            {window === null ? "" : `: ${formatTimeWindow(window)}`}
            {who(by)}
          </Text>
          {message !== null && (
            <p className={styles.message}>{type === "send-back" ? `Tracking number ${message}` : message}</p>
          )}
          {pictures.length > 0 && (
            <ul className={styles.pictures}>
              {pictures.map((src, number) => (
                <li key={src}>
                  <a
                    href={renditionUrl(src, 1280, "jpg")}
                    target="_blank"
                    rel="noreferrer"
                    className={styles.picture}
                  >
                    <Picture
                      src={src}
                      alt={`Picture ${number + 1} of ${pictures.length}, opens in a new tab`}
                      size="thumbnail"
                      sizes="112px"
                    />
                  </a>
                </li>
              ))}
            </ul>
          )}
          <Text size="caption" tone="soft">
            <UtcDay instant={at} />
          </Text>
        </li>
      ))}
    </ol>
  );
}
