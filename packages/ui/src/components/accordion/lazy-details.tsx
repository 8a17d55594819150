import { type ReactNode, useEffect, useRef, useState } from "react";
import { HydrateWhen } from "../../theme/hydrate-when.tsx";

export type LazyDetailsProps = {
  /** In the row that opens it. */
  summary: ReactNode;
  /** Of this row. */
  summaryClassName: string;
  /** Of the whole. */
  className: string;
  /** As in HTML: with a name, opening one closes the others. */
  name?: string | undefined;
  /** Opens it; without it nothing happens. */
  open?: boolean | undefined;
  /** Shown while it is open. */
  children: ReactNode;
};

/**
 * The browser's details element. Its content is rendered when it is first opened, and stays from then on. Only the
 * reader closes it: `open` opens it, and without it nothing happens.
 */
export function LazyDetails({
  summary,
  summaryClassName,
  className,
  name,
  open = false,
  children,
}: LazyDetailsProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const [opens, setOpens] = useState(open);
  const [seen, setSeen] = useState(false);
  if (open && !opens) setOpens(true);
  const show = (): void => setSeen(true);
  // Opened before hydration. Not sooner: the form around it first reads what was checked there.
  useEffect(() => {
    if (details.current?.open === true) setSeen(true);
  }, []);
  return (
    <details
      ref={details}
      name={name}
      open={opens}
      className={className}
      // Also opened by the browser, which has found a word in it.
      onToggle={(event) => event.currentTarget.open && show()}
    >
      {/* On the click, because the toggle event comes a frame after the opening. */}
      <summary className={summaryClassName} onClick={show}>
        {summary}
      </summary>
      <HydrateWhen ready={opens || seen}>{children}</HydrateWhen>
    </details>
  );
}
