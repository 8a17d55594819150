import { TextLink } from "../text-link/text-link.tsx";
import * as styles from "./breadcrumb.css.ts";

export type BreadcrumbProps = {
  /** From the top level down; the current page is last and has no URL. */
  trail: ReadonlyArray<{ label: string; href?: string }>;
};

/** Where this page lies. */
export function Breadcrumb({ trail }: BreadcrumbProps) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className={styles.list}>
        {trail.map(({ label, href }) => (
          <li key={`${label} ${href ?? ""}`} className={styles.item}>
            {href ? (
              <TextLink variant="quiet" href={href}>
                {label}
              </TextLink>
            ) : (
              <span aria-current="page" className={styles.current}>
                {label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
