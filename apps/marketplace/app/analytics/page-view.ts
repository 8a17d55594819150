import { reportEvent } from "./report-event.ts";
import { saveSource, readSource } from "./source.ts";

/** Somebody looks at a page. What the query says beside its source is nobody's business. */
export function reportPageView({ pathname, search }: { pathname: string; search: string }): void {
  saveSource(search);
  const source = readSource();
  reportEvent({ name: "page_view", path: pathname.slice(0, 500), ...(source !== undefined && { source }) });
}
