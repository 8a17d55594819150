import type { AppFormProps } from "@heirloop/ui/theme/form";
import type { LinkProps } from "@heirloop/ui/theme/link";
import { Form, Link } from "react-router";
import { useWarnIfOffline } from "./use-warn-if-offline.ts";

/** The router's link for the library. What leads out of the app stays a plain anchor. */
export function RouterLink({ href, prefetch, ...anchor }: LinkProps) {
  if (!href.startsWith("/") || anchor.target !== undefined) return <a href={href} {...anchor} />;
  return <Link to={href} prefetch={prefetch ?? "none"} {...anchor} />;
}

/** The router's form for the library. */
export function RouterForm({ action, encType, onSubmit, ...form }: AppFormProps) {
  const lineIsCut = useWarnIfOffline();
  return (
    <Form
      {...form}
      onSubmit={(event) => {
        onSubmit?.(event);
        if (form.method === "post" && !event.defaultPrevented && lineIsCut()) event.preventDefault();
      }}
      {...(typeof action === "string" ? { action } : {})}
      {...(encType === "multipart/form-data" ? { encType } : {})}
    />
  );
}
