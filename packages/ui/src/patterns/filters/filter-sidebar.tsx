import { type ReactNode, useState } from "react";
import { HydrateWhen } from "../../theme/hydrate-when.tsx";
import { from } from "../../theme/media.ts";
import { useMedia } from "../../theme/use-media.ts";
import * as styles from "./filters.css.ts";
import { filtersAnchor } from "./filters-drawer.tsx";

/** The filters next to the results. Narrow pages have them in a drawer, and here only after following its link without JavaScript. */
export function FilterSidebar({ children }: { children: ReactNode }) {
  const isWide = useMedia(from.desktop, true);
  // The link was followed before hydration; the server, which cannot know, writes them anyway.
  const [followed] = useState(() => typeof document === "undefined" || location.hash === filtersAnchor);
  return (
    <aside id={filtersAnchor.slice(1)} aria-label="Filters" className={styles.beside}>
      <HydrateWhen ready={isWide || followed}>{children}</HydrateWhen>
    </aside>
  );
}
