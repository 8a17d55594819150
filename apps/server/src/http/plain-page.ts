import { brand } from "@heirloop/contract/brand/brand";
import { html } from "hono/html";

/** A short page for refusals that happen before the marketplace renders anything. Needs no assets. */
export const plainPage = ({ title, body }: { title: string; body: ReturnType<typeof html> }) =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="color-scheme" content="light dark" />
        <title>${title} · ${brand.name}</title>
      </head>
      <body
        style="font: 1.0625rem/1.5 system-ui, sans-serif; max-width: 32rem; margin: 12vh auto; padding: 0 1.25rem"
      >
        <main>${body}</main>
      </body>
    </html>`;
