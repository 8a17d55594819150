import type { AppFormProps } from "@heirloop/ui/theme/form";
import type { LinkProps } from "@heirloop/ui/theme/link";
import { Form, Link } from "react-router";
import { useWarnIfOffline } from "./use-warn-if-offline.ts";

/** Gives the router's link to the UI library. External links stay plain anchors. */
export function RouterLink({ href, prefetch, ...anchor }: LinkProps) {
  if (!href.startsWith("/") || anchor.target !== undefined) return <a href={href} {...anchor} />;
  return <Link to={href} prefetch={prefetch ?? "none"} {...anchor} />;
}

/** Gives the router's form to the UI library. */
export function RouterForm({ action, encType, onSubmit, ...form }: AppFormProps) {
  const warnIfOffline = useWarnIfOffline();
  return (
    <Form
      {...form}
      onSubmit={(event) => {
        onSubmit?.(event);
        if (form.method === "post" && !event.defaultPrevented && warnIfOffline()) event.preventDefault();
      }}
      {...(typeof action === "string" ? { action } : {})}
      {...(encType === "multipart/form-data" ? { encType } : {})}
    />
  );
}
