import { reportEvent } from "./report-event.ts";
import { saveSource, getSource } from "./source.ts";

/** Reports a page view. Of the query only the source is reported, for privacy. */
export function reportPageView({ pathname, search }: { pathname: string; search: string }): void {
  saveSource(search);
  const source = getSource();
  reportEvent({ name: "page_view", path: pathname.slice(0, 500), ...(source !== undefined && { source }) });
}
