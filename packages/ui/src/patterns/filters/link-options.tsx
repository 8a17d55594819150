import { Check } from "lucide-react";
import { LazyDetails } from "../../components/accordion/lazy-details.tsx";
import { AppLink } from "../../theme/link.tsx";
import * as styles from "./filters.css.ts";

export type LinkOption = { key: string; label: string; count?: number; href: string; chosen: boolean };

const initialCount = 10;

function Options({ options }: { options: readonly LinkOption[] }) {
  return (
    <ul>
      {options.map(({ key, label, count, href, chosen }) => (
        <li key={key}>
          <AppLink href={href} className={styles.option} aria-current={chosen ? "true" : undefined}>
            {label}
            {chosen ? (
              <Check aria-hidden className={styles.chosen} />
            ) : (
              count !== undefined && <span className={styles.count}>{count.toLocaleString("en-US")}</span>
            )}
          </AppLink>
        </li>
      ))}
    </ul>
  );
}

/** One of several, each with an address; a long list opens at its end. */
export function LinkOptions({ options }: { options: readonly LinkOption[] }) {
  const first = options.slice(0, initialCount);
  const rest = options.slice(initialCount);
  return (
    <>
      <Options options={first} />
      {rest.length > 0 && (
        <LazyDetails
          summary={`Show ${rest.length} more`}
          className={styles.rest}
          summaryClassName={styles.restSummary}
        >
          <Options options={rest} />
        </LazyDetails>
      )}
    </>
  );
}
